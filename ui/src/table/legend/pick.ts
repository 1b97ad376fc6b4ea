/** How Mutul counted on the display when he took something: along which arrow, and to where. */

import type { GameEvent, LegendState } from "../../api/types";
import type { Item } from "./items";

export interface Pick {
  kind: Item["kind"];
  arrow: "green" | "red";
  /** The number that he gave each place, by place. */
  counts: Record<number, number>;
  taken: number;
}

interface Took {
  place: number;
  arrow: "green" | "red";
}

const KINDS: Record<string, Item["kind"]> = {
  mutul_took_tile: "tile",
  mutul_took_card: "card",
};

/** The pick that an event tells of, on the display as it was before; null for any other event. */
export function pickIn(
  event: GameEvent | null,
  { display }: { display: LegendState["display"] },
): Pick | null {
  const kind = KINDS[event?.code ?? ""];
  if (!event || !kind) return null;
  const { place, arrow } = event.params as unknown as Took;
  const slots = kind === "tile" ? display.tiles : display.cards;
  const places = slots.map((_, index) => index + 1);
  if (arrow === "red") places.reverse();
  const counts: Record<number, number> = {};
  let count = 0;
  for (const each of places) {
    if (slots[each - 1] === null) continue;
    count += 1;
    counts[each] = count;
    if (each === place) break;
  }
  return { kind, arrow, counts, taken: place };
}
