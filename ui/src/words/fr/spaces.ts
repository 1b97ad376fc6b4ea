/**
 * French: a narrow space before ; ! and ?, a full one before : and inside « », and between a number
 * and what it counts or numbers. None of them may be where a line breaks.
 */

import { type Habits, NARROW, NO_BREAK, spaced } from "../spaces";

const NUMBERED =
  "[Jj]oueur|[Nn]iveau|[Tt]résor|[Éé]tape|[Tt]uile|[Vv]olcan|[Cc]arte|[Pp]lace|[Tt]our";
const HABITS: Habits = [
  [/ (?=[;?!])/g, NARROW],
  [/ (?=[:»])/g, NO_BREAK],
  [/(?<=«) /g, NO_BREAK],
  [/(?<=\d) (?=PA|points?\b|ko\b|%)/g, NO_BREAK],
  [new RegExp(`(?<=${NUMBERED}) (?=[A-GS]?\\d)`, "g"), NO_BREAK],
];

export function unbroken<T>(words: T): T {
  return spaced(words, HABITS);
}
