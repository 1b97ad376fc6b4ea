/** A table with its one person in the colour that they like. */

import type { NewTable } from "../api/types";
import type { Colour } from "../shell/choices";

/** Several people, or whoever has chosen, are left alone. */
export function inOwnColour(wanted: NewTable, colour: Colour): NewTable {
  const people = wanted.seats.filter(({ kind }) => kind === "person");
  if (people.length !== 1 || wanted.seats.some(({ color }) => color)) return wanted;
  const seats = wanted.seats.map((seat) =>
    seat.kind === "person" ? { ...seat, color: colour } : seat,
  );
  return { ...wanted, seats };
}
