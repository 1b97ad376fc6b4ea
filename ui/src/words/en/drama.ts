import { countingIn } from "../plural";
import type { Name } from "../words";

const { list, plural } = countingIn("en-GB");

export const drama = {
  drama: {
    you: "You",
    volcano: "Volcano!",
    final: "Final scoring",
    interim: "Interim scoring",
    round: (n: number, of: number | null) =>
      of === null ? `Scoring round ${n}` : `Scoring round ${n} of ${of}`,
    order: "Scoring order",
    orderTold: (names: readonly string[]) => `Scoring order: ${names.join(", ")}.`,
    turns: "In this order",
    turnsTold: (names: readonly string[]) => `In this order: ${names.join(", ")}.`,
    draws: (who: Name) => (who === null ? "You draw a tile" : `${who} draws a tile`),
    sets: { 1: "single", 2: "pair", 3: "triple" } as Record<number, string>,
    exchange: (one: Name, other: Name) =>
      one === null || other === null
        ? `You and ${one ?? other} exchange treasures`
        : `${list([one, other])} exchange treasures`,
    scores: (who: Name) => (who === null ? "You score" : `${who} scores`),
    points: "Points",
    score: "Score",
    lineTold: (who: Name, points: number, score: number) =>
      `${who === null ? "You score" : `${who} scores`} ${plural(points, "# point", "# points")} and ${who === null ? "have" : "has"} ${score}.`,
    over: "The game is over",
  },
};
