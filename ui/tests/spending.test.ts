import { expect, it } from "vitest";
import { spentBySeat } from "../src/result/spending";

const KINDS = ["place_member", "move", "shift", "guard", "lost"];

it("orders what action points went into the same way for everybody, losses last", () => {
  const rows = spentBySeat(
    [
      { seat: 1, spent: { lost: 3, move: 5, place_member: 2 } },
      { seat: 2, spent: { guard: 5, move: 1 } },
    ],
    KINDS,
  );
  expect(rows.map(({ parts }) => parts.map(({ kind }) => kind))).toEqual([
    ["place_member", "move", "lost"],
    ["move", "guard"],
  ]);
});

it("leaves out a seat that has no action points", () => {
  expect(spentBySeat([{ seat: 2, spent: { move: 0 } }], KINDS)).toEqual([]);
});

it("gives a kind the same colour in every game", () => {
  const tones = (spent: Record<string, number>) =>
    Object.fromEntries(
      spentBySeat([{ seat: 1, spent }], KINDS)[0]?.parts.map((p) => [p.kind, p.tone]) ?? [],
    );
  expect(tones({ lost: 1, move: 1 }).lost).toBe(tones({ lost: 1, guard: 1, shift: 1 }).lost);
});
