/** A chance to win as it is told: in steps of five per cent, and as a half where it is about that. */

import type { Challenge } from "../api/types";
import type { Words } from "../words/words";

const EVEN = { least: 0.44, most: 0.56 };

/** The percentage to name, null for about a half. */
export function percentOf(chance: number): number | null {
  if (chance >= EVEN.least && chance <= EVEN.most) return null;
  return Math.round(chance * 20) * 5;
}

/** A choice that is proposed, with why: to begin with, as a fair one, or as the nearest there is. */
export function proposal(
  { games, chance }: Pick<Challenge["solo"], "games" | "chance">,
  text: string,
  words: Words,
): string {
  const { begin, fair, proposed } = words.challenge;
  if (!games) return begin(text);
  return percentOf(chance) === null ? fair(text) : proposed(text);
}
