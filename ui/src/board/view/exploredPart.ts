/** Which part of the board is worth looking at, in shares of its width and height. */

import type { SpaceState } from "../../api/types";
import { BOARD_HEIGHT, BOARD_WIDTH, centre, RADIUS } from "../geometry";

export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// The next ring ends at 2.6; a little more shows its border.
const MARGIN = RADIUS * 2.75;

/** The explored spaces with the next ring around them, as far as there is a board. */
export function exploredPart(spaces: readonly Pick<SpaceState, "space" | "terrain">[]): Part {
  const spots = spaces
    .filter(({ terrain }) => terrain !== "jungle")
    .map(({ space }) => centre(space));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return {
    left: Math.max(0, Math.min(...xs) - MARGIN) / BOARD_WIDTH,
    right: Math.min(BOARD_WIDTH, Math.max(...xs) + MARGIN) / BOARD_WIDTH,
    top: Math.max(0, Math.min(...ys) - MARGIN) / BOARD_HEIGHT,
    bottom: Math.min(BOARD_HEIGHT, Math.max(...ys) + MARGIN) / BOARD_HEIGHT,
  };
}
