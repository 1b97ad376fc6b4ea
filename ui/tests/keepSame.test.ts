import { expect, test } from "vitest";
import { keepSame } from "../src/api/keepSame";

const before = {
  seq: 1,
  spaces: [
    { space: "a1", members: [1] },
    { space: "a2", members: [] },
  ],
};

test("what is equal stays the same object, what contains a change does not", () => {
  const after = structuredClone(before);
  after.seq = 2;
  after.spaces[1]?.members.push(3 as never);
  const kept = keepSame(before, after);
  expect(kept).toEqual({ ...before, seq: 2, spaces: [before.spaces[0], after.spaces[1]] });
  expect(kept.spaces[0]).toBe(before.spaces[0]);
  expect(kept.spaces).not.toBe(before.spaces);
  expect(kept.spaces[1]).not.toBe(before.spaces[1]);
});

test("all of it stays where nothing has changed", () => {
  expect(keepSame(before, structuredClone(before))).toBe(before);
});

test.each([
  [null, { a: 1 }],
  [{ a: 1 }, null],
  [[1, 2], [1]],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [[], {}],
])("of %j and %j it is the second", (one, other) => {
  expect(keepSame<unknown>(one, other)).toBe(other);
});
