import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/api/types";
import { asGesture, type Playable, wayTo } from "../src/table/state/actions";
import { eventsOf, gesturesOf, gestureWords, joinedBy, sizesOf } from "../src/table/state/gestures";
import { loggedTurns } from "../src/table/state/moveLog";
import { en } from "../src/words/en";

const IN: Playable = { action: "in", kind: "place_member", member: "explorer", space: "a1" };
const ON: Playable = { action: "on", kind: "move", member: "explorer", space: "a1", to: "b1" };
const FURTHER: Playable = { ...ON, action: "further", space: "b1", to: "c2" };
const RAISE: Playable = { action: "raise", kind: "uncover", space: "c2" };

function event(code: string, params: Record<string, unknown>): GameEvent {
  return { code, params: { seat: 1, member: "explorer", ...params } };
}

describe("gestures", () => {
  it("are a way's steps together", () => {
    const goals = {
      a1: { cost: 1, action: "in", after: null },
      b1: { cost: 3, action: "on", after: "a1" },
    };
    const way = wayTo(goals, "explorer", "b1");
    expect(way.map(({ action, joined }) => [action, joined])).toEqual([
      ["in", undefined],
      ["on", true],
    ]);
    expect(sizesOf([...way, RAISE])).toEqual([2, 1]);
  });

  it("are found again in a list, which may begin in the middle of one", () => {
    const list = [{ joined: true }, { joined: true }, {}, { joined: true }];
    expect(gesturesOf(list).map(({ length }) => length)).toEqual([2, 2]);
  });

  it.each([
    [
      [2, 1],
      [false, true, false],
    ],
    [[], [false, false, false]],
    [
      [1, 5],
      [false, false, true],
    ],
  ])("are made of sizes: %j", (sizes, joined) => {
    const made = joinedBy([IN, ON, RAISE], sizes);
    expect(made.map((action) => action.joined ?? false)).toEqual(joined);
  });

  it("are told by their ends", () => {
    const words = (...actions: Playable[]) => gestureWords(asGesture(actions), en);
    expect(words(IN, ON, FURTHER)).toBe("Place explorer · c2");
    expect(words(ON, FURTHER)).toBe("Move · explorer · a1 → c2");
    expect(words(RAISE, RAISE)).toBe("Uncover a level · c2 × 2");
    expect(words(ON, { ...FURTHER, member: "leader" })).toBe(
      "Move · explorer · a1 → b1, Move · leader · b1 → c2",
    );
  });
});

describe("what happened in a gesture", () => {
  const placed = event("member_placed", { space: "a1" });
  const moved = event("member_moved", { space: "a1", to: "b1", cost: 1 });
  const further = event("member_moved", { space: "b1", to: "c2", cost: 2 });
  const parts = (...events: GameEvent[]) => events.map((each) => ({ events: [each] }));

  it("is one walk, with its whole price", () => {
    expect(eventsOf(parts(moved, further))).toEqual([
      event("member_moved", { space: "a1", to: "c2", cost: 3 }),
    ]);
    expect(eventsOf(parts(placed, moved, further))).toEqual([
      event("member_placed", { space: "c2" }),
    ]);
  });

  it("is told apart where it is not one walk", () => {
    const leader = { ...further, params: { ...further.params, member: "leader" } };
    const shifted = event("member_shifted", { space: "b1", to: "e3" });
    const floor = event("floor_uncovered", { space: "b1", level: 3 });
    for (const other of [leader, shifted, floor])
      expect(eventsOf(parts(moved, other))).toEqual([moved, other]);
  });

  it("is one line of the log, which leads to its end", () => {
    const move = { seat: 1, turn: 1, stand_in: null };
    const [turn] = loggedTurns([
      { ...move, index: 4, action: "in", events: [placed], joined: false },
      { ...move, index: 5, action: "on", events: [moved], joined: true },
      { ...move, index: 6, action: "raise", events: [event("dug", {})], joined: false },
    ]);
    expect(turn?.lines.map(({ first, last, event: { code } }) => [first, last, code])).toEqual([
      [4, 5, "member_placed"],
      [6, 6, "dug"],
    ]);
  });
});
