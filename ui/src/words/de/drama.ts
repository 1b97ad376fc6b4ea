import { countingIn } from "../plural";
import type { Words } from "../words";

const { list, plural } = countingIn("de");

export const drama: Pick<Words, "drama"> = {
  drama: {
    you: "Du",
    volcano: "Vulkan!",
    final: "Schlusswertung",
    interim: "Zwischenwertung",
    round: (n, of) => (of === null ? `Wertung ${n}` : `Wertung ${n} von ${of}`),
    order: "Reihenfolge der Wertung",
    orderTold: (names) => `Reihenfolge der Wertung: ${names.join(", ")}.`,
    turns: "In dieser Reihenfolge",
    turnsTold: (names) => `In dieser Reihenfolge: ${names.join(", ")}.`,
    draws: (who) => (who === null ? "Du ziehst ein Plättchen" : `${who} zieht ein Plättchen`),
    sets: { 1: "einzeln", 2: "Paar", 3: "Trio" },
    exchange: (one, other) =>
      one === null || other === null
        ? `Du und ${one ?? other} tauscht Schätze`
        : `${list([one, other])} tauschen Schätze`,
    scores: (who) => (who === null ? "Du erhältst" : `${who} erhält`),
    points: "Punkte",
    score: "Stand",
    lineTold: (who, points, score) =>
      `${who === null ? "Du erhältst" : `${who} erhält`} ${plural(points, "# Punkt", "# Punkte")}, Stand ${score}.`,
    over: "Die Partie ist zu Ende",
  },
};
