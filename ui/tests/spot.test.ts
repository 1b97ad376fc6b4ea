import { describe, expect, it } from "vitest";
import { type Beside, type Size, shared, spotBeside } from "../src/board/view/spot";
import type { Box } from "../src/board/view/view";

const CARD = { width: 100, height: 80 };
const PAGE = box(0, 0, 400, 300);
const CARD_SIDES = ["right", "left", "above", "below"] as const;

function box(left: number, top: number, width = 60, height = 50): Box {
  return { left, top, width, height };
}

function beside(space: Box, clear: readonly Box[] = []): Beside {
  return { space, frame: PAGE, sides: CARD_SIDES, gap: 10, clear };
}

describe("the card of a space", () => {
  it("goes to the right where there is room, level with the space", () => {
    expect(spotBeside(CARD, beside(box(100, 100)))).toEqual({ left: 170, top: 85 });
  });

  it("goes to another side where the page ends or something must stay clear", () => {
    const corner = box(330, 10);
    expect(spotBeside(CARD, beside(corner)).left).toBe(220);
    const bar = box(200, 0, 130, 60);
    const below = spotBeside(CARD, beside(corner, [bar]));
    expect(below.top).toBeGreaterThanOrEqual(corner.top + corner.height);
    expect(shared({ ...below, ...CARD }, bar)).toBe(0);
  });

  it("never covers the space, even where it must cover something else", () => {
    const space = box(170, 120);
    const spot = spotBeside(CARD, beside(space, [PAGE]));
    expect(shared({ ...spot, ...CARD }, space)).toBe(0);
  });
});

describe("the bar of a space", () => {
  const FRAME = box(0, 0, 800, 600);
  const BAR = { width: 200, height: 40 };
  const sides = ["below", "above", "right", "left"] as const;
  const spot = (space: Box, clear: readonly Box[] = [], bar: Size = BAR): Box => ({
    ...spotBeside(bar, { space, frame: FRAME, sides, gap: 6, clear }),
    ...bar,
  });
  const inside = (bar: Box): boolean => shared(bar, FRAME) === bar.width * bar.height;
  const spaces = [0, 300, 672].flatMap((left) =>
    [0, 240, 490].map((top) => box(left, top, 128, 110)),
  );
  const middle = box(300, 240, 128, 110);

  it.each(spaces)("lies in the frame and beside the space at $left, $top", (space) => {
    expect(inside(spot(space))).toBe(true);
    expect(shared(spot(space), space)).toBe(0);
  });

  it("is below the space where nothing else counts", () => {
    expect(spot(middle).top).toBeGreaterThanOrEqual(350);
  });

  it("covers as little as can be of what else there is to choose", () => {
    expect(spot(middle, [box(200, 350, 400, 120)]).top + BAR.height).toBeLessThanOrEqual(240);
  });

  it("stays in the frame where the space is outside, or larger than it", () => {
    for (const space of [box(-500, 900, 128, 110), box(-100, -100, 1000, 900)])
      expect(inside(spot(space))).toBe(true);
  });
});
