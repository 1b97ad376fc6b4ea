/** How strong everybody is on a contested temple, and where that is written. */

import type { Seat, SpaceState } from "../../api/types";
import type { Point } from "../geometry";

export interface Count extends Point {
  seat: Seat;
  strength: number;
  leaders: number;
  width: number;
}

export interface Row {
  counts: Count[];
  y: number;
  width: number;
}

export const ROW_HEIGHT = 18;
/** More seats than this can't be written side by side on a hexagon. */
const SIDE_BY_SIDE = 2;
const DISC = 14;
const DIGIT = 7.6;
const GAP = 5;
const EDGE = 3;
/** Where one row is, before the members' feet; and where two are, instead of the members. */
const ONE = [36];
const TWO = [22, 41];

/** Nothing unless several seats stand on a temple that has no guard: else nobody contests it. */
export function tallyOf(space: SpaceState): Row[] {
  if (space.terrain !== "temple" || space.guard || space.members.length < 2) return [];
  const heights = space.members.length > SIDE_BY_SIDE ? TWO : ONE;
  return heights.map((y, index) =>
    rowOf(space, space.members.slice(index * SIDE_BY_SIDE, (index + 1) * SIDE_BY_SIDE), y),
  );
}

function rowOf(space: SpaceState, members: SpaceState["members"], y: number): Row {
  const widths = members.map(
    ({ seat }) => DISC + 1.5 + DIGIT * String(space.strength[seat - 1] ?? 0).length,
  );
  const width = widths.reduce((sum, each) => sum + each + GAP, 2 * EDGE - GAP);
  const left = (at: number): number =>
    widths.slice(0, at).reduce((sum, each) => sum + each + GAP, EDGE - width / 2);
  const counts = members.map(({ seat, leaders }, at) => ({
    seat,
    leaders,
    strength: space.strength[seat - 1] ?? 0,
    x: left(at),
    y,
    width: widths[at] ?? 0,
  }));
  return { counts, y, width };
}
