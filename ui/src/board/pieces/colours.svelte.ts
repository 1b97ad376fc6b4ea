/**
 * Which colour a seat has. Hue, pattern and emblem go together: a colour is the number of all three.
 * Drawings ask for it; styles have the hues of a table's seats as `--seat-1` and so on.
 */

import { getContext, setContext } from "svelte";
import type { Seat, SeatInfo } from "../../api/types";
import { COLOURS, type Colour } from "../../shell/choices";

type Coloured = Pick<SeatInfo, "seat" | "color">;
type NumberOf = (seat: Seat) => number;

const KEY = Symbol("colours");
const PROPERTIES = ["seat", "on-seat", "mark"] as const;

export function numberOf(colour: Colour): number {
  return COLOURS.indexOf(colour) + 1;
}

/** The number of a seat's colour; at tables of earlier versions it is the seat's own. */
export function colourAt(seats: readonly Coloured[], seat: Seat): number {
  const wanted = seats.find((each) => each.seat === seat)?.color;
  const at = (COLOURS as readonly string[]).indexOf(wanted ?? "");
  return at < 0 ? seat : at + 1;
}

/** The colours of the table that a part of the page is about. */
export function useColours(): NumberOf {
  return getContext<NumberOf | undefined>(KEY) ?? ((seat) => seat);
}

/** Give a part of the page the colours of a table's seats: for its drawings, and as styles. */
export function provideColours(seats: () => readonly Coloured[]): () => string {
  setContext<NumberOf>(KEY, (seat) => colourAt(seats(), seat));
  return () => stylesOf(seats());
}

/** The same for the page as a whole, windows included. */
export function providePageColours(seats: () => readonly Coloured[]): void {
  const styles = provideColours(seats);
  $effect(() => {
    const before = document.body.style.cssText;
    document.body.style.cssText = `${before};${styles()}`;
    return () => {
      document.body.style.cssText = before;
    };
  });
}

export function stylesOf(seats: readonly Coloured[]): string {
  return seats
    .flatMap(({ seat }) =>
      PROPERTIES.map((each) => `--${each}-${seat}:var(--colour-${each}-${colourAt(seats, seat)})`),
    )
    .join(";");
}
