import { expect, test } from "vitest";
import type { SeatInfo, State } from "../src/api/types";
import { cut, forOthers, handSpots, headline } from "../src/picture/sheet";
import { de } from "../src/words/de/index";
import { en } from "../src/words/en/index";
import { fr } from "../src/words/fr/index";

const who = (seat: number): string => ["Ann", "Ben"][seat - 1] ?? "?";
const playing = { seat: 2, phase: "act", ap: 7, over: false, drawn: null } as unknown as State;

test("a picture says whose turn it is, in the page's language", () => {
  const of = { state: playing, winners: [], who };
  expect(headline(of, en)).toBe("Ben's turn · 7 AP left");
  for (const words of [fr, de]) {
    expect(headline(of, words)).toContain("Ben");
    expect(headline(of, words)).not.toContain("turn");
  }
});

test("it says which tile is to be placed", () => {
  const state = { ...playing, phase: "place", drawn: { tile: "F1" } } as State;
  expect(headline({ state, winners: [], who }, en)).toBe("Ben's turn · Place tile F1");
});

test("it says who has won", () => {
  const state = { ...playing, seat: null, over: true } as State;
  expect(headline({ state, winners: [1], who }, en)).toBe("Ann wins");
  expect(headline({ state, winners: [1, 2], who }, en)).toBe("Ann and Ben share the victory");
});

test("whoever is shown it reads a name where there is one, else the person at the screen is You", () => {
  const seats = (name: string) => [{ seat: 2, kind: "person", name }] as SeatInfo[];
  const you = Object.assign((seat: number) => (seat === 2 ? "You" : "Ann"), { you: 2 });
  const says = (name: string) =>
    headline({ state: playing, winners: [], who: forOthers(seats(name), you) }, en);
  expect([says("Ben"), says("")]).toEqual(["Ben's turn · 7 AP left", "Your turn · 7 AP left"]);
});

test("what is too long is cut, and one sees that it was", () => {
  expect(cut("Ann", 5)).toBe("Ann");
  expect(cut("Bartholomew", 6)).toBe("Barth…");
});

test("every kind of treasure fits into a card", () => {
  const all = Array.from({ length: 8 }, (_, kind): [string, number] => [String(kind + 1), 3]);
  const spots = handSpots(all, 134);
  expect(spots.every(({ x, scale }) => x + 39 * scale <= 134.01)).toBe(true);
  expect(handSpots([["6", 1]], 134)).toEqual([{ kind: "6", count: 1, x: 0, scale: 1 }]);
});
