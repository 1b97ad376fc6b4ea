/** What action points went into, for the chart. */

import type { Result, Seat } from "../api/types";

export interface Spent {
  seat: Seat;
  /** `tone` numbers the kind, so that it has one colour in every game. */
  parts: { kind: string; value: number; tone: number }[];
}

/**
 * Return the parts of every seat that had action points at all: Mutul has none. Every bar has its
 * parts in the order of the kinds, so that bars can be compared.
 */
export function spentBySeat(ap: Result["ap"], kinds: Result["ap_kinds"]): Spent[] {
  const place = (kind: string): number => kinds.indexOf(kind);
  return ap
    .map(({ seat, spent }) => ({
      seat,
      parts: Object.entries(spent)
        .map(([kind, value]) => ({ kind, value, tone: place(kind) }))
        .sort((one, other) => one.tone - other.tone),
    }))
    .filter(({ parts }) => parts.some(({ value }) => value > 0));
}
