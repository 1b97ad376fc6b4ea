import { expect, test } from "vitest";
import { RADIUS } from "../src/board/geometry";
import { footOf, groupsOf, PLATE_HEIGHT, platesOf } from "../src/board/pieces/crowd";

/** Half of a hexagon's width at a height. */
const room = (y: number): number => RADIUS - Math.abs(y) / Math.sqrt(3);
const FULL = [1, 2, 3, 4].map((seat) => ({ seat, leaders: 1, explorers: 18 }));

test("a leader and explorers are two groups", () => {
  expect(groupsOf([{ seat: 2, leaders: 1, explorers: 3 }])).toEqual([
    { seat: 2, member: "leader", count: 1 },
    { seat: 2, member: "explorer", count: 3 },
  ]);
});

test("four figures stand inside their space", () => {
  for (const index of [0, 1, 2, 3]) {
    const { x, y } = footOf(index, 4);
    expect(Math.abs(x) + 8).toBeLessThan(room(y));
  }
});

test("the fullest crowd fits, and no plate covers another", () => {
  const plates = platesOf(FULL);
  expect(plates).toHaveLength(4);
  for (const one of plates) {
    const below = one.y + PLATE_HEIGHT / 2;
    expect(one.x).toBeGreaterThan(-room(below));
    expect(one.x + one.width).toBeLessThan(room(below));
    for (const other of plates) {
      const apart =
        one === other ||
        Math.abs(one.y - other.y) >= PLATE_HEIGHT ||
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x;
      expect(apart).toBe(true);
    }
  }
});

test("a plate without explorers has no room for a number", () => {
  const [alone, many] = platesOf([
    { seat: 1, leaders: 1, explorers: 0 },
    { seat: 2, leaders: 0, explorers: 12 },
  ]);
  expect(alone?.width).toBeLessThan(many?.width ?? 0);
});
