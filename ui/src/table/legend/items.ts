/** The items of a Legend game: where each of them lies, and which legal actions are about it. */

import type { Campsite, LegalAction, LegendState } from "../../api/types";

export interface Item {
  /** What tells it apart from all others on the table. */
  key: string;
  area: "display" | "campsite" | "kept";
  kind: "ap" | "tile" | "card";
  /** Its place, from 1 as people and the server count. */
  place: number;
  value: number | null;
  tile: string | null;
  card: string | null;
  /** Whether a kept card can still be used this round. */
  ready: boolean;
}

type Area = Item["area"];
type Slot = Item | null;

const BARE = { value: null, tile: null, card: null, ready: true };

function token(area: Area, value: number | null, index: number): Slot {
  const key = `${area}-ap-${index + 1}`;
  return value === null ? null : { ...BARE, key, area, kind: "ap", place: index + 1, value };
}

function tile(area: Area, name: string | null, index: number): Slot {
  const key = `${area}-tile-${index + 1}`;
  return name === null ? null : { ...BARE, key, area, kind: "tile", place: index + 1, tile: name };
}

function card(area: Area, name: string | null, index: number): Slot {
  const key = `${area}-card-${index + 1}`;
  return name === null ? null : { ...BARE, key, area, kind: "card", place: index + 1, card: name };
}

/** The places of a board by kind; null is a gap or a free place. */
export interface Places {
  tokens: Slot[];
  tiles: Slot[];
  cards: Slot[];
  kept: Slot[];
}

export function displayPlaces({ display }: LegendState): Places {
  return {
    tokens: display.tokens.map((value, index) => token("display", value, index)),
    tiles: display.tiles.map((name, index) => tile("display", name, index)),
    cards: display.cards.map((name, index) => card("display", name, index)),
    kept: [],
  };
}

export function campsitePlaces(campsite: Campsite): Places {
  return {
    tokens: [token("campsite", campsite.token, 0)],
    tiles: campsite.tiles.map((name, index) => tile("campsite", name, index)),
    cards: campsite.cards.map((name, index) => card("campsite", name, index)),
    kept: campsite.kept.map((kept, index) => {
      const found = card("kept", kept?.card ?? null, index);
      return found && { ...found, ready: kept?.ready ?? false };
    }),
  };
}

/** The card that is being played, which lies nowhere any more. */
export function playedItem({ item }: LegendState): Item | null {
  return item?.card ? card(item.kind === "kept" ? "kept" : "campsite", item.card, 0) : null;
}

/** All items of a board, in the order in which they are shown. */
export function itemsOf({ kept, tokens, tiles, cards }: Places): Item[] {
  return [...tokens, ...tiles, ...cards, ...kept].filter((slot) => slot !== null);
}

/** What the server calls the actions about items, by where they lie. */
const KINDS: Record<Area, Record<Item["kind"], readonly string[]>> = {
  display: { ap: ["take_token"], tile: ["take"], card: ["take_card"] },
  campsite: { ap: ["play_token"], tile: ["place_tile"], card: ["play_card", "spend_card"] },
  kept: { ap: [], tile: [], card: ["play_kept"] },
};

/** The legal actions that are about an item: taking it, or ways of playing it. */
export function actionsWith(item: Item, legal: readonly LegalAction[]): LegalAction[] {
  const kinds = KINDS[item.area][item.kind];
  const same = ({ token, tile, place, slot }: LegalAction): boolean =>
    (token ?? item.value) === item.value &&
    (tile ?? item.tile) === item.tile &&
    (place ?? slot ?? item.place) === item.place;
  return legal.filter((action) => kinds.includes(action.kind) && same(action));
}
