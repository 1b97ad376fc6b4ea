import { describe, expect, it } from "vitest";
import type { Box } from "../src/board/view/view";
import { spotFor } from "../src/table/bar/spot";

const FRAME = { width: 800, height: 600 };
const BAR = { width: 200, height: 40 };

function apart(one: Box, other: Box): boolean {
  return (
    one.left + one.width <= other.left ||
    other.left + other.width <= one.left ||
    one.top + one.height <= other.top ||
    other.top + other.height <= one.top
  );
}
function inside({ left, top, width, height }: Box): boolean {
  return left >= 0 && top >= 0 && left + width <= FRAME.width && top + height <= FRAME.height;
}

describe("the bar of a space", () => {
  const spaces: Box[] = [0, 300, 672].flatMap((left) =>
    [0, 240, 490].map((top) => ({ left, top, width: 128, height: 110 })),
  );

  it.each(spaces)("lies in the frame and beside the space at $left, $top", (space) => {
    const bar = { ...spotFor(BAR, space, FRAME, []), ...BAR };
    expect(inside(bar)).toBe(true);
    expect(apart(bar, space)).toBe(true);
  });

  const middle = { left: 300, top: 240, width: 128, height: 110 };

  it("is below the space where nothing else counts", () => {
    expect(spotFor(BAR, middle, FRAME, []).top).toBeGreaterThanOrEqual(350);
  });

  it("covers as little as can be of what else there is to choose", () => {
    const below = { left: 200, top: 350, width: 400, height: 120 };
    expect(spotFor(BAR, middle, FRAME, [below]).top + BAR.height).toBeLessThanOrEqual(240);
  });

  it("stays in the frame where the space is outside, or larger than it", () => {
    for (const space of [
      { left: -500, top: 900, width: 128, height: 110 },
      { left: -100, top: -100, width: 1000, height: 900 },
    ])
      expect(inside({ ...spotFor(BAR, space, FRAME, []), ...BAR })).toBe(true);
  });

  it("has its tips where there is room for them", () => {
    expect(spotFor(BAR, { ...middle, top: 20 }, FRAME, []).tipBelow).toBe(true);
    expect(spotFor(BAR, { ...middle, top: 430 }, FRAME, []).tipBelow).toBe(false);
  });
});
