import { expect, it } from "vitest";
import { shared, spotBeside } from "../src/board/card/spot";

const PAGE = { left: 0, top: 0, right: 400, bottom: 300 };
const CARD = { width: 100, height: 80 };

function box(left: number, top: number, width = 60, height = 50) {
  return { left, top, right: left + width, bottom: top + height };
}

it("puts the card to the right of a space where there is room, level with it", () => {
  expect(spotBeside(box(100, 100), CARD, [], PAGE)).toEqual({ left: 170, top: 85 });
});

it("goes to another side where the page ends or something must stay clear", () => {
  const corner = box(330, 10);
  const left = spotBeside(corner, CARD, [], PAGE);
  expect(left.left).toBe(220);
  const bar = box(200, 0, 130, 60);
  const below = spotBeside(corner, CARD, [bar], PAGE);
  expect(below.top).toBeGreaterThanOrEqual(corner.bottom);
  expect(shared({ ...box(below.left, below.top, 100, 80) }, bar)).toBe(0);
});

it("never covers the space, even where it must cover something else", () => {
  const space = box(170, 120);
  const everywhere = [box(0, 0, 400, 300)];
  const { left, top } = spotBeside(space, CARD, everywhere, PAGE);
  expect(shared(box(left, top, 100, 80), space)).toBe(0);
});
