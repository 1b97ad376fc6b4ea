/** Whose first turns this browser has shown: an opening is watched once, not at every reload. */

import { remember, remembered } from "../../shell/storage";

const KEY = "tikal.openings";
const MOST_KEPT = 200;

/** Whether a table's opening is still to be shown; whoever asks shows it. */
export function firstSight(table: string): boolean {
  const found = remembered(KEY);
  const seen: unknown[] = Array.isArray(found) ? found : [];
  if (seen.includes(table)) return false;
  remember(KEY, [...seen, table].slice(-MOST_KEPT));
  return true;
}
