import { describe, expect, it } from "vitest";
import english from "../../src/tikal/notation/sentences/english.json";
import { en } from "../src/words/en";
import { whoOf } from "../src/words/tell";
import type { Facts } from "../src/words/words";

const SEATS = [
  { seat: 1, kind: "person", name: "Ann", bot: null },
  { seat: 2, kind: "person", name: "Igor", bot: null },
] as unknown as Parameters<typeof whoOf>[0];
const named = whoOf(SEATS, en, [1, 2]);
const alone = whoOf(SEATS, en, [1]);
const facts = (given: Partial<Facts>): Facts => ({ seat: 1, ...given }) as Facts;

describe("the English catalogue", () => {
  it("is all the English the page has for events and refusals", () => {
    expect(Object.keys(en.events)).toEqual(Object.keys(english.events));
    expect(Object.keys(en.refusals)).toEqual(Object.keys(english.refusals));
    const placed = facts({ tile: "A1", space: "c1" });
    expect(en.events.tile_placed(placed, named)).toBe(
      english.events.tile_placed
        .replace("{Seat}", "Ann")
        .replace("[places|place]", "places")
        .replace("{tile}", "A1")
        .replace("{space}", "c1"),
    );
  });

  it("speaks to a person alone at the screen, and of several by name", () => {
    const drawn = facts({ tile: "A2" });
    expect(en.events.tile_drawn(drawn, alone)).toBe("You draw tile A2.");
    expect(en.events.tile_drawn(drawn, named)).toBe("Ann draws tile A2.");
    expect(en.events.tile_drawn({ ...drawn, seat: 2 }, alone)).toBe("Igor draws tile A2.");
    expect(en.events.turn_started(drawn, alone)).toBe("Your turn.");
    expect(en.events.turn_started(drawn, named)).toBe("Ann's turn.");
  });

  it("has the person at the screen in the middle of a sentence, too", () => {
    const swap = facts({ seat: 2, other: 1, give: 3, get: 5 });
    expect(en.events.treasures_exchanged(swap, alone)).toBe(
      "Igor exchanges with you: Obsidian Blade for Shell Necklace.",
    );
    expect(en.events.round_started(facts({}), alone)).toBe("A new round: you bid first.");
  });

  it("counts", () => {
    const buried = (count: number) =>
      en.events.treasures_buried(facts({ space: "c4", count }), named);
    expect([0, 1, 2].map(buried)).toEqual([
      "0 treasures lie hidden on c4.",
      "1 treasure lies hidden on c4.",
      "2 treasures lie hidden on c4.",
    ]);
  });

  it("leaves out what is not so", () => {
    const guarded = facts({ space: "b1", level: 9, needle: "N", sense: "cw", tied: 1 });
    expect(en.events.mutul_guarded(guarded, named)).toBe(
      "Mutul guards the temple on b1: level 9, it can't grow and he leads.",
    );
    const lost = (explorers: number, leaders: number) =>
      en.events.members_removed(facts({ space: "b1", explorers, leaders }), alone);
    expect(lost(0, 1)).toBe("You lose your other members on b1: the leader.");
    expect(lost(1, 0)).toBe("You lose your other members on b1: 1 explorer.");
    expect(lost(2, 1)).toBe("You lose your other members on b1: the leader and 2 explorers.");
  });
});
