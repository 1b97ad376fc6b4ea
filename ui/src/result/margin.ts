/** Who won and by how much, in words. */

import type { Result, Seat } from "../api/types";
import { nameFor, type Who } from "../words/tell";
import type { Words } from "../words/words";

type Outcome = Pick<Result, "winners" | "scores" | "conceded" | "tie_break">;

/** The seats in order of their points; of those with as many, whoever won is first. */
export function ranked({ winners, scores }: Pick<Outcome, "winners" | "scores">): Seat[] {
  const rank = (seat: Seat): number => (scores[seat - 1] ?? 0) + (winners.includes(seat) ? 0.5 : 0);
  return scores.map((_, index) => index + 1).sort((one, other) => rank(other) - rank(one));
}

/** The headline: the margin, a tie, or who won when somebody gave up. */
export function headline(result: Outcome, who: Who, words: Words): string {
  const { winners, conceded, tie_break } = result;
  const names = winners.map((seat) => nameFor(who, seat));
  const [name = null] = names;
  if (names.length !== 1) return words.result.share(names);
  if (conceded) return words.result.wins(name);
  const margin = marginOf(result, winners[0] ?? 1);
  if (margin > 0) return words.ending.wonBy(name, margin);
  return tie_break.length ? words.ending.wonTie(name) : words.ending.wonEven(name);
}

/** How you fared, where somebody else won and there were more than two. */
export function place(result: Outcome, who: Who, words: Words): string {
  const { you } = who;
  const { winners, conceded, scores } = result;
  if (!you || conceded || winners.includes(you) || scores.length < 3) return "";
  const behind = Math.max(...scores) - (scores[you - 1] ?? 0);
  const better = scores.filter((score) => score > (scores[you - 1] ?? 0)).length;
  return behind ? words.ending.place(better + 1, behind) : "";
}

/** How many points a seat is ahead of the best of the others. */
function marginOf({ scores }: Pick<Outcome, "scores">, seat: Seat): number {
  const others = scores.filter((_, index) => index !== seat - 1);
  return (scores[seat - 1] ?? 0) - Math.max(...others);
}
