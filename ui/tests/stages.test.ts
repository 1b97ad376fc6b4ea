import { describe, expect, it } from "vitest";
import type { Stage } from "../src/api/types";
import { opening, seen, watched } from "../src/table/state/stages";

const stage = (...codes: string[]): Stage => ({
  events: codes.map((code) => ({ code, params: {} })),
  changes: Object.fromEntries(codes.map((code) => [code, true])),
});
const codes = ({ events }: Stage): string[] => events.map(({ code }) => code);

describe("what happens by itself", () => {
  it("is watched up to where one's own turn begins", () => {
    const stages = [
      stage("turn_ended"),
      stage("turn_started"),
      stage("card_revealed"),
      stage("mutul_dug", "treasure_recovered"),
      stage("turn_started"),
      stage("tile_drawn"),
      stage("scoring_started"),
    ];
    expect(watched(stages).map(codes)).toEqual([
      ["turn_ended"],
      ["turn_started"],
      ["card_revealed"],
      ["mutul_dug", "treasure_recovered"],
    ]);
    expect(opening(stages).map(({ code }) => code)).toEqual([
      "turn_started",
      "tile_drawn",
      "scoring_started",
    ]);
  });

  it("has each seat's scoring in one piece", () => {
    const found = watched([
      stage("temple_scored"),
      stage("treasures_scored"),
      stage("seat_scored"),
      stage("card_revealed"),
    ]);
    expect(found.map(codes)).toEqual([
      ["temple_scored", "treasures_scored", "seat_scored"],
      ["card_revealed"],
    ]);
    expect(found[0]?.changes).toEqual({
      temple_scored: true,
      treasures_scored: true,
      seat_scored: true,
    });
  });

  it("is seen by its reason and by what is picked up", () => {
    const { events } = stage("mutul_dug", "treasure_recovered", "ruins_emptied");
    expect(seen(events).map(({ code }) => code)).toEqual(["mutul_dug", "treasure_recovered"]);
  });
});
