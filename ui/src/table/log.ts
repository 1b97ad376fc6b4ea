/** The list of moves, kept up to date with what the socket tells. */

import type { Entry, GameEvent, Move } from "../api/types";

/** The moves after some commands, or null where only the server knows (a whole turn undone). */
export function withEntries(moves: readonly Move[], entries: readonly Entry[]): Move[] | null {
  const list = [...moves];
  for (const entry of entries) {
    if (entry.kind === "undo_turn") return null;
    if (entry.kind === "undo") list.pop();
    if (entry.kind === "action") list.push(moveAfter(list, entry));
  }
  return list;
}

/** A turn lasts until its `end`; the first has the number 1. */
function moveAfter(list: readonly Move[], entry: Entry): Move {
  const last = list.at(-1);
  const turn = Math.max(1, (last?.turn ?? 0) + (last?.action === "end" ? 1 : 0));
  return { index: list.length, seat: entry.seat, action: entry.action, turn, events: entry.events };
}

/**
 * The move from which to play back what the others did since one's last turn, or null where they
 * did nothing. Mutul answers within one's own `end`, so against him that move is part of it.
 */
export function sinceOwnTurn(moves: readonly Move[], mine: readonly number[]): number | null {
  const own = (seat: number | null): boolean => seat !== null && mine.includes(seat);
  const last = moves.findLastIndex(({ seat, action }) => own(seat) && action === "end");
  if (last < 0) return null;
  if (moves.slice(last + 1).some(({ seat }) => !own(seat))) return last;
  return moves[last]?.events.some(({ code }) => code === "card_revealed") ? last - 1 : null;
}

/** What Mutul did in his turn: from his card on, each thing once, without what came after him. */
export function mutulsTurn(events: readonly GameEvent[]): GameEvent[] {
  const begin = events.findIndex(({ code }) => code === "card_revealed");
  if (begin < 0) return [];
  const next = events.findIndex(({ code }, index) => index > begin && code === "turn_started");
  return events
    .slice(begin, next < 0 ? undefined : next)
    .filter(({ code }) => code !== "tile_drawn" && code !== "tile_placed");
}
