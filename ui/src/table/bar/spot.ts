/** Where the bar of a space goes: beside it, inside the board's frame, over as little as can be. */

import type { Box } from "../../board/view/view";

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
  /** Whether what the bar's buttons have to say goes below it, else above it. */
  tipBelow: boolean;
}

/** Between bar and space, and between bar and frame. */
const GAP = 6;
/** How high a reason is, with the bar's own distance from it. */
const TIP = 96;

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function shared(start: number, long: number, from: number, size: number): number {
  return Math.max(0, Math.min(start + long, from + size) - Math.max(start, from));
}

/** How much of some boxes a bar would cover. */
function covered(bar: Box, boxes: readonly Box[]): number {
  return boxes.reduce(
    (sum, box) =>
      sum +
      shared(bar.left, bar.width, box.left, box.width) *
        shared(bar.top, bar.height, box.top, box.height),
    0,
  );
}

/** The places beside a space, the best liked first: below, above, at its sides; each in three ways. */
function places(bar: Size, space: Box): { left: number; top: number }[] {
  const right = space.left + space.width;
  const bottom = space.top + space.height;
  const across = [(space.left + right - bar.width) / 2, space.left, right - bar.width];
  const along = [(space.top + bottom - bar.height) / 2, space.top, bottom - bar.height];
  return [
    ...across.map((left) => ({ left, top: bottom + GAP })),
    ...across.map((left) => ({ left, top: space.top - GAP - bar.height })),
    ...along.map((top) => ({ left: right + GAP, top })),
    ...along.map((top) => ({ left: space.left - GAP - bar.width, top })),
  ];
}

/**
 * Choose the place that covers least of what else there is to choose from. Where a space is so
 * large, or so far outside the frame, that nothing beside it is inside, the frame comes first.
 */
export function spotFor(bar: Size, space: Box, frame: Size, others: readonly Box[]): Spot {
  const most = { left: frame.width - bar.width - GAP, top: frame.height - bar.height - GAP };
  const inside = places(bar, space).map(({ left, top }) => ({
    left: between(GAP, left, Math.max(GAP, most.left)),
    top: between(GAP, top, Math.max(GAP, most.top)),
    ...bar,
  }));
  const cost = (box: Box): number => covered(box, others) + 1000 * covered(box, [space]);
  const best = inside.reduce((least, box) => (cost(box) < cost(least) ? box : least));
  const below = frame.height - best.top - best.height;
  const over = best.top + best.height <= space.top;
  return { left: best.left, top: best.top, tipBelow: below >= TIP && !(over && best.top >= TIP) };
}
