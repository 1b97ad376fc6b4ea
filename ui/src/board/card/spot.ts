/** Where a card beside a space goes: on the side where it covers neither that nor what must stay clear. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const MARGIN = 6;
/** Covering the space itself is far worse than covering something else. */
const WORST = 1000;

export function spotBeside(space: Box, card: Size, clear: readonly Box[], page: Box): Spot {
  const middle = (space.left + space.right - card.width) / 2;
  const level = (space.top + space.bottom - card.height) / 2;
  const spots: Spot[] = [
    { left: space.right + GAP, top: level },
    { left: space.left - GAP - card.width, top: level },
    { left: middle, top: space.top - GAP - card.height },
    { left: middle, top: space.bottom + GAP },
  ].map((spot) => inside(spot, card, page));
  const covers = spots.map((spot) => {
    const box = boxOf(spot, card);
    const rest = clear.reduce((sum, each) => sum + shared(box, each), 0);
    return WORST * shared(box, space) + rest;
  });
  return spots[covers.indexOf(Math.min(...covers))] ?? { left: 0, top: 0 };
}

function inside({ left, top }: Spot, { width, height }: Size, page: Box): Spot {
  const most = { left: page.right - MARGIN - width, top: page.bottom - MARGIN - height };
  return {
    left: Math.max(page.left + MARGIN, Math.min(left, most.left)),
    top: Math.max(page.top + MARGIN, Math.min(top, most.top)),
  };
}

function boxOf({ left, top }: Spot, { width, height }: Size): Box {
  return { left, top, right: left + width, bottom: top + height };
}

/** The area that two boxes have in common. */
export function shared(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}
