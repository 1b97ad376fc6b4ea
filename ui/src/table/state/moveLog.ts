/** The list of moves, kept up to date with what the socket tells. */

import type { Entry, GameEvent, Move } from "../../api/types";
import { eventsOf, gesturesOf } from "./gestures";

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

const ENDS_OF_TURNS = ["turn_ended", "solo_card_turned", "mutul_passed"];
/** Where Mutul's own doings begin. */
const HIS_BEGINNINGS = ["card_revealed", "solo_card_turned"];

/** Whether a turn ends with a move. */
function endsTurn({ events }: Pick<Move, "events">): boolean {
  return events.some(({ code }) => ENDS_OF_TURNS.includes(code));
}

/** Whether an event tells what Mutul does by himself. */
function isHis({ code }: GameEvent): boolean {
  return HIS_BEGINNINGS.includes(code) || code.startsWith("mutul_");
}

/** Add a move to the turn that is going on; the first has the number 1. */
function moveAfter(list: readonly Move[], entry: Entry): Move {
  const last = list.at(-1);
  const turn = Math.max(1, (last?.turn ?? 0) + (last && endsTurn(last) ? 1 : 0));
  const { seat, action, events, stand_in, joined } = entry;
  return { index: list.length, seat, action, turn, events, stand_in, joined };
}

/**
 * The move from which to play back what the others did since one's last turn, or null where they
 * did nothing. Mutul answers within one's own `end`, so against him that move is part of it.
 */
export function sinceOwnTurn(moves: readonly Move[], mine: readonly number[]): number | null {
  const own = (seat: number | null): boolean => seat !== null && mine.includes(seat);
  const last = moves.findLastIndex((move) => own(move.seat) && endsTurn(move));
  if (last < 0) return null;
  if (moves.slice(last + 1).some(({ seat }) => !own(seat))) return last;
  return moves[last]?.events.some(isHis) ? last - 1 : null;
}

const PARTS = [
  "temple_scored",
  "ground_scored",
  "treasures_scored",
  "uniques_scored",
  "director_scored",
];
const SUMS = ["seat_scored", "legend_scored"];
const FEW = 3;

/** Whether an event only says again what others of its batch say: a tile that was taken is there. */
function repeats({ code }: GameEvent, events: readonly GameEvent[]): boolean {
  return code === "tile_drawn" && events.some((each) => each.code === "tile_taken");
}

/** Whether an event is the sum of a scoring turn. */
export function sumsUp({ code }: GameEvent): boolean {
  return SUMS.includes(code);
}

/**
 * What happened last in a line: of a scoring its sum, which the log and the story have in parts, and
 * of a turn's beginning the tile: whoever draws it is to play.
 */
export function gist(events: readonly GameEvent[]): GameEvent[] {
  const summed = events.some(({ code }) => SUMS.includes(code));
  const told = events.filter(
    (event, index) =>
      !(summed && PARTS.includes(event.code)) &&
      !(event.code === "turn_started" && events[index + 1]?.code === "tile_drawn") &&
      !repeats(event, events),
  );
  return told.slice(-FEW);
}

/** What Mutul did in his turn: from his card on, each thing once, without what came after him. */
export function mutulsTurn(events: readonly GameEvent[]): GameEvent[] {
  const begin = events.findIndex(isHis);
  if (begin < 0) return [];
  const next = events.findIndex(({ code }, index) => index > begin && code === "turn_started");
  return events
    .slice(begin, next < 0 ? undefined : next)
    .filter(({ code }) => !["tile_drawn", "tile_placed", ...PARTS].includes(code));
}

/** What is to be heard where nothing is shown step by step: all that Mutul did, and the gist. */
export function inSum(events: readonly GameEvent[]): GameEvent[] {
  return [...new Set([...mutulsTurn(events), ...gist(events)])];
}

/** What happened, and in which moves: those of a walk are told as one. */
export interface LogLine {
  first: number;
  last: number;
  event: GameEvent;
}

/**
 * A turn as the log tells it: whose it is, the bot that played it for another one, and what happened
 * in it, gesture by gesture.
 */
export interface LoggedTurn {
  turn: number;
  seat: number | null;
  standIn: { bot: string; seat: number } | null;
  lines: LogLine[];
}

const BEGINNINGS = ["turn_started", "scoring_turn_started"];

/**
 * The moves by turns. The next turn begins within the `end` before it, and the first one within the
 * beginning; what is told from there on belongs to it.
 */
export function loggedTurns(moves: readonly Move[]): LoggedTurn[] {
  const found = new Map<number, LoggedTurn>();
  for (const gesture of gesturesOf(moves)) {
    const [move] = gesture as [Move, ...Move[]];
    const last = move.index + gesture.length - 1;
    const events = eventsOf(gesture);
    let begun = 0;
    for (const event of events) {
      const begins = BEGINNINGS.includes(event.code);
      if (begins && (move.turn === 0 || endsTurn({ events }))) begun = 1;
      const turn = move.turn + begun;
      const logged = found.get(turn) ?? { turn, seat: null, standIn: null, lines: [] };
      found.set(turn, logged);
      if (move.stand_in && move.seat && !begun)
        logged.standIn = { bot: move.stand_in, seat: move.seat };
      if (begins) logged.seat = Number(event.params.seat);
      else logged.seat ??= move.seat;
      // Whose turn begins is in the heading already, but not whose it became after bids.
      const said = event.code === "turn_started" && logged.lines.length === 0;
      if (!said && !repeats(event, events)) logged.lines.push({ first: move.index, last, event });
    }
  }
  return [...found.values()];
}
