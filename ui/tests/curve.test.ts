import { describe, expect, it } from "vitest";
import type { KeyMoment } from "../src/api/types";
import { line, marks, stops } from "../src/result/curve";

const CURVE = [
  { index: 0, turn: 0, scores: [0, 20] },
  { index: 40, turn: 8, scores: [12, 20] },
  { index: 60, turn: 9, scores: [12, 15] },
  { index: 100, turn: 20, scores: [30, 50] },
];
const moment = (index: number, code: KeyMoment["code"], seat: number): KeyMoment => ({
  index,
  turn: 5,
  code,
  params: { seat },
});

describe("the score curve", () => {
  it("goes in steps: points stay as they are until they change", () => {
    expect(line(CURVE, 1)).toEqual([
      { x: 0, y: 1 },
      { x: 0.4, y: 1 },
      { x: 0.4, y: 1 - 12 / 50 },
      { x: 0.6, y: 1 - 12 / 50 },
      { x: 0.6, y: 1 - 12 / 50 },
      { x: 1, y: 1 - 12 / 50 },
      { x: 1, y: 1 - 30 / 50 },
    ]);
  });

  it("has round numbers beside it, the last above all scores", () => {
    expect(marks(CURVE)).toEqual([0, 10, 20, 30, 40, 50]);
    const mutul = [{ index: 9, turn: 1, scores: [88, 317] }];
    expect(marks(mutul)).toEqual([0, 100, 200, 300, 400]);
    expect(marks([{ index: 0, turn: 0, scores: [0, 0] }])).toEqual([0, 2, 4, 6, 8, 10]);
  });

  it("has a stop where somebody gains, not where a bid is paid", () => {
    const found = stops(CURVE, []);
    expect(found.map(({ index }) => index)).toEqual([40, 100]);
    expect(found[0]?.gains).toEqual([{ seat: 1, points: 12 }]);
    expect(found[1]?.gains).toEqual([
      { seat: 2, points: 35 },
      { seat: 1, points: 18 },
    ]);
    expect(found[1]).toMatchObject({ x: 1, y: 0, scores: [30, 50] });
  });

  it("joins key moments of one move, and puts them on their seat's line", () => {
    const found = stops(CURVE, [
      moment(70, "summit", 2),
      moment(40, "lead_change", 1),
      moment(40, "best_round", 1),
    ]);
    expect(found.map(({ index, moments }) => [index, moments.length])).toEqual([
      [40, 2],
      [70, 1],
      [100, 0],
    ]);
    expect(found[1]).toMatchObject({ y: 1 - 15 / 50, scores: [12, 15], gains: [], turn: 5 });
  });

  it("can be drawn of a game that was given up at once", () => {
    const flat = [{ index: 0, turn: 0, scores: [0, 0] }];
    expect(line(flat, 1)).toEqual([{ x: 0, y: 1 }]);
    expect(stops(flat, [])).toEqual([]);
  });
});
