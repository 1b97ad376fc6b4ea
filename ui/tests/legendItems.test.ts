import { describe, expect, it } from "vitest";
import type { GameEvent, LegalAction, LegendState } from "../src/api/types";
import {
  actionsWith,
  campsitePlaces,
  displayPlaces,
  type Item,
  itemsOf,
  playedItem,
} from "../src/table/legend/items";
import { cardEffect, itemLabel, itemName } from "../src/table/legend/itemWords";
import { pickIn } from "../src/table/legend/pick";
import { playLabel } from "../src/table/legend/playLabel";
import { de } from "../src/words/de";
import { en } from "../src/words/en";
import { fr } from "../src/words/fr";

const CARD = { effect: "unearth", amount: null, mutul: "unearth", uniques: [], tile: null };
const legend = {
  display: {
    tokens: [9, 12],
    tiles: ["A1", null, "A2", "A4"],
    cards: ["excavation", null, "recruits", "unique-1", null, "excavation", null, null, null, null],
  },
  cards: {
    excavation: { ...CARD, picture: "excavation", permanent: false },
    recruits: { ...CARD, picture: "recruits", effect: "place", amount: 2, permanent: true },
    "unique-1": {
      ...CARD,
      picture: "unique",
      effect: "unique",
      uniques: ["U1", "U2"],
      permanent: false,
    },
    "outlying_lake-1": {
      ...CARD,
      picture: "outlying_lake",
      effect: "periphery",
      tile: "P5",
      permanent: false,
    },
  },
  tiles: {
    A1: { tile: "A1", terrain: "ruins", value: 4, stones: [1, 0, 0, 0, 0, 0] },
    P5: { tile: "P5", terrain: "lake", value: 0, stones: [3, 0, 0, 0, 0, 0] },
  },
  item: { kind: "kept", card: "recruits" },
  spend_ap: 3,
} as unknown as LegendState;

const mine = {
  seat: 1,
  token: 9,
  tiles: ["A1", null],
  cards: [null, "excavation", null],
  kept: [{ card: "recruits", ready: false }, null, null],
};

function keys(items: readonly Item[]): string[] {
  return items.map(({ key }) => key);
}

function legal(parts: Partial<LegalAction>): LegalAction {
  return { action: "x", kind: "end", cost: 0, ...parts } as LegalAction;
}

describe("items", () => {
  it("of the display are numbered by their places, gaps left out", () => {
    expect(keys(itemsOf(displayPlaces(legend)))).toEqual([
      "display-ap-1",
      "display-ap-2",
      "display-tile-1",
      "display-tile-3",
      "display-tile-4",
      "display-card-1",
      "display-card-3",
      "display-card-4",
      "display-card-6",
    ]);
  });

  it("of a campsite come with the kept cards, ready or not", () => {
    const items = itemsOf(campsitePlaces(mine));
    expect(keys(items)).toEqual([
      "campsite-ap-1",
      "campsite-tile-1",
      "campsite-card-2",
      "kept-card-1",
    ]);
    expect(items.map(({ ready }) => ready)).toEqual([true, true, true, false]);
  });

  it("know the card that is being played", () => {
    expect(playedItem(legend)).toMatchObject({ area: "kept", card: "recruits" });
    expect(playedItem({ ...legend, item: null })).toBeNull();
  });

  it("find the actions that are about them, and no others", () => {
    const [low, high, tile, , , card] = itemsOf(displayPlaces(legend)) as Item[];
    const actions = [
      legal({ kind: "take_token", token: 12 }),
      legal({ kind: "take", tile: "A1" }),
      legal({ kind: "take_card", place: 1 }),
      legal({ kind: "take_card", place: 6 }),
    ];
    expect(actionsWith(low as Item, actions)).toEqual([]);
    expect(actionsWith(high as Item, actions)).toEqual([actions[0]]);
    expect(actionsWith(tile as Item, actions)).toEqual([actions[1]]);
    expect(actionsWith(card as Item, actions)).toEqual([actions[2]]);
    const own = itemsOf(campsitePlaces(mine))[2] as Item;
    const ways = [
      legal({ kind: "play_card", slot: 2 }),
      legal({ kind: "spend_card", slot: 2 }),
      legal({ kind: "play_card", slot: 1 }),
    ];
    expect(actionsWith(own, ways)).toEqual(ways.slice(0, 2));
    expect(ways.slice(0, 2).map((way) => playLabel(way, own, legend, en))).toEqual([
      "Use the effect",
      "Spend 3 AP instead",
    ]);
  });
});

describe.each([
  ["en", en],
  ["fr", fr],
  ["de", de],
])("an item in words (%s)", (_, words) => {
  it("has a name, an effect and no gap", () => {
    for (const item of itemsOf(displayPlaces(legend))) {
      expect(itemName(item, words, legend)).not.toBe("");
      expect(itemLabel(item, words, legend)).not.toMatch(/undefined|null/);
    }
    for (const card of Object.values(legend.cards)) {
      const effect = cardEffect(card, words, legend);
      expect(effect).toMatch(/[.]$/);
      expect(effect).not.toMatch(/undefined|null/);
    }
  });
});

describe("what Mutul takes", () => {
  const took = (code: string, place: number, arrow: string): GameEvent => ({
    code,
    params: { place, arrow },
  });

  it("is counted along his arrow up to it, gaps left out", () => {
    expect(pickIn(took("mutul_took_card", 4, "green"), legend)).toEqual({
      kind: "card",
      arrow: "green",
      counts: { 1: 1, 3: 2, 4: 3 },
      taken: 4,
    });
    expect(pickIn(took("mutul_took_tile", 3, "red"), legend)?.counts).toEqual({ 4: 1, 3: 2 });
  });

  it("is nothing where another event is told", () => {
    expect(pickIn(took("guide_moved", 1, "green"), legend)).toBeNull();
    expect(pickIn(null, legend)).toBeNull();
  });
});
