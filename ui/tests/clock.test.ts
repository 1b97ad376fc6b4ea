import { describe, expect, it } from "vitest";
import type { Clocks } from "../src/api/types";
import { isShort, leftOf, spanOf } from "../src/table/people/clock";
import { paceWords } from "../src/table/people/pace";
import { en } from "../src/words/en/index";

const START = "2026-11-18T12:00:00.000+00:00";
const at = (seconds: number): number => Date.parse(START) + seconds * 1000;
const PACE = { kind: "live", bank: 600, increment: 20, most: 1200, at_zero: "ask" } as const;
const CLOCKS: Clocks = {
  pace: PACE,
  left: [600, 90],
  since: START,
  running: 2,
  ends: null,
  paused: false,
  wishes: [],
  away: [null, null],
  grant: 300,
};

describe("clocks", () => {
  it("run for the seat to move only", () => {
    expect(leftOf(CLOCKS, 1, at(60))).toBe(600);
    expect(leftOf(CLOCKS, 2, at(60))).toBe(30);
    expect(leftOf(CLOCKS, 2, at(600))).toBe(0);
  });

  it("stand still in a pause, on vacation, and where this machine is ahead", () => {
    expect(leftOf({ ...CLOCKS, paused: true }, 2, at(60))).toBe(90);
    const away = new Date(at(50)).toISOString();
    expect(leftOf({ ...CLOCKS, away: [null, away] }, 2, at(60))).toBe(80);
    expect(leftOf(CLOCKS, 2, at(-5))).toBe(90);
  });

  it("tell the time in units that matter", () => {
    const text = (seconds: number): string => en.clocks.span(spanOf(seconds));
    expect([9, 61.2, 3725, 90_061].map(text)).toEqual(["0:09", "1:02", "1 h 2 min", "1 d 1 h"]);
  });

  it("hurry in the last minute, or the last hours of a day", () => {
    expect([59, 61].map((left) => isShort(CLOCKS, left))).toEqual([true, false]);
    const daily: Clocks = { ...CLOCKS, pace: { ...PACE, kind: "daily" } };
    expect([20_000, 22_000].map((left) => isShort(daily, left))).toEqual([true, false]);
  });

  it("say the pace in words", () => {
    expect(paceWords(null, en)).toBe("No clock");
    expect(paceWords(PACE, en)).toContain("10 min + 20 s per turn");
    expect(paceWords({ ...PACE, kind: "daily", bank: 172_800 }, en)).toContain("2 days per turn");
  });
});
