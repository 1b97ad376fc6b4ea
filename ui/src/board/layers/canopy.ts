/**
 * The jungle as a handful of paths. Every element with a transform of its own costs the browser time
 * whenever the board moves, so thousands of leaves are drawn as one path for each shade of green.
 */

import type { SpaceName } from "../../api/types";
import { centre, type Point, whim } from "../geometry";

const TREES = 10;
/** Every so many plants one is a palm. */
const PALMS = [1, 5, 9];
const FRONDS = [0, 51, 103, 154, 206, 257, 309];

export type Shade = "shade" | "dark" | "mid" | "light" | "top" | "frond" | "leaf" | "heart";
export type Canopy = Record<Shade, string>;

function disc({ x, y }: Point, r: number): string {
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0z`;
}

function frond({ x, y }: Point, size: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const at = (across: number, along: number): string => {
    const dx = across * Math.cos(angle) - along * Math.sin(angle);
    const dy = across * Math.sin(angle) + along * Math.cos(angle);
    return `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`;
  };
  return `M${at(0, 0)}Q${at(0.36, -0.5)} ${at(0, -1)}Q${at(-0.36, -0.5)} ${at(0, 0)}z`;
}

/** A plant's place inside its space and its size, always the same for the same space. */
function plant(space: SpaceName, index: number): { at: Point; size: number } {
  const middle = centre(space);
  const angle = (index / (TREES - 1)) * 2 * Math.PI + whim(space, index) * 0.8;
  const far = index === 0 ? whim(space, 40) * 8 : 30 + whim(space, index + 9) * 15;
  const size = (28 + whim(space, index + 20) * 14) / 32;
  return {
    at: { x: middle.x + Math.cos(angle) * far, y: middle.y + Math.sin(angle) * far * 0.88 },
    size,
  };
}

function tree(canopy: Canopy, { x, y }: Point, size: number): void {
  const spot = (dx: number, dy: number): Point => ({ x: x + dx * size, y: y + dy * size });
  canopy.shade += disc(spot(1, 3), 14 * size);
  canopy.dark += disc(spot(-6, -1), 8.5 * size);
  canopy.mid += disc(spot(6, 1), 8.5 * size);
  canopy.light += disc(spot(0, -6), 8.5 * size);
  canopy.top += disc(spot(-2, -8), 3.6 * size);
}

function palm(canopy: Canopy, at: Point, size: number): void {
  for (const turn of FRONDS) canopy[turn % 2 ? "frond" : "leaf"] += frond(at, 16 * size, turn);
  canopy.heart += disc(at, 2.2 * size);
}

export function canopyOf(spaces: readonly SpaceName[]): Canopy {
  const canopy: Canopy = {
    shade: "",
    dark: "",
    mid: "",
    light: "",
    top: "",
    frond: "",
    leaf: "",
    heart: "",
  };
  for (const space of spaces) {
    for (let index = 0; index < TREES; index += 1) {
      const { at, size } = plant(space, index);
      (PALMS.includes(index) ? palm : tree)(canopy, at, size);
    }
  }
  return canopy;
}
