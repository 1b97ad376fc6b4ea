/** The score curve as it is drawn: a line of steps for each seat, and the moments to go to. */

import type { KeyMoment, Result, Seat } from "../api/types";

export type Curve = Result["curve"];

/** Where on the chart something is, in shares of its width and height, from the top left. */
export interface Spot {
  x: number;
  y: number;
}

export interface Stop extends Spot {
  /** The number of the move. */
  index: number;
  turn: number;
  scores: number[];
  /** Who got points there, and how many. */
  gains: { seat: Seat; points: number }[];
  moments: KeyMoment[];
}

/** Round numbers for the lines of the scale: so far apart that five are enough. */
const STEPS = [2, 5, 10, 20, 25, 50, 100, 200];
const LINES = 5;

/** The numbers of the scale, from 0 to one that no score is above. */
export function marks(curve: Curve): number[] {
  const highest = Math.max(10, ...curve.flatMap(({ scores }) => scores));
  const step = STEPS.find((each) => highest <= each * LINES) ?? highest;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, number) => number * step);
}

/** The corners of a seat's line. */
export function line(curve: Curve, seat: Seat): Spot[] {
  const scale = scaleOf(curve);
  return curve.flatMap((point, number) => {
    const before = curve[number - 1];
    const here = scale(point.index, point.scores[seat - 1] ?? 0);
    return before ? [{ x: here.x, y: scale(0, before.scores[seat - 1] ?? 0).y }, here] : [here];
  });
}

/**
 * The moments to choose from: where somebody got points, and the key moments. They lie on the line
 * of whoever they are about.
 */
export function stops(curve: Curve, moments: readonly KeyMoment[]): Stop[] {
  const scale = scaleOf(curve);
  const indexes = [
    ...moments.map(({ index }) => index),
    ...curve.filter((_, number) => gainsAt(curve, number).length).map(({ index }) => index),
  ];
  return [...new Set(indexes)]
    .sort((one, other) => one - other)
    .map((index) => {
      const number = curve.findLastIndex((point) => point.index <= index);
      const point = curve[number] ?? { index, turn: 0, scores: [] };
      const here = moments.filter((moment) => moment.index === index);
      const gains = point.index === index ? gainsAt(curve, number) : [];
      const seat = (gains[0]?.seat ?? here[0]?.params.seat ?? 1) as Seat;
      return {
        ...scale(index, point.scores[seat - 1] ?? 0),
        index,
        turn: here[0]?.turn ?? point.turn,
        scores: point.scores,
        gains,
        moments: here,
      };
    });
}

function gainsAt(curve: Curve, number: number): Stop["gains"] {
  const before = curve[number - 1];
  return (curve[number]?.scores ?? [])
    .map((score, seat) => ({
      seat: seat + 1,
      points: score - (before?.scores[seat] ?? score),
    }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);
}

function scaleOf(curve: Curve): (index: number, score: number) => Spot {
  const last = Math.max(1, curve.at(-1)?.index ?? 1);
  const highest = marks(curve).at(-1) ?? 1;
  return (index, score) => ({ x: index / last, y: 1 - Math.max(0, score) / highest });
}
