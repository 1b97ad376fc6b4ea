import { expect, it } from "vitest";
import { tipBelow } from "../src/table/bar/tip";

const FRAME = { width: 800, height: 600 };
const BAR = { left: 260, width: 200, height: 40 };
const SPACE = { left: 300, width: 128, height: 110 };

it.each([
  ["below it", 136, 20, true],
  ["above it, at the foot of the frame", 546, 430, false],
  ["above the bar where that is above its space", 200, 246, false],
  ["below it where nothing is left above", 40, 86, true],
])("has its tips where there is room: %s", (_, top, space, below) => {
  expect(tipBelow({ ...BAR, top }, { ...SPACE, top: space }, FRAME)).toBe(below);
});
