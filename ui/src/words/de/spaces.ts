/** German: a number stays with what it counts or numbers, and … with the word before it. */

import { type Habits, NO_BREAK, spaced } from "../spaces";

const NUMBERED = "Spieler|Stufe|Schatz|Schritt|Plättchen|Vulkan|Karte|Platz|Zug";
const HABITS: Habits = [
  [/(?<=\d) (?=AP\b|Punkte?\b|kB\b|%)/g, NO_BREAK],
  [new RegExp(`(?<=${NUMBERED}) (?=[A-GS]?\\d)`, "g"), NO_BREAK],
  [/ (?=…)/g, NO_BREAK],
];

export function unbroken<T>(words: T): T {
  return spaced(words, HABITS);
}
