/** Who is to sit where at a table that is being set up: nobody has another's colour. */

import type { SeatWanted } from "../api/types";
import { COLOURS, type Colour } from "../shell/choices";

export interface Place {
  /** `person` at this screen, `invited` by a link, `open` to everyone, or the level of a bot. */
  who: string;
  name: string;
  colour: Colour;
}

export function freeColour(places: readonly Place[]): Colour {
  return COLOURS.find((colour) => places.every((place) => place.colour !== colour)) ?? COLOURS[0];
}

/** Give a place a colour; whoever had it gets the one that is left. */
export function recoloured(places: readonly Place[], index: number, colour: Colour): Place[] {
  const before = places[index]?.colour;
  return places.map((place, at) => {
    if (at === index) return { ...place, colour };
    return place.colour === colour && before ? { ...place, colour: before } : place;
  });
}

/** Let a place play one earlier: it changes with the one before it. */
export function earlier(places: readonly Place[], index: number): Place[] {
  return places.map((place, at) => {
    const other = at === index ? index - 1 : at === index - 1 ? index : at;
    return places[other] ?? place;
  });
}

export function wanted({ who, name, colour }: Place): SeatWanted {
  if (who === "person") return { kind: "person", name: name || null, color: colour };
  if (isElsewhere({ who })) return { kind: who as "invited" | "open", color: colour };
  return { kind: "bot", bot: who, color: colour };
}

/** Whether somebody is to come from another screen. */
export function isElsewhere({ who }: Pick<Place, "who">): boolean {
  return who === "invited" || who === "open";
}

/** Whether a place is that of whoever sets the table up: the first of the people here. */
export function isOwn(places: readonly Place[], index: number): boolean {
  return places.findIndex(({ who }) => who === "person") === index;
}

/** The colour of the only person, which is theirs from then on; null where several people play. */
export function ownColour(places: readonly Place[]): Colour | null {
  const people = places.filter(({ who }) => who === "person");
  return people.length === 1 ? (people[0]?.colour ?? null) : null;
}
