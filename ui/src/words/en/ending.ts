import { countingIn } from "../plural";
import type { Name } from "../words";

const { list, plural } = countingIn("en-GB");
const points = (n: number): string => plural(n, "# point", "# points");

/** How a game ended, and what one's games add up to. */
export const ending = {
  ending: {
    wonBy: (who: Name, n: number) => `${who ?? "You"} won by ${points(n)}`,
    wonTie: (who: Name) => `${who ?? "You"} won the tie-break`,
    wonEven: (who: Name) => `Level on points: ${who === null ? "you win" : `${who} wins`}`,
    place: (place: number, behind: number) =>
      `You came ${["", "first", "second", "third", "fourth"][place] ?? place}, ${points(behind)} behind.`,
    ranking: "Final ranking",
    skip: "Skip",
    curve: "The game in points",
    curveWords: "Choose a moment to see it on the board.",
    stop: (move: number, what: readonly string[], scores: readonly string[]) =>
      `Move ${move}: ${what.length ? `${list(what)}. ` : ""}${scores.join(", ")}`,
    gained: (who: Name, n: number) => (who === null ? `you score ${n}` : `${who} scores ${n}`),
    board: "The final board",
  },
  deeds: {
    form: "Form",
    formWords: "Your latest games, newest on the left",
    won: "won",
    lost: "lost",
    shared: "shared",
    gaveUp: "given up",
    byMargin: (won: boolean, n: number) =>
      n === 0 ? "level on points" : `${won ? "ahead" : "behind"} by ${points(n)}`,
    streak: "Wins in a row",
    streakNow: (n: number) => `${n} now`,
    bestScore: "Most points",
    bestMargin: "Biggest win",
    none: "–",
    lines: "By variant and opponent",
    achievements: "Achievements",
    reached: (n: number, of: number) => `${n} of ${of}`,
    open: "not yet",
    names: {
      expedition: ["First expedition", "Play a game to its end."],
      victory: ["First victory", "Win a game."],
      summit: ["Temple of level 10", "Score for a temple of level 10."],
      three_triples: ["Three triples", "End a game with three sets of three equal treasures."],
      every_kind: ["Museum", "End a game with all eight kinds of treasure."],
      builder: ["Master builder", "Uncover 15 levels in one game."],
      both_guards: ["Both guards", "Place both of your guards in one game."],
      great_round: ["Sixty at once", "Make 60 points in one scoring turn."],
      comeback: ["Comeback", "Win after being last at a scoring."],
      photo_finish: ["Photo finish", "Win by a single point, or by the tie-break."],
      thrifty: ["Thrifty", "Win an auction game with bids of 10 points at most in all."],
      table_of_four: ["Head of the table", "Win with four players."],
      beat_easy: ["Easy beaten", "Win against the easy bot."],
      beat_medium: ["Medium beaten", "Win against the medium bot."],
      beat_hard: ["Hard beaten", "Win against the hard bot."],
      beat_expert: ["Expert beaten", "Win against the expert bot."],
      mutul_very_easy: ["Mutul, very easy", "Beat Mutul from his lowest start."],
      mutul_easy: ["Mutul, easy", "Beat Mutul at the level easy."],
      mutul_standard: ["Mutul, standard", "Beat Mutul at the level standard. No bot has."],
      mutul_hard: ["Mutul, hard", "Beat Mutul at the level hard. No bot has."],
      mutul_very_hard: ["Mutul, very hard", "Beat Mutul from his highest start. No bot has."],
      legend: ["A legend", "Win Tikal Legend."],
      legend_printed: ["Living legend", "Win Tikal Legend from the printed start or above."],
      streak: ["Three in a row", "Win three games in a row."],
      every_game: ["All-rounder", "Play each of the four games to its end."],
    } as Record<string, [string, string]>,
  },
};
