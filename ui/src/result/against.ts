/** Whom a game was played against, in words. */

import type { FinishedGame } from "../api/types";
import type { Words } from "../words/words";

export function against(
  { automaton, bot }: Pick<FinishedGame, "automaton" | "bot">,
  words: Words,
): string {
  if (automaton) return words.common.mutul;
  return bot ? words.common.bot(bot) : words.statistics.people;
}

/** How a game ended for oneself. */
export function outcome(
  game: Pick<FinishedGame, "won" | "given_up">,
): "won" | "lost" | "shared" | "gaveUp" {
  if (game.given_up) return "gaveUp";
  if (game.won === 1) return "won";
  return game.won ? "shared" : "lost";
}
