/** Where a lesson was left, after a look at the rules or a closed window: it goes on from there. */

import { remember, remembered } from "../shell/storage";

/** What lessons' tables are called, to begin with: they are no games of one's own. */
const LESSON = "tikal.lesson";

export interface Bookmark {
  table: string;
  /** Which step. */
  at: number;
}

/** The bookmark of a course, by the name of its table. */
export function bookmark(course: string): Bookmark | null {
  const found = remembered(course) as Partial<Bookmark> | null;
  const { table, at } = found ?? {};
  return typeof table === "string" && typeof at === "number" ? { table, at } : null;
}

export function setBookmark(course: string, mark: Bookmark | null): void {
  remember(course, mark);
}

/** Whether a table is a lesson's, whatever this browser remembers. */
export function isLesson({ name }: { name: string | null }): boolean {
  return name === LESSON || Boolean(name?.startsWith(`${LESSON}.`));
}
