/** Which part of the board is worth looking at, in shares of its width and height. */

import type { SpaceState } from "../api/types";
import { BOARD_HEIGHT, BOARD_WIDTH, centre, RADIUS } from "./geometry";

export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MARGIN = RADIUS * 2.6;

/** The explored spaces with the next ring around them. */
export function exploredPart(spaces: readonly SpaceState[]): Part {
  const spots = spaces
    .filter(({ terrain }) => terrain !== "jungle")
    .map(({ space }) => centre(space));
  return {
    left: (Math.min(...spots.map(({ x }) => x)) - MARGIN) / BOARD_WIDTH,
    right: (Math.max(...spots.map(({ x }) => x)) + MARGIN) / BOARD_WIDTH,
    top: (Math.min(...spots.map(({ y }) => y)) - MARGIN) / BOARD_HEIGHT,
    bottom: (Math.max(...spots.map(({ y }) => y)) + MARGIN) / BOARD_HEIGHT,
  };
}
