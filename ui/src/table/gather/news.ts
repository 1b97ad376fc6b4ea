/** News of people: somebody sits down, leaves or comes back. */

import type { Entry, Seat, SeatInfo, Table } from "../../api/types";
import type { Words } from "../../words/words";

export interface PersonNews {
  kind: "came" | "went" | "full" | "left" | "returned" | "declined";
  name: string;
}

type Seated = Pick<Table, "seats" | "mine" | "away" | "waiting">;

/** The last of it among some commands; of what one does oneself nobody has to be told. */
export function personNews(
  entries: readonly Entry[],
  before: Seated,
  after: Seated,
): PersonNews | null {
  const last = entries.findLast(({ kind }) => ["sit", "leave", "return", "decline"].includes(kind));
  if (!last?.seat) return null;
  if (last.kind === "sit" && !after.waiting) return { kind: "full", name: "" };
  const { seat } = last;
  if ([...before.mine, ...after.mine, ...after.away].includes(seat)) return null;
  if (last.kind === "decline") return { kind: "declined", name: nameAt(before.seats, seat) };
  if (last.kind === "sit") return { kind: "came", name: nameAt(after.seats, seat) };
  if (last.kind === "return") return { kind: "returned", name: nameAt(after.seats, seat) };
  return { kind: before.waiting ? "went" : "left", name: nameAt(before.seats, seat) };
}

function nameAt(seats: readonly SeatInfo[], seat: Seat): string {
  return seats.find((each) => each.seat === seat)?.name ?? "";
}

export function tellPerson({ kind, name }: PersonNews, words: Words): string {
  const { room, apart } = words;
  const who = name || words.room.somebody;
  if (kind === "full") return room.full;
  if (kind === "declined") return words.programs.declined(who);
  if (kind === "came") return room.came(who);
  if (kind === "went") return room.went(who);
  return kind === "left" ? apart.left(who) : apart.returned(who);
}
