import { expect, test } from "vitest";
import { between, RADIUS } from "../src/board/geometry";
import { bordersOf, exploredOf, looseStones } from "../src/board/layers/ways";
import { ROW_HEIGHT, tallyOf } from "../src/board/pieces/tally";
import { spaceFacts as space } from "./spaceFacts";

// a2 lies north of a1; b1 north-east of neither, but a neighbour of both.
const SPACES = [
  space("a1", { paths: [2, 0, 0, 0, 0, 0], stones: [1, 0, 0, 1, 0, 0] }),
  space("a2", { paths: [0, 0, 0, 2, 0, 0], stones: [0, 0, 0, 1, 0, 3] }),
  space("a3", { terrain: "jungle" }),
];

test("a border is told once, with the cost of its path", () => {
  const at = between("a1", "a2");
  expect(bordersOf(SPACES)).toEqual([{ from: "a1", to: "a2", side: 0, cost: 2, at }]);
});

test("a border is the same object until its path changes", () => {
  const [before] = bordersOf(SPACES);
  expect(bordersOf(structuredClone(SPACES))[0]).toBe(before);
});

test("a border without a path is closed", () => {
  const closed = SPACES.map((each) => ({ ...each, paths: [0, 0, 0, 0, 0, 0] }));
  expect(bordersOf(closed).map(({ cost }) => cost)).toEqual([0]);
});

test("stones of a path are drawn with it, the others on their tile", () => {
  const explored = exploredOf(SPACES);
  const [a1, a2] = SPACES;
  expect(a1 && looseStones(a1, explored)).toEqual([0, 0, 0, 1, 0, 0]);
  expect(a2 && looseStones(a2, explored)).toEqual([0, 0, 0, 0, 0, 3]);
});

const BOTH = [
  { seat: 1, explorers: 1, leaders: 1 },
  { seat: 2, explorers: 12, leaders: 0 },
];

test("a contested temple shows everybody's strength inside its board", () => {
  const temple = space("b1", { terrain: "temple", members: BOTH, strength: [4, 12] });
  const [row] = tallyOf(temple);
  expect(row?.counts.map(({ seat, strength }) => [seat, strength])).toEqual([
    [1, 4],
    [2, 12],
  ]);
  const last = row?.counts.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan((row?.width ?? 0) / 2);
});

test("the strengths of four fit on their temple, and no row covers another", () => {
  const members = [1, 2, 3, 4].map((seat) => ({ seat, explorers: 12, leaders: 1 }));
  const temple = space("b1", { terrain: "temple", members, strength: [15, 15, 15, 15] });
  const rows = tallyOf(temple);
  expect(rows.flatMap(({ counts }) => counts.map(({ seat }) => seat))).toEqual([1, 2, 3, 4]);
  for (const { y, width } of rows)
    expect(width / 2).toBeLessThan(RADIUS - (y + ROW_HEIGHT / 2) / Math.sqrt(3));
  const [upper, lower] = rows;
  expect((lower?.y ?? 0) - (upper?.y ?? 0)).toBeGreaterThanOrEqual(ROW_HEIGHT);
});

test("nobody contests a guarded temple, one's own, or a clearing", () => {
  const temple = space("b1", { terrain: "temple", members: BOTH, strength: [4, 12] });
  const guarded = { ...temple, guard: { seat: 1, member: "leader" as const } };
  expect(tallyOf(guarded)).toEqual([]);
  expect(tallyOf({ ...temple, members: BOTH.slice(1) })).toEqual([]);
  expect(tallyOf({ ...temple, terrain: "clearing" })).toEqual([]);
});
