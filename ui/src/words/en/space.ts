import { countingIn } from "../plural";
import type { Name } from "../words";

const { plural } = countingIn("en-GB");

/** What the card of a space says besides its ground and pieces. */
export const space = {
  spaceCard: {
    scores: (who: Name, points: number) =>
      `${who === null ? "you score" : `${who} scores`} ${plural(points, "# point", "# points")} here`,
    worth: (points: number) =>
      plural(points, "nobody scores its # point", "nobody scores its # points"),
    strength: (n: number) => `strength ${n}`,
    paths: "paths",
    closed: "no path",
    unexplored: "unexplored",
    way: (space: string, ap: number) => `${space} for ${ap} AP`,
    facing: (space: string, stones: number) =>
      stones ? `${space} (${plural(stones, "# stone", "# stones")})` : space,
  },
};
