/** A reason of a hint in words. */

import type { Hint } from "../../api/types";
import type { ReasonFacts } from "../../words/hintFacts";
import type { Who, Words } from "../../words/words";

export function reasonWords(
  { code, params }: Hint["reasons"][number],
  { hints }: Words,
  who: Who,
): string {
  return hints.reasons[code](params as unknown as ReasonFacts, who);
}
