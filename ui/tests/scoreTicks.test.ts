import { describe, expect, it } from "vitest";
import { ticksTo } from "../src/table/panels/scoreTicks";

describe("the score track", () => {
  it("has round numbers, evenly apart, up to its end", () => {
    expect(ticksTo(54)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticksTo(78)).toEqual([0, 20, 40, 60]);
    expect(ticksTo(216)).toEqual([0, 50, 100, 150, 200]);
    expect(ticksTo(9999).length).toBeLessThan(11);
  });
});
