import { describe, expect, it } from "vitest";
import { between, centre, neighbour, SPACES, stepTo, whim } from "../src/board/geometry";
import { laid, turned } from "../src/board/layers/overlay";

describe("spaces", () => {
  it("are forty, each in a place of its own", () => {
    const places = new Set(SPACES.map((space) => JSON.stringify(centre(space))));
    expect(places.size).toBe(40);
  });

  it("of columns a c e g lie half a space further north (R2.1)", () => {
    expect(centre("a1").y).toBeLessThan(centre("b1").y);
    expect(centre("b2").y).toBeLessThan(centre("a1").y);
  });

  it("touch as the rules say: a1 has a2 N, b2 NE, b1 SE", () => {
    expect([0, 1, 2, 3, 4, 5].map((side) => neighbour("a1", side))).toEqual([
      "a2",
      "b2",
      "b1",
      null,
      null,
      null,
    ]);
  });

  it("are led to by arrow keys, and every one can be reached", () => {
    const seen = new Set(["a1"]);
    for (const space of seen) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = stepTo(space, key);
        if (next) seen.add(next);
      }
    }
    expect(seen.size).toBe(40);
  });

  it("share the middle of a side with their neighbours", () => {
    expect(between("a1", "b2")).toEqual(between("b2", "a1"));
  });

  it("vary, but always in the same way", () => {
    expect(whim("c3", 1)).toBe(whim("c3", 1));
    expect(whim("c3", 1)).not.toBe(whim("c4", 1));
  });
});

describe("a tile", () => {
  it("turns clockwise", () => {
    expect(turned([2, 0, 1, 0, 0, 0], 1)).toEqual([0, 2, 0, 1, 0, 0]);
    expect(turned([2, 0, 1, 0, 0, 0], 6)).toEqual([2, 0, 1, 0, 0, 0]);
  });

  it("lies as printed: a temple with its level, ruins with their treasures", () => {
    const stones = [2, 0, 0, 1, 0, 0];
    expect(laid({ tile: "A2", terrain: "temple", value: 2, stones }, "b3", 0).level).toBe(2);
    expect(laid({ tile: "A1", terrain: "ruins", value: 4, stones }, "b3", 0).treasures).toBe(4);
  });
});
