import { expect, test } from "vitest";
import { kept } from "../src/board/panzoom";

// A board of 300 in a frame of 400 begins at 50; zoomed three times it begins at 150 and is 900 long.
test("a board larger than the frame leaves nothing beside it", () => {
  expect(kept(0, 3, 400, 300)).toBe(-150);
  expect(kept(-400, 3, 400, 300)).toBe(-400);
  expect(kept(-900, 3, 400, 300)).toBe(-650);
});

test("a board smaller than the frame stays in its middle", () => {
  expect(kept(55, 1, 400, 300)).toBe(0);
  expect(kept(55, 1.2, 400, 300)).toBeCloseTo(-40);
});
