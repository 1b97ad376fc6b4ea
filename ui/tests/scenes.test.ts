import { describe, expect, it } from "vitest";
import type { GameEvent, State } from "../src/api/types";
import { pointsOf } from "../src/board/effects/scene";
import { scenesOf } from "../src/board/effects/scenes";

const event = (code: string, params: GameEvent["params"] = {}): GameEvent => ({ code, params });
const state = {
  drawn: { tile: "A3", terrain: "temple", stones: [], value: 1 },
  hands: [{ seat: 1, kinds: { 2: 2 } }],
  spaces: [
    { space: "b1", guard: null, strength: [4, 5, 0] },
    { space: "b2", guard: { seat: 1, member: "leader" }, strength: [4, 5, 0] },
  ],
} as unknown as State;
const shows = (events: GameEvent[], ends = false) =>
  scenesOf(events, { state, ends }).map(({ show }) => show);

describe("what is shown", () => {
  it("keeps the order of what happened, without what there is nothing to see of", () => {
    const events = [
      event("turn_ended", { seat: 2 }),
      event("tile_drawn", { seat: 1, tile: "A3" }),
      event("camp_set_up", { seat: 1, space: "b1" }),
    ];
    expect(shows(events).map(({ kind }) => kind)).toEqual(["tile", "landing"]);
  });

  it("is a volcano once, with who begins", () => {
    const events = [
      event("tile_drawn", { seat: 3, tile: "B4" }),
      event("scoring_started", { seat: 3, tile: "B4" }),
    ];
    expect(shows(events)).toMatchObject([
      { kind: "scoring", seat: 3, volcano: { tile: "B4", terrain: "volcano" } },
    ]);
  });

  it("is a temple with the strengths that decide, or its guard", () => {
    const events = ["b1", "b2"].map((space) =>
      event("temple_scored", { seat: 2, space, level: 6 }),
    );
    expect(shows(events)).toMatchObject([
      {
        points: 6,
        strengths: [
          { seat: 1, strength: 4 },
          { seat: 2, strength: 5 },
        ],
      },
      { points: 6, strengths: [] },
    ]);
  });

  it("sums up a round that ends, after the last sum", () => {
    const events = [
      event("treasures_scored", { seat: 1, kind: 2, count: 2, points: 3 }),
      event("seat_scored", { seat: 1, temples: 0, treasures: 3, score: 9 }),
      event("game_won", { seat: 1 }),
      event("game_won", { seat: 2 }),
    ];
    expect(shows(events).map(({ kind }) => kind)).toEqual(["set", "sum", "won"]);
    expect(shows(events, true)).toMatchObject([
      { kind: "set", treasure: 2, count: 2, points: 3 },
      { kind: "sum", points: 3, score: 9 },
      { kind: "summary" },
      { kind: "won", seats: [1, 2] },
    ]);
  });

  it("tells how many of a treasure its owner has now", () => {
    const events = [event("treasure_recovered", { seat: 1, space: "b1", kind: 2 })];
    expect(shows(events)).toMatchObject([{ kind: "treasure", treasure: 2, count: 2 }]);
  });

  it("takes no longer for many temples than for a few, all in all", () => {
    const temples = (count: number) =>
      Array.from({ length: count }, () =>
        event("temple_scored", { seat: 1, space: "b1", level: 1 }),
      );
    const length = (count: number) =>
      scenesOf(temples(count), { state }).reduce((sum, { beats }) => sum + beats, 0);
    expect(length(2)).toBeCloseTo(3.6);
    expect(length(30)).toBeCloseTo(14);
  });

  it("brings points to the seat that scores", () => {
    const [scored] = scenesOf([event("ground_scored", { seat: 2, space: "b1", points: 8 })], {
      state,
    });
    expect(scored && [pointsOf(scored, 2), pointsOf(scored, 1)]).toEqual([8, 0]);
  });
});
