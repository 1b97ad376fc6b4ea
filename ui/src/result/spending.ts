/** What action points went into, for the chart. */

import type { Result, Seat } from "../api/types";

/** Every bar has its parts in this order: bars can be compared, and what was lost comes last. */
const KINDS = [
  "place_member",
  "move",
  "shift",
  "uncover",
  "recover",
  "exchange",
  "camp",
  "guard",
  "lost",
];

export interface Spent {
  seat: Seat;
  parts: { kind: string; value: number }[];
}

/** Return the parts of every seat that had action points at all: Mutul has none. */
export function spentBySeat(ap: Result["ap"]): Spent[] {
  const place = (kind: string): number => KINDS.indexOf(kind);
  return ap
    .map(({ seat, spent }) => ({
      seat,
      parts: Object.entries(spent)
        .map(([kind, value]) => ({ kind, value }))
        .sort((one, other) => place(one.kind) - place(other.kind)),
    }))
    .filter(({ parts }) => parts.some(({ value }) => value > 0));
}
