/** What a game is called: its name, or who plays. */

import type { TableSummary } from "../api/types";
import { whoOf } from "../words/tell";
import type { Words } from "../words/words";

export function titleOf(game: TableSummary, words: Words): string {
  const who = whoOf(game.seats, words, [...game.mine, ...game.reserved]);
  return game.name || game.seats.map(({ seat }) => who(seat)).join(" – ");
}
