/** How strong everybody is on a contested temple, and where that is written. */

import type { Seat, SpaceState } from "../../api/types";

export interface Count {
  seat: Seat;
  strength: number;
  x: number;
  width: number;
}

const DISC = 14;
const DIGIT = 7.6;
const GAP = 5;
const EDGE = 3;

/** Nothing unless several seats stand on a temple that has no guard: else nobody contests it. */
export function tallyOf(space: SpaceState): Count[] {
  if (space.terrain !== "temple" || space.guard || space.members.length < 2) return [];
  const counts = space.members.map(({ seat }) => {
    const strength = space.strength[seat - 1] ?? 0;
    return { seat, strength, width: DISC + 1.5 + DIGIT * String(strength).length };
  });
  let x = -widthOf(counts) / 2 + EDGE;
  return counts.map((count) => {
    const here = { ...count, x };
    x += count.width + GAP;
    return here;
  });
}

/** The width of the whole board. */
export function widthOf(counts: readonly { width: number }[]): number {
  return counts.reduce((sum, { width }) => sum + width + GAP, 2 * EDGE - GAP);
}
