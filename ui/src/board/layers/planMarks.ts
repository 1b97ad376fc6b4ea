/** A plan drawn on the board: where its arrows run, and where the numbers of its steps stand. */

import type { Kind, SpaceName, SpaceState } from "../../api/types";
import { centre, type Point } from "../geometry";

/** One step of a plan. */
export interface PlanMark {
  number: number;
  kind: Kind;
  /** The spaces it goes through; work on a space has just that one. */
  way: readonly SpaceName[];
  /** Whether a member comes from the supply first. */
  enters: boolean;
}

export interface PlanOverlay {
  marks: readonly PlanMark[];
  /** The tiles that the plan places, as they would lie. */
  ghosts: readonly SpaceState[];
  /** The numbers of the steps that are pointed at; none: all are shown alike. */
  lit: readonly number[];
}

/** How far arrows that share a border keep apart. */
const LANE = 13;
/** How far from the middle of a space an arrow begins and ends. */
const FROM = 16;
const UNTIL = 30;
/** Where numbers stand on a space, how far from each other, and how many in a row. */
const LOW = 36;
const HIGH = 30;
const APART = 29;
const IN_A_ROW = 3;

function borders(way: readonly SpaceName[]): string[] {
  return way.slice(1).map((space, index) => [way[index], space].sort().join(" "));
}

/** For each mark the lane its arrow runs in: beside those that cross the same borders before. */
export function lanes(marks: readonly PlanMark[]): number[] {
  const used = new Map<string, number>();
  return marks.map(({ way }) => {
    const crossed = borders(way);
    const lane = Math.max(0, ...crossed.map((border) => used.get(border) ?? 0));
    for (const border of crossed) used.set(border, lane + 1);
    return lane;
  });
}

/** 0, 1, −1, 2, −2 …: lanes to both sides of the middle. */
function sideways(lane: number): number {
  return lane % 2 ? (lane + 1) / 2 : -lane / 2;
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) / length) * by,
    y: from.y + ((to.y - from.y) / length) * by,
  };
}

/** Points moved to the right of where the way leads, by as much as the lane says. */
function shifted(points: readonly Point[], lane: number): Point[] {
  const first = points[0] ?? { x: 0, y: 0 };
  const last = points.at(-1) ?? first;
  const length = Math.hypot(last.x - first.x, last.y - first.y) || 1;
  const by = (sideways(lane) * LANE) / length;
  const dx = -(last.y - first.y) * by;
  const dy = (last.x - first.x) * by;
  return points.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A line to a point, written as a curve so that curves and lines follow each other. */
const straight = (to: Point): string => `Q${at(to)} ${at(to)}`;

/** The path of an arrow along a way, rounded at every space that it passes. */
export function arrow({ way, enters }: PlanMark, lane: number): string {
  const points = shifted(way.map(centre), lane);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || (way.length < 2 && !enters)) return "";
  if (way.length < 2) {
    const { x, y } = last;
    return `M${at({ x, y: y - 52 })} ${at({ x, y: y - 14 })}`;
  }
  const begin = towards(first, points[1] ?? last, FROM);
  const end = towards(last, points.at(-2) ?? first, UNTIL);
  const turns = points.slice(1, -1).map((point, index) => {
    const before = towards(point, points[index] ?? point, 22);
    const after = towards(point, points[index + 2] ?? point, 22);
    return `${straight(before)}Q${at(point)} ${at(after)}`;
  });
  return `M${at(begin)}${turns.join("")}${straight(end)}`;
}

/** Where a number stands, and whether that is in the upper half of its space. */
export interface Spot extends Point {
  high: boolean;
}

const goalOf = ({ way }: PlanMark): SpaceName => way.at(-1) ?? "";

/** Whether numbers stand in a space's upper half: where arrows come from below, out of their way. */
function above(marks: readonly PlanMark[], space: SpaceName): boolean {
  const below = marks
    .filter(({ way }) => way.length > 1 && way.at(-1) === space)
    .map(({ way }) => centre(way.at(-2) ?? space).y - centre(space).y);
  return below.reduce((sum, by) => sum + by, 0) > 0;
}

/** Where the numbers stand: those that end on one space beside each other. */
export function numbers(marks: readonly PlanMark[]): Spot[] {
  return marks.map((mark, index) => {
    const space = goalOf(mark);
    const here = marks.filter((other) => goalOf(other) === space).length;
    const before = marks.slice(0, index).filter((other) => goalOf(other) === space).length;
    const row = Math.floor(before / IN_A_ROW);
    const inRow = Math.min(IN_A_ROW, here - row * IN_A_ROW);
    const high = above(marks, space);
    const { x, y } = centre(space);
    const along = ((before % IN_A_ROW) - (inRow - 1) / 2) * APART;
    return { x: x + along, y: high ? y - HIGH + row * APART : y + LOW - row * APART, high };
  });
}
