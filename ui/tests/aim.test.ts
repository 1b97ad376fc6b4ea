import { describe, expect, it } from "vitest";
import type { LegalAction } from "../src/api/types";
import { aimAt, type Hand } from "../src/learn/aim";
import { ABOVE, arrowTo, BELOW } from "../src/learn/hole";
import { enters, placed, walks } from "../src/learn/lessons/parts";
import { selectorOf } from "../src/learn/selectors";
import type { Item } from "../src/table/legend/items";
import { SUPPLY } from "../src/table/state/choice.svelte";

const EMPTY: Hand = {
  space: null,
  member: null,
  from: null,
  preview: null,
  item: null,
  items: [],
  dialog: null,
  legal: [],
};

describe("the spotlight", () => {
  it("leads a tile to its space, turns it and puts it down", () => {
    const todo = [placed("d2", 1)];
    expect(aimAt(todo, EMPTY)).toEqual({ at: "space", space: "d2" });
    const preview = { space: "d2", rotation: 0 };
    expect(aimAt(todo, { ...EMPTY, preview })).toEqual({ at: "turn-tile" });
    expect(aimAt(todo, { ...EMPTY, preview: { ...preview, rotation: 1 } })).toEqual({
      at: "place-tile",
    });
    expect(aimAt(todo, { ...EMPTY, preview: { space: "d3", rotation: 1 } })).toEqual({
      at: "space",
      space: "d2",
    });
  });

  it("leads a newcomer from the supply to the end of its way", () => {
    const todo = [enters("leader", "a1"), walks("leader", "a1", "b2"), walks("leader", "b2", "b3")];
    expect(aimAt(todo, EMPTY)).toEqual({ at: "supply", member: "leader" });
    expect(aimAt(todo, { ...EMPTY, member: "leader", from: SUPPLY })).toEqual({
      at: "space",
      space: "b3",
    });
    expect(aimAt([enters("explorer", "a1"), enters("explorer", "a1")], EMPTY)).toEqual({
      at: "supply",
      member: "explorer",
    });
    const held: Hand = { ...EMPTY, member: "explorer", from: SUPPLY };
    expect(aimAt([enters("explorer", "a1"), enters("explorer", "a1")], held)).toEqual({
      at: "space",
      space: "a1",
    });
  });

  it("leads a member from where it stands, and to the right one of two", () => {
    const todo = [walks("leader", "a3", "a2")];
    expect(aimAt(todo, EMPTY)).toEqual({ at: "space", space: "a3" });
    expect(aimAt(todo, { ...EMPTY, member: "explorer", from: "a3" })).toEqual({
      at: "member",
      member: "leader",
    });
    expect(aimAt(todo, { ...EMPTY, member: "leader", from: "a3" })).toEqual({
      at: "space",
      space: "a2",
    });
  });

  it("leads to a space and then to what is done there", () => {
    const legal = [{ action: "Ub1", kind: "uncover", space: "b1" } as LegalAction];
    const todo = [{ kind: "uncover" as const, space: "b1" }];
    expect(aimAt(todo, { ...EMPTY, legal })).toEqual({ at: "space", space: "b1" });
    expect(aimAt(todo, { ...EMPTY, legal, space: "b1" })).toEqual({ at: "work", action: "Ub1" });
  });

  it("leads into windows", () => {
    const legal = [{ action: "X8-6@2", kind: "exchange", give: 8, get: 6 } as LegalAction];
    const todo = [{ kind: "exchange" as const, give: 8, get: 6 }];
    expect(aimAt(todo, { ...EMPTY, legal })).toEqual({ at: "exchange" });
    expect(aimAt(todo, { ...EMPTY, legal, dialog: "exchange" })).toEqual({
      at: "work",
      action: "X8-6@2",
    });
    expect(aimAt([{ kind: "end" }], EMPTY)).toEqual({ at: "end" });
    expect(aimAt([{ kind: "end" }], { ...EMPTY, dialog: "end" })).toEqual({ at: "confirm-end" });
  });

  it("leads to an item of Legend and then to taking or playing it", () => {
    const item: Item = {
      key: "display-card-1",
      area: "display",
      kind: "card",
      place: 1,
      value: null,
      tile: null,
      card: "excavation",
      ready: true,
    };
    const legal = [{ action: "x", kind: "take_card", place: 1 } as LegalAction];
    const todo = [{ kind: "take_card" as const, place: 1 }];
    const hand = { ...EMPTY, items: [item], legal };
    expect(aimAt(todo, hand)).toEqual({ at: "item", key: "display-card-1" });
    expect(aimAt(todo, { ...hand, item })).toEqual({ at: "take" });
  });

  it("rests where there is nothing to do", () => {
    expect(aimAt([], EMPTY)).toBeNull();
  });

  it("finds its target on the page", () => {
    expect(selectorOf({ at: "space", space: "b3" })).toBe('[data-space="b3"]');
    expect(selectorOf({ at: "supply", member: "leader" })).toBe('[data-spot="supply-leader"]');
    expect(selectorOf({ at: "work", action: "Ub1" })).toBe('[data-action="Ub1"]');
    expect(selectorOf({ at: "end" })).toBe('[data-spot="end"]');
  });
});

describe("the arrow", () => {
  const box = { left: 200, top: 200, right: 300, bottom: 240 };
  const over = { ...box, top: 10, bottom: 50 };

  it("stands on a side that has room", () => {
    expect(arrowTo(box, 1000, 800, ABOVE)).toEqual({ x: 250, y: 195, turn: 180 });
    expect(arrowTo(over, 1000, 800, ABOVE)).toMatchObject({ turn: 90 });
    expect(arrowTo({ ...over, left: 5 }, 1000, 800, ABOVE)).toMatchObject({ turn: 270 });
    expect(arrowTo({ left: 0, top: 0, right: 390, bottom: 50 }, 390, 800, ABOVE).turn).toBe(0);
  });

  it("stands below a button, where there is room, and above it otherwise", () => {
    expect(arrowTo(box, 1000, 800, BELOW)).toEqual({ x: 250, y: 245, turn: 0 });
    expect(arrowTo(box, 1000, 260, BELOW)).toMatchObject({ turn: 180 });
  });
});
