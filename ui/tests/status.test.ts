import { describe, expect, it } from "vitest";
import type { State } from "../src/api/types";
import { statusOf, type Told } from "../src/table/notices/status";
import { en } from "../src/words/en/index";

const STATE = {
  phase: "act",
  seat: 1,
  ap: 5,
  turn_ap: 10,
  spaces: [],
  legal: [],
  reach: [],
  scoring: false,
  legend: null,
  solo: null,
} as unknown as State;
const TABLE = { conceded: null, winners: [], mine: [1], thinking: null };
const game: Told = {
  over: false,
  seat: 1,
  state: STATE,
  who: Object.assign((seat: number) => `Player ${seat}`, { you: 1 }),
  playback: { active: false, index: 3, last: 9 },
  store: { table: TABLE },
  choice: { space: null, member: null, from: null },
};

function told(changes: Partial<Told>): [string, string, string] {
  const { kind, headline, detail } = statusOf({ ...game, ...changes }, en);
  return [kind, headline, detail];
}

describe("the status", () => {
  it("is one's own turn and what to do in it", () => {
    expect(told({})).toEqual(["mine", en.table.yourTurn, en.table.noMembers]);
    const spent = { ...STATE, ap: 0 };
    expect(told({ state: spent })).toEqual(["mine", en.table.yourTurn, en.table.spent]);
    const hand = { space: "b1", member: "leader" as const, from: "b1" };
    expect(told({ choice: hand })[2]).toBe(en.table.inHand("leader", "b1"));
  });

  it("names whoever is to move where several sit at one screen", () => {
    const store = { table: { ...TABLE, mine: [1, 2] } };
    const who = (seat: number) => `Player ${seat}`;
    expect(told({ store, seat: 2, who })[1]).toBe("Player 2's turn");
  });

  it("is somebody else's turn, and whether they think", () => {
    const store = { table: { ...TABLE, thinking: 2 } };
    const state = { ...STATE, seat: 2 };
    expect(told({ seat: null, state, store })).toEqual([
      "waiting",
      "Player 2's turn",
      "Player 2 is thinking…",
    ]);
  });

  it("is the end, whatever the board shows and whoever was to move", () => {
    const store = { table: { ...TABLE, conceded: 1, winners: [2] } };
    expect(told({ over: true, store })).toEqual(["over", "Player 2 wins", "You conceded."]);
    const shared = { table: { ...TABLE, winners: [1, 2] } };
    expect(told({ over: true, store: shared, seat: null })).toEqual([
      "over",
      en.result.share([null, "Player 2"]),
      en.table.over,
    ]);
  });

  it("is what is played back while one looks back, at the end as well", () => {
    const playback = { active: true, index: 3, last: 9 };
    expect(told({ playback, over: true, seat: null })[1]).toBe("Move 3 of 9");
  });
});
