import { describe, expect, it } from "vitest";
import { curveOf, START } from "../src/rating/curve";
import { changeWords, ratingWords } from "../src/rating/figures";
import { pageOf } from "../src/shell/pages";

describe("ratings", () => {
  it("marks those that are still uncertain", () => {
    expect(ratingWords({ rating: 1579, provisional: true })).toBe("1579?");
    expect(ratingWords({ rating: 1579, provisional: false })).toBe("1579");
  });

  it("tell a change with its sign", () => {
    expect([14, 0, -79].map(changeWords)).toEqual(["+14", "±0", "−79"]);
  });

  it("are drawn from what everybody begins with", () => {
    const { spots, lowest, highest, start, first, last } = curveOf([1579, 1440]);
    expect([lowest, highest, first, last]).toEqual([1400, 1600, START, 1440]);
    expect(spots.map(({ x }) => x)).toEqual([0, 0.5, 1]);
    expect(spots.map(({ y }) => y)).toEqual([0.5, 0.105, 0.8]);
    expect(start).toBe(0.5);
  });

  it("have a chart also where nothing has changed", () => {
    expect(curveOf([START])).toMatchObject({ lowest: 1500, highest: 1550, start: null });
    expect(curveOf([]).spots).toEqual([{ x: 0, y: 1 }]);
  });

  it("have pages of their own", () => {
    expect(pageOf("/ratings")).toEqual({ name: "ratings" });
    expect(pageOf("/player/Ada")).toEqual({ name: "player", handle: "Ada" });
    expect(pageOf("/player")).toEqual({ name: "nowhere" });
  });
});
