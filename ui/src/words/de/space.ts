import { countingIn } from "../plural";
import type { Words } from "../words";

const { plural } = countingIn("de");

export const space: Pick<Words, "spaceCard"> = {
  spaceCard: {
    scores: (who, points) =>
      `${who === null ? "du erhältst" : `${who} erhält`} hier ${plural(points, "# Punkt", "# Punkte")}`,
    worth: (points) => plural(points, "niemand erhält den # Punkt", "niemand erhält die # Punkte"),
    strength: (n) => `Stärke ${n}`,
    paths: "Wege",
    closed: "kein Weg",
    unexplored: "unerforscht",
    way: (space, ap) => `${space} für ${ap} AP`,
    facing: (space, stones) =>
      stones ? `${space} (${plural(stones, "# Stein", "# Steine")})` : space,
  },
};
