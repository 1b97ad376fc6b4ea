/** How much time people have, in words. */

import type { Table } from "../../api/types";
import type { Words } from "../../words/words";

const DAY = 24 * 60 * 60;

export function paceWords(pace: Table["terms"]["pace"], words: Words): string {
  const t = words.clocks;
  if (!pace) return t.none;
  const said =
    pace.kind === "daily"
      ? t.dailyOf(pace.bank / DAY)
      : t.liveOf(Math.round(pace.bank / 60), pace.increment);
  return `${said} · ${t.atZero}: ${t.zero[pace.at_zero]}`;
}
