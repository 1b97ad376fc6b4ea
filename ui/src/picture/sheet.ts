/** What a picture of a position says in words. */

import type { Seat, SeatInfo, State } from "../api/types";
import { nameFor, type Who } from "../words/tell";
import type { Words } from "../words/words";

export interface Pictured {
  title: string;
  state: State;
  seats: readonly SeatInfo[];
  winners: readonly Seat[];
  who: Who;
  /** Which moment it is, where that is not the present. */
  note: string;
}

/** Who sits where, for whoever is shown the picture: by name, as far as there is one. */
export function forOthers(seats: readonly SeatInfo[], who: Who): Who {
  const own = seats.find(({ seat }) => seat === who.you)?.name;
  const named = (seat: Seat): string => (own && seat === who.you ? own : who(seat));
  return Object.assign(named, { you: own ? null : (who.you ?? null) });
}

/** Who has won, or whose turn it is and what is left of it. */
export function headline(of: Pick<Pictured, "state" | "winners" | "who">, words: Words): string {
  const { state, winners, who } = of;
  if (state.over) {
    const [winner, ...others] = winners.map((seat) => nameFor(who, seat));
    if (winner === undefined) return "";
    return others.length ? words.result.share([winner, ...others]) : words.result.wins(winner);
  }
  const turn = state.seat === null ? "" : words.table.turnOf(nameFor(who, state.seat));
  const what =
    state.phase === "act"
      ? words.table.apLeft(state.ap)
      : state.drawn
        ? words.table.place(state.drawn.tile)
        : "";
  return [turn, what].filter(Boolean).join(" · ");
}

/** A text that has to fit, with a mark where it was cut. */
export function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, Math.max(0, most - 1)).trimEnd()}…` : text;
}

/** How far equal treasures lie beside each other. */
export const SHIFT = 11;

export interface HandSpot {
  kind: string;
  count: number;
  x: number;
  scale: number;
}

/** Where treasures lie side by side, equal ones on each other; smaller where they are many. */
export function handSpots(hand: readonly [string, number][], room: number): HandSpot[] {
  const widths = hand.map(([, count]) => 36 + SHIFT * (count - 1));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(1, room / Math.max(1, whole));
  return hand.map(([kind, count], index) => ({
    kind,
    count,
    scale,
    x: scale * widths.slice(0, index).reduce((sum, width) => sum + width, 0),
  }));
}
