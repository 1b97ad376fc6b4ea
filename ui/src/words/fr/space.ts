import { countingIn } from "../plural";
import type { Words } from "../words";

const { plural } = countingIn("fr");

export const space: Pick<Words, "spaceCard"> = {
  spaceCard: {
    scores: (who, points) =>
      `${who === null ? "vous marquez" : `${who} marque`} ${plural(points, "# point", "# points")} ici`,
    worth: (points) =>
      plural(points, "personne ne marque son # point", "personne ne marque ses # points"),
    strength: (n) => `force ${n}`,
    paths: "chemins",
    closed: "sans chemin",
    unexplored: "inexploré",
    way: (space, ap) => `${space} pour ${ap} PA`,
    facing: (space, stones) =>
      stones ? `${space} (${plural(stones, "# dalle", "# dalles")})` : space,
  },
};
