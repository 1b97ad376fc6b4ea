import { describe, expect, it } from "vitest";
import { partsOf } from "../src/table/actions";
import { actionWords } from "../src/table/actionWords";
import { en } from "../src/words/en";

describe("the text of an action", () => {
  it.each([
    ["A4@b3+2", "place_tile", { tile: "A4", space: "b3", number: 2 }],
    ["B4@c5", "place_tile", { tile: "B4", space: "c5", number: null }],
    ["L+a1", "place_member", { member: "L", space: "a1" }],
    ["Ea1-b2", "move", { member: "E", space: "a1", to: "b2" }],
    ["Ea1=c3", "shift", { member: "E", space: "a1", to: "c3" }],
    ["Ub1", "uncover", { space: "b1" }],
    ["Rc4", "recover", { space: "c4" }],
    ["X3-5@2", "exchange", {}],
    ["Cb2", "camp", { space: "b2" }],
    ["Gb1L", "guard", { member: "L", space: "b1" }],
    ["end", "end", {}],
    ["bid12", "bid", { number: 12 }],
    ["pass", "pass", {}],
    ["takeB5", "take", { tile: "B5" }],
  ])("%s is read as %s", (text, kind, parts) => {
    expect(partsOf(text)).toMatchObject({ kind, ...parts });
  });

  it.each(["", "E", "Ea9-b2", "hello", "A4@b3+22"])("%j is none", (text) => {
    expect(partsOf(text)).toBeNull();
  });

  it("has words", () => {
    expect(actionWords("Ea1-b2", en)).toBe("Move · explorer · a1 → b2");
    expect(actionWords("Gb1L", en)).toBe("Guard with leader: b1");
    expect(actionWords("bid3", en)).toBe("Bid · 3");
  });
});
