/** Where the lesson was left, after a look at the rules or a closed window: it goes on from there. */

import { remember, remembered } from "../shell/storage";

const KEY = "tikal.lesson";
/** What the lesson's table is called: it is no game of one's own, whatever this browser remembers. */
export const LESSON_NAME = "tikal.lesson";

export interface Bookmark {
  table: string;
  /** Which step. */
  at: number;
}

export function bookmark(): Bookmark | null {
  const found = remembered(KEY) as Partial<Bookmark> | null;
  const { table, at } = found ?? {};
  return typeof table === "string" && typeof at === "number" ? { table, at } : null;
}

export function setBookmark(mark: Bookmark | null): void {
  remember(KEY, mark);
}
