/** Where something goes beside a space: inside its frame, over as little as can be of what else there is. */

import type { Box } from "./view";

export type Size = Pick<Box, "width" | "height">;
export type Spot = Pick<Box, "left" | "top">;
export type Side = "below" | "above" | "right" | "left";

export interface Beside {
  space: Box;
  frame: Box;
  /** The best liked side first. */
  sides: readonly Side[];
  /** How far from the space. */
  gap: number;
  /** What to keep clear, besides the space itself. */
  clear: readonly Box[];
}

/** Between it and the frame. */
const MARGIN = 6;
/** Covering the space itself is far worse than covering something else. */
const WORST = 1000;

/**
 * Choose the place that covers least. Where a space is so large, or so far outside the frame, that
 * nothing beside it is inside, the frame comes first.
 */
export function spotBeside(size: Size, { space, frame, sides, gap, clear }: Beside): Spot {
  const places = sides
    .flatMap((side) => along(side, size, space, gap))
    .map((spot) => ({ ...inside(spot, size, frame), ...size }));
  const cost = (box: Box): number =>
    WORST * shared(box, space) + clear.reduce((sum, each) => sum + shared(box, each), 0);
  const { left, top } = places.reduce((best, box) => (cost(box) < cost(best) ? box : best));
  return { left, top };
}

/** The places on a side of a space: in the middle, and from either end. */
function along(side: Side, { width, height }: Size, space: Box, gap: number): Spot[] {
  const [right, bottom] = [space.left + space.width, space.top + space.height];
  if (side === "below" || side === "above") {
    const top = side === "below" ? bottom + gap : space.top - gap - height;
    const lefts = [(space.left + right - width) / 2, space.left, right - width];
    return lefts.map((left) => ({ left, top }));
  }
  const left = side === "right" ? right + gap : space.left - gap - width;
  const tops = [(space.top + bottom - height) / 2, space.top, bottom - height];
  return tops.map((top) => ({ left, top }));
}

function inside({ left, top }: Spot, { width, height }: Size, frame: Box): Spot {
  return {
    left: within(left, frame.left, frame.width - width),
    top: within(top, frame.top, frame.height - height),
  };
}

function within(at: number, start: number, room: number): number {
  return Math.max(start + MARGIN, Math.min(at, start + room - MARGIN));
}

/** The area that two boxes have in common. */
export function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}
