/** An item in words: what it is called and what it does. */

import type { ActionCardFacts, LegendState } from "../../api/types";
import type { Words } from "../../words/words";
import { tileKind, tileLabel } from "../dock/tileWords";
import type { Item } from "./items";

export function cardName(id: string, { legend }: Words): string {
  return legend.cards[id] ?? id;
}

/** What a card does for whoever plays it, in one sentence. */
export function cardEffect(card: ActionCardFacts, words: Words, { tiles }: LegendState): string {
  const { effects, uniqueNames } = words.legend;
  const { effect, amount, uniques, tile } = card;
  const facts = tile ? tiles[tile] : undefined;
  switch (effect) {
    case "move":
    case "place":
    case "ap":
      return effects[effect](amount ?? 1);
    case "unique":
      return effects.unique(uniques.map((name) => uniqueNames[name] ?? name));
    case "periphery":
      return effects.periphery(facts ? tileKind(facts, words) : (tile ?? ""));
    default:
      return effects[effect as "camp"];
  }
}

export function itemName(item: Item, words: Words, legend: LegendState): string {
  if (item.kind === "ap") return words.legend.token(item.value ?? 0);
  if (item.kind === "tile") {
    const facts = legend.tiles[item.tile ?? ""];
    return facts ? words.board.tile(facts.tile, tileKind(facts, words)) : (item.tile ?? "");
  }
  return cardName(item.card ?? "", words);
}

/** All there is to know about an item, for those who can't see it. */
export function itemLabel(item: Item, words: Words, legend: LegendState): string {
  const t = words.legend;
  if (item.kind === "ap") return t.token(item.value ?? 0);
  if (item.kind === "tile") {
    const facts = legend.tiles[item.tile ?? ""];
    return facts ? tileLabel(facts, words) : (item.tile ?? "");
  }
  const card = legend.cards[item.card ?? ""];
  if (!card) return item.card ?? "";
  const state = item.area === "kept" ? [item.ready ? t.up : t.down] : [];
  const said = words.common.labelled(
    cardName(item.card ?? "", words),
    cardEffect(card, words, legend),
  );
  return [said, ...(card.permanent ? [t.permanent] : []), ...state].join(" ");
}
