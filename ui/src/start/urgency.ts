/** Which of one's games come first: those where others wait for one. */

import type { TableSummary } from "../api/types";

/** Whether people play there from other screens, or are to. */
export function isTogether({ seats, mine, waiting }: TableSummary): boolean {
  return (
    waiting !== null || seats.some(({ seat, kind }) => kind === "person" && !mine.includes(seat))
  );
}

/** Whether others wait for this person's move. */
export function isMyTurn(game: TableSummary): boolean {
  const { over, waiting, seat, mine } = game;
  return isTogether(game) && !over && !waiting && seat !== null && mine.includes(seat);
}

/** One's turn first, then a rematch that waits for one, then tables that wait; else as they were. */
export function byUrgency(games: readonly TableSummary[]): TableSummary[] {
  const rank = (game: TableSummary): number => {
    if (isMyTurn(game)) return 0;
    if (game.reserved.length) return 1;
    return game.waiting ? 2 : 3;
  };
  return games.toSorted((one, other) => rank(one) - rank(other));
}
