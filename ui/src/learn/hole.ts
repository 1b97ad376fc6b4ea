/** Shapes on the screen: what is lit, and the arrow that points at it. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Arrow {
  x: number;
  y: number;
  /** Which way it points, clockwise from up. */
  turn: number;
}

/** How far a lit shape reaches beyond what it shows. */
const MARGIN = 5;
const CORNER = 9;
/** The arrow with the way that it sways, and what is kept free at the window's edge. */
const ARROW = 62;

/** A closed path around a box, with round corners. */
export function frame({ left, top, right, bottom }: Box): string {
  const [l, t, r, b] = [left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN];
  const c = Math.min(CORNER, (r - l) / 2, (b - t) / 2);
  return (
    `M${l + c} ${t}H${r - c}Q${r} ${t} ${r} ${t + c}V${b - c}Q${r} ${b} ${r - c} ${b}` +
    `H${l + c}Q${l} ${b} ${l} ${b - c}V${t + c}Q${l} ${t} ${l + c} ${t}Z`
  );
}

/** A closed path around a space: a hexagon with a flat top, as wide and high as its box. */
export function hexagon({ left, top, right, bottom }: Box): string {
  const quarter = (right - left) / 4;
  const middle = (top + bottom) / 2;
  const corners = [
    [left, middle],
    [left + quarter, top],
    [right - quarter, top],
    [right, middle],
    [right - quarter, bottom],
    [left + quarter, bottom],
  ];
  return `M${corners.map((corner) => corner.join(" ")).join(" ")}Z`;
}

type Side = "above" | "left" | "right" | "below";
/** Where an arrow stands, at best: above a space, and below a button, whose words are above it. */
export const ABOVE: readonly Side[] = ["above", "left", "right", "below"];
export const BELOW: readonly Side[] = ["below", "above", "left", "right"];

/** An arrow outside a box that points at it, on the first of these sides that has room. */
export function arrowTo(
  { left, top, right, bottom }: Box,
  width: number,
  height: number,
  sides: readonly Side[],
): Arrow {
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  const places: Record<Side, [room: number, arrow: Arrow]> = {
    above: [top, { x, y: top - MARGIN, turn: 180 }],
    left: [left, { x: left - MARGIN, y, turn: 90 }],
    right: [width - right, { x: right + MARGIN, y, turn: 270 }],
    below: [height - bottom, { x, y: bottom + MARGIN, turn: 0 }],
  };
  const found = sides.map((side) => places[side]).find(([room]) => room > ARROW);
  return found?.[1] ?? places.above[1];
}
