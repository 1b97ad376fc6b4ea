/** A scoring round as the log has it: which one it is, and what everybody scored in it. */

import type { GameEvent, Move, Seat, State } from "../../api/types";
import { sumsUp } from "./moveLog";

const BEGUN = /^(interim_|legend_final_|final_)?scoring_started$/;

/** Whether a scoring round begins with an event. */
export function beginsScoring({ code }: GameEvent): boolean {
  return BEGUN.test(code);
}

export interface RoundLine {
  seat: Seat;
  points: number;
  score: number;
}

export interface ScoringRound {
  number: number;
  /** How many there will have been, where that can be told. */
  of: number | null;
  lines: RoundLine[];
}

/** The last scoring round that the moves tell of, or null before the first. */
export function scoringRound(moves: readonly Move[], state: State): ScoringRound | null {
  const events = moves.flatMap((move) => move.events);
  const begins = events.filter(beginsScoring);
  const last = begins.at(-1);
  if (!last) return null;
  const sums = events.slice(events.lastIndexOf(last)).filter(sumsUp);
  return { number: begins.length, of: roundsIn(state, begins), lines: sums.map(lineOf) };
}

/** Rounds until now, one for each volcano still in the stack, and the last one. */
function roundsIn(state: State, begins: readonly GameEvent[]): number | null {
  // Nobody knows which of Legend's volcanoes will be placed.
  if (state.legend) return null;
  const hidden = state.tiles_left.filter(({ volcano, count }) => volcano && count > 0);
  const ended = begins.some(({ code }) => code === "final_scoring_started");
  return begins.length + (ended ? 0 : stillHidden(hidden, begins) + 1);
}

function stillHidden(letters: State["tiles_left"], begins: readonly GameEvent[]): number {
  const drawn = begins.map(({ params }) => String(params.tile));
  return letters.filter(({ letter }) => !drawn.some((tile) => tile.startsWith(letter))).length;
}

function lineOf({ params }: GameEvent): RoundLine {
  const { seat, score, ...sources } = params as Record<string, number>;
  const points = Object.values(sources).reduce((sum, each) => sum + each, 0);
  return { seat: seat ?? 0, points, score: score ?? 0 };
}

/** The seats in the order in which they score: round the table from the one that begins. */
export function orderFrom(first: Seat, seats: readonly Seat[]): Seat[] {
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}
