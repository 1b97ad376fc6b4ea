import { beforeEach, describe, expect, it } from "vitest";
import type { State } from "../src/api/types";
import type { Item } from "../src/table/legend/items";
import { Choice, SUPPLY } from "../src/table/state/choice.svelte";

const GOAL = { cost: 1, action: "there", after: null };
const ACT = "1 act false";
const CARD: Item = {
  ...{ key: "display-card-1", area: "display", kind: "card", place: 1, value: null },
  ...{ tile: null, card: "scout", ready: true },
};

describe("what is chosen", () => {
  let state: State;
  let seat: number | null;
  let choice: Choice;

  function reach(...from: [string, "explorer" | "leader"][]): void {
    const found = from.map(([start, member]) => ({ from: start, member, goals: { c2: GOAL } }));
    state = { ...state, reach: found } as State;
  }

  beforeEach(() => {
    state = { phase: "act", spaces: [], placements: [], reach: [] } as unknown as State;
    seat = 1;
    choice = new Choice(
      () => state,
      () => seat,
    );
    reach(["b1", "explorer"], ["b1", "leader"], ["b2", "explorer"], [SUPPLY, "explorer"]);
    choice.settle(ACT, []);
  });

  it("stays when something arrives that changes nothing about it", () => {
    choice.look("b1");
    reach(["b1", "explorer"]);
    choice.settle(ACT, []);
    expect([choice.space, choice.member, choice.from]).toEqual(["b1", "explorer", "b1"]);
  });

  it("is put down where it can go nowhere any more, but still looked at", () => {
    choice.look("b1");
    reach(["b2", "explorer"]);
    choice.settle(ACT, []);
    expect([choice.space, choice.member]).toEqual(["b1", null]);
  });

  it("ends with the turn, but what one looks at meanwhile stays", () => {
    choice.look("b1");
    seat = null;
    choice.settle(null, []);
    expect([choice.space, choice.member]).toEqual([null, null]);
    choice.look("b2");
    seat = 1;
    choice.settle("1 place false", []);
    expect(choice.space).toBe("b2");
  });

  it("is an item for as long as it lies there, whoever's turn it is", () => {
    choice.item = CARD;
    choice.settle("1 draft false", [CARD]);
    choice.settle(null, [CARD]);
    expect(choice.item).toBe(CARD);
    choice.settle(null, [{ ...CARD, card: "guide" }]);
    expect(choice.item).toBeNull();
  });

  it("stays in hand when it is chosen once more", () => {
    choice.take("leader", "b1");
    choice.take("leader", "b1");
    expect(choice.member).toBe("leader");
  });

  it("is nobody who can't go anywhere", () => {
    choice.take("leader", SUPPLY);
    expect(choice.member).toBeNull();
    choice.look("d4");
    expect([choice.space, choice.member]).toEqual(["d4", null]);
  });

  it("is after an undo what it was before", () => {
    const walk = { action: "on", kind: "move", member: "leader", space: "b1", to: "c2" } as const;
    choice.follow("leader", "c3");
    choice.recall([walk, { ...walk, space: "c2", to: "c3" }]);
    expect([choice.space, choice.member, choice.from]).toEqual(["b1", "leader", "b1"]);
    choice.recall([{ action: "in", kind: "place_member", member: "explorer", space: "a1" }]);
    expect([choice.member, choice.from]).toEqual(["explorer", SUPPLY]);
    choice.recall([{ action: "raise", kind: "uncover", space: "c2" }]);
    expect(choice.space).toBe("c2");
    const rotations = [{ action: "A4 there" }, { action: "A4 turned" }];
    state = { ...state, placements: [{ tile: "A4", spaces: { b3: rotations } }] } as never;
    choice.recall([{ action: "A4 turned", kind: "place_tile", tile: "A4", space: "b3" }]);
    expect(choice.preview).toEqual({ space: "b3", index: 1 });
  });

  it("is whoever walked, and not whoever came in", () => {
    const walk = { action: "on", kind: "move", member: "explorer", space: "b1", to: "b2" } as const;
    choice.arrive([walk]);
    expect([choice.space, choice.member]).toEqual(["b2", "explorer"]);
    choice.arrive([{ ...walk, kind: "place_member", space: "a1", to: null }, walk]);
    expect([choice.space, choice.member]).toEqual(["b2", null]);
  });
});
