/** Who stands on a space and where: figures while they fit, one plate for each seat once they do not. */

import type { Member, Seat, SpaceState } from "../../api/types";
import type { Point } from "../geometry";

type Party = SpaceState["members"][number];

export interface Group {
  seat: Seat;
  member: Member;
  count: number;
}

export interface Plate extends Point {
  seat: Seat;
  leaders: number;
  explorers: number;
  width: number;
}

/** More groups than this can't stand side by side on a hexagon. */
export const ROW = 4;
export const PLATE_HEIGHT = 16;
/** How far apart by how many there are: counts of two digits need the room. */
const STEPS = [0, 0, 28, 25, 21.5];
const DISC = 17;
const DIGIT = 7.4;
const GAP = 2;
const BACK = 19;
const FRONT = 37;

export function groupsOf(members: readonly Party[]): Group[] {
  return members.flatMap(({ seat, leaders, explorers }): Group[] => [
    ...(leaders ? [{ seat, member: "leader" as const, count: leaders }] : []),
    ...(explorers ? [{ seat, member: "explorer" as const, count: explorers }] : []),
  ]);
}

/** Where a figure's foot is; four stand closer and further up, where the hexagon is wider. */
export function footOf(index: number, count: number): Point {
  const step = STEPS[count] ?? 0;
  return { x: (index - (count - 1) / 2) * step, y: count < ROW ? 41 : 39 };
}

/** One plate for each seat, two to a row, each row in the middle. */
export function platesOf(members: readonly Party[]): Plate[] {
  const rows = [members.slice(0, 2), members.slice(2)];
  return rows.flatMap((row, index) => {
    const widths = row.map(({ explorers }) => widthOf(explorers));
    const whole = widths.reduce((sum, width) => sum + width, 0) + GAP * (row.length - 1);
    return row.map((party, at) => ({
      ...party,
      x: widths.slice(0, at).reduce((sum, width) => sum + width + GAP, -whole / 2),
      y: index ? FRONT : BACK,
      width: widths[at] ?? 0,
    }));
  });
}

function widthOf(explorers: number): number {
  return explorers ? DISC + 2 + DIGIT * String(explorers).length : DISC;
}
