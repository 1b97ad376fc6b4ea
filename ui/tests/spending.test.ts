import { expect, it } from "vitest";
import { spentBySeat } from "../src/result/spending";

it("orders what action points went into the same way for everybody, losses last", () => {
  const rows = spentBySeat([
    { seat: 1, spent: { lost: 3, move: 5, place_member: 2 } },
    { seat: 2, spent: { guard: 5, move: 1 } },
  ]);
  expect(rows.map(({ parts }) => parts.map(({ kind }) => kind))).toEqual([
    ["place_member", "move", "lost"],
    ["move", "guard"],
  ]);
});

it("leaves out a seat that has no action points", () => {
  expect(spentBySeat([{ seat: 2, spent: { move: 0 } }])).toEqual([]);
});

it("gives a kind the same colour in every game", () => {
  const tones = (spent: Record<string, number>) =>
    Object.fromEntries(
      spentBySeat([{ seat: 1, spent }])[0]?.parts.map((p) => [p.kind, p.tone]) ?? [],
    );
  expect(tones({ lost: 1, move: 1 }).lost).toBe(tones({ lost: 1, guard: 1, shift: 1 }).lost);
});
