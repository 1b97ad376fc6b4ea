import { describe, expect, it } from "vitest";
import type { GameEvent, Move, State } from "../src/api/types";
import { orderFrom, scoringRound } from "../src/table/state/scoringRound";

const event = (code: string, params: GameEvent["params"] = {}): GameEvent => ({ code, params });
const moves = (...events: GameEvent[]): Move[] => [{ events } as unknown as Move];
const left = (...letters: [string, number][]): State["tiles_left"] =>
  letters.map(([letter, count]) => ({ letter, count, volcano: "BDF".includes(letter) }));
const state = (...letters: [string, number][]): State =>
  ({ tiles_left: left(...letters), legend: null }) as unknown as State;
const FIRST = event("scoring_started", { seat: 2, tile: "B4" });
const SECOND = event("scoring_started", { seat: 1, tile: "D5" });
const LAST = event("final_scoring_started", { seat: 1 });
const sum = (seat: number, temples: number, treasures: number, score: number): GameEvent =>
  event("seat_scored", { seat, temples, treasures, score });

describe("a scoring round", () => {
  it("is none before the first volcano", () => {
    expect(scoringRound(moves(event("turn_started")), state(["A", 3]))).toBeNull();
  });

  it("counts on: those that were, the volcanoes to come, and the last", () => {
    const early = state(["B", 2], ["C", 6], ["D", 6], ["F", 6]);
    expect(scoringRound(moves(FIRST), early)).toMatchObject({ number: 1, of: 4 });
    const later = state(["E", 6], ["F", 6]);
    expect(scoringRound(moves(FIRST, SECOND), later)).toMatchObject({ number: 2, of: 4 });
    expect(scoringRound(moves(FIRST, SECOND, LAST), state())).toMatchObject({ number: 3, of: 3 });
  });

  it("has what everybody scored in it, and not before", () => {
    const found = scoringRound(
      moves(FIRST, sum(2, 1, 0, 1), SECOND, sum(1, 6, 3, 9), sum(2, 4, 0, 5)),
      state(),
    );
    expect(found?.lines).toEqual([
      { seat: 1, points: 9, score: 9 },
      { seat: 2, points: 4, score: 5 },
    ]);
  });

  it("goes round the table from who begins", () => {
    expect(orderFrom(3, [1, 2, 3, 4])).toEqual([3, 4, 1, 2]);
  });
});
