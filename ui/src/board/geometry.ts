/** Where the 40 spaces lie: flat-topped hexagons, columns a c e g half a space further north. */

import type { SpaceName } from "../api/types";

export interface Point {
  x: number;
  y: number;
}

export const RADIUS = 66;
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;
export const COLUMNS = "abcdefgh";
export const ROWS = 5;
export const PADDING = 14;

export const BOARD_WIDTH = RADIUS * (1.5 * COLUMNS.length + 0.5) + 2 * PADDING;
export const BOARD_HEIGHT = APOTHEM * (2 * ROWS + 1) + 2 * PADDING;

export const DIRECTIONS: readonly string[] = ["N", "NE", "SE", "S", "SW", "NW"];

/** Unit vectors from a hexagon's centre to its sides, in the order of DIRECTIONS. */
export const OUTWARD: readonly Point[] = DIRECTIONS.map((_, side) => ({
  x: Math.sin((side * Math.PI) / 3),
  y: -Math.cos((side * Math.PI) / 3),
}));

export const SPACES: readonly SpaceName[] = [...COLUMNS].flatMap((column) =>
  Array.from({ length: ROWS }, (_, row) => `${column}${row + 1}`),
);

function columnOf(space: SpaceName): number {
  return COLUMNS.indexOf(space.charAt(0));
}

function rowOf(space: SpaceName): number {
  return Number(space.charAt(1)) - 1;
}

/** Asked for thousands of times for every position: worked out once for each space. */
function once<T>(find: (space: SpaceName) => T): (space: SpaceName) => T {
  const known = new Map<SpaceName, T>();
  return (space) => {
    const found = known.get(space) ?? find(space);
    known.set(space, found);
    return found;
  };
}

export const centre = once((space): Readonly<Point> => {
  const column = columnOf(space);
  const halfSteps = 2 * (ROWS - 1 - rowOf(space)) + (column % 2) + 1;
  return { x: PADDING + RADIUS + 1.5 * RADIUS * column, y: PADDING + APOTHEM * halfSteps };
});

const neighbours = once((space) => {
  const from = centre(space);
  return OUTWARD.map((out) => {
    const x = from.x + out.x * 2 * APOTHEM;
    const y = from.y + out.y * 2 * APOTHEM;
    return SPACES.find((other) => near(centre(other), { x, y })) ?? null;
  });
});

/** The neighbour on a side, or null at the edge of the board. */
export function neighbour(space: SpaceName, side: number): SpaceName | null {
  return neighbours(space)[side] ?? null;
}

function near(a: Point, b: Point): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < 4;
}

/** The middle of the side that two neighbouring spaces share. */
export function between(a: SpaceName, b: SpaceName): Point {
  const one = centre(a);
  const two = centre(b);
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}

function corners(radius: number, { x, y }: Point): string {
  const high = (radius * Math.sqrt(3)) / 2;
  const half = radius / 2;
  const spots = [
    [-radius, 0],
    [-half, -high],
    [half, -high],
    [radius, 0],
    [half, high],
    [-half, high],
  ] as const;
  return spots.map(([dx, dy]) => `${(x + dx).toFixed(2)},${(y + dy).toFixed(2)}`).join(" ");
}

/** The corners of a hexagon around the origin, for a polygon's `points`. */
export function hexagon(radius: number): string {
  return corners(radius, { x: 0, y: 0 });
}

/** The corners of a hexagon where a space lies: no transform needed. */
export function hexagonAt(space: SpaceName, radius: number): string {
  return corners(radius, centre(space));
}

/** The hexagons of some spaces as one path. */
export function hexagonsAt(spaces: readonly SpaceName[], radius: number): string {
  return spaces.map((space) => `M${hexagonAt(space, radius)}Z`).join("");
}

/** Where an arrow key leads: the same column for up and down, the nearest next column sideways. */
export function stepTo(space: SpaceName, key: string): SpaceName | null {
  const side: Record<string, number[]> = {
    ArrowUp: [0],
    ArrowDown: [3],
    ArrowRight: columnOf(space) % 2 ? [1, 2] : [2, 1],
    ArrowLeft: columnOf(space) % 2 ? [5, 4] : [4, 5],
  };
  for (const each of side[key] ?? []) {
    const next = neighbour(space, each);
    if (next) return next;
  }
  return null;
}

/** A number from 0 to 1 that is always the same for a space: variety without chance. */
export function whim(space: SpaceName, salt: number): number {
  const seed = columnOf(space) * 37 + rowOf(space) * 101 + salt * 57;
  const wave = Math.sin(seed * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
}
