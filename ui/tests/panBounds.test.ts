import { describe, expect, it } from "vitest";
import { kept } from "../src/board/view/panBounds";

describe("the board in its frame", () => {
  const axis = { frame: 400, board: 300, scale: 1, before: 0, after: 0 };

  it("lies in the middle where it is shorter than the frame", () => {
    expect(kept(0, axis)).toBe(0);
    expect(kept(-90, axis)).toBe(0);
    // At scale 1.2 the 50 before it have become 60; 20 are left on both sides.
    expect(kept(70, { ...axis, scale: 1.2 })).toBeCloseTo(20 - 60);
  });

  it("leaves nothing beside it where it is longer", () => {
    const twice = { ...axis, scale: 2 };
    expect(kept(0, twice)).toBe(-100);
    expect(kept(-500, twice)).toBe(400 - 600 - 100);
    expect(kept(-200, twice)).toBe(-200);
  });

  it("lets a hand pull it off the edge a little", () => {
    const pulled = { ...axis, scale: 2, before: 44, after: 44 };
    expect(kept(0, pulled)).toBe(-56);
    expect(kept(-900, pulled)).toBe(-300 - 44);
  });

  it("does not jump between shorter and longer", () => {
    const almost = { ...axis, before: 44, after: 44 };
    expect(kept(0, { ...almost, scale: 312 / 300 })).toBeCloseTo(
      kept(0, { ...almost, scale: 311.9 / 300 }),
      0,
    );
  });

  it("makes room on one side for buttons, no more than needed", () => {
    // 50 are free on both sides.
    expect(kept(0, { ...axis, before: 44 })).toBe(0);
    expect(kept(0, { ...axis, before: 80 })).toBe(30);
    expect(kept(0, { ...axis, after: 80 })).toBe(-30);
    const twice = { ...axis, scale: 2, before: 44 };
    expect(kept(0, twice)).toBe(44 - 100);
    expect(kept(-900, twice)).toBe(400 - 600 - 100);
  });
});
