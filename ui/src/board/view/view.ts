/** Where the board lies in its frame, for what floats over it and follows its spaces. */

import type { SpaceName } from "../../api/types";
import { APOTHEM, centre, type Point, RADIUS } from "../geometry";

export interface View {
  /** How many pixels one of the board's units takes. */
  unit: number;
  /** Where the board's corner lies, in the frame's pixels. */
  x: number;
  y: number;
  /** How large the frame is. */
  width: number;
  height: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The frame's own box, in its own pixels. */
export function frameOf({ width, height }: View): Box {
  return { left: 0, top: 0, width, height };
}

export function onScreen({ unit, x, y }: View, point: Point): Point {
  return { x: x + point.x * unit, y: y + point.y * unit };
}

/** The box around a space, or around the middle part of it, in the frame's pixels. */
export function boxOf(space: SpaceName, view: View, part = 1): Box {
  const { x, y } = onScreen(view, centre(space));
  const [wide, high] = [RADIUS * view.unit * part, APOTHEM * view.unit * part];
  return { left: x - wide, top: y - high, width: 2 * wide, height: 2 * high };
}
