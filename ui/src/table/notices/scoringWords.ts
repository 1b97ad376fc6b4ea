/** A scoring round in words and in its order, for those who look and for those who listen. */

import type { GameEvent, Seat } from "../../api/types";
import { nameFor } from "../../words/tell";
import type { Words } from "../../words/words";
import type { GameContext } from "../state/gameContext.svelte";
import { sumsUp } from "../state/moveLog";
import { beginsScoring, orderFrom, type ScoringRound, scoringRound } from "../state/scoringRound";

/** The scoring round that is on the board, or was last. */
export function roundOf({ playback, store, state }: GameContext): ScoringRound | null {
  if (!state) return null;
  const moves = playback.active ? store.moves.slice(0, playback.index + 1) : store.moves;
  return scoringRound(moves, state);
}

/** Who has a scoring turn after whom. */
export function scoringOrder({ store }: GameContext, first: Seat): Seat[] {
  return orderFrom(
    first,
    (store.table?.seats ?? []).map(({ seat }) => seat),
  );
}

export function roundHeading(game: GameContext, words: Words): string {
  const t = words.drama;
  const { legend = null, final_round = false } = game.state ?? {};
  if (legend && final_round) return t.final;
  if (legend) return `${t.interim} · ${words.legend.round(legend.round, legend.rounds)}`;
  const round = roundOf(game);
  return round ? t.round(round.number, round.of) : "";
}

/** What is said of a scoring besides its events: which round begins, or how it ended. */
export function scoringTold(
  events: readonly GameEvent[],
  game: GameContext,
  words: Words,
): string[] {
  const t = words.drama;
  const begins = events.find(beginsScoring);
  if (begins) {
    const order = scoringOrder(game, Number(begins.params.seat));
    const told = game.state?.legend ? t.turnsTold : t.orderTold;
    const names = order.map((seat) => nameFor(game.who, seat) ?? t.you);
    return [`${roundHeading(game, words)}.`, ...(names.length > 1 ? [told(names)] : [])];
  }
  const ended = events.some(sumsUp) && !game.state?.scoring;
  const lines = ended ? (roundOf(game)?.lines ?? []) : [];
  return lines.map(({ seat, points, score }) => t.lineTold(nameFor(game.who, seat), points, score));
}
