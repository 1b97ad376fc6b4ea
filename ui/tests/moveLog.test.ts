import { describe, expect, it } from "vitest";
import type { Entry, GameEvent, Move } from "../src/api/types";
import {
  gist,
  inSum,
  loggedTurns,
  mutulsTurn,
  sinceOwnTurn,
  withEntries,
} from "../src/table/state/moveLog";

const BEGINNING: Move = {
  index: 0,
  seat: null,
  action: null,
  turn: 0,
  events: [],
  stand_in: null,
  joined: false,
};

function entry(action: string, kind: Entry["kind"] = "action"): Entry {
  const events = action === "end" ? [{ code: "turn_ended", params: {} }] : [];
  return { seq: 1, kind, seat: 1, action, events, stand_in: null, joined: false };
}

describe("Mutul's turn", () => {
  const told = (...codes: string[]) => codes.map((code): GameEvent => ({ code, params: {} }));

  it("begins with his card, tells each thing once and ends with him", () => {
    const events = told(
      ...["turn_ended", "card_revealed", "tile_drawn", "mutul_placed_tile", "tile_placed"],
      ...["mutul_placed_member", "turn_started", "tile_drawn"],
    );
    expect(mutulsTurn(events).map(({ code }) => code)).toEqual([
      "card_revealed",
      "mutul_placed_tile",
      "mutul_placed_member",
    ]);
  });

  it("is nothing where he has not played", () => {
    expect(mutulsTurn(told("turn_ended", "turn_started"))).toEqual([]);
  });

  it("is heard as a whole where it is not shown, and nothing of it twice", () => {
    const events = told("turn_ended", "card_revealed", "mutul_dug", "step_skipped", "turn_started");
    expect(inSum(events)).toEqual(events.slice(1));
    const own = told("member_placed", "member_moved");
    expect(inSum(own)).toEqual(own);
  });
});

describe("what happened last", () => {
  const told = (...codes: string[]) => codes.map((code): GameEvent => ({ code, params: {} }));

  it("is the sum of a scoring, not its parts", () => {
    const events = told("turn_ended", "temple_scored", "temple_scored", "treasures_scored");
    expect(gist([...events, ...told("seat_scored")])).toEqual(told("turn_ended", "seat_scored"));
  });

  it("is at most three things", () => {
    expect(gist(told("a", "b", "c", "d"))).toEqual(told("b", "c", "d"));
  });

  it("tells a turn's beginning by its tile, and a tile that was taken once", () => {
    expect(gist(told("turn_ended", "turn_started", "tile_drawn"))).toEqual(
      told("turn_ended", "tile_drawn"),
    );
    expect(gist(told("tile_taken", "turn_started", "tile_drawn"))).toEqual(told("tile_taken"));
    expect(gist(told("turn_ended", "turn_started"))).toEqual(told("turn_ended", "turn_started"));
  });
});

describe("the log", () => {
  it("numbers moves and turns", () => {
    const moves = withEntries([BEGINNING], [entry("A4@b3+0"), entry("end"), entry("A6@a3+0")]);
    expect(moves?.map(({ index, turn }) => [index, turn])).toEqual([
      [0, 0],
      [1, 1],
      [2, 1],
      [3, 2],
    ]);
  });

  it("forgets what is taken back", () => {
    const moves = withEntries([BEGINNING], [entry("E+a1"), entry("", "undo")]);
    expect(moves).toEqual([BEGINNING]);
  });

  it("asks the server where a whole turn is taken back", () => {
    expect(withEntries([BEGINNING], [entry("", "undo_turn")])).toBeNull();
  });

  it("does not count conceding as a move", () => {
    expect(withEntries([BEGINNING], [entry("", "concede")])).toEqual([BEGINNING]);
  });
});

describe("what happened since one's turn", () => {
  const move = (index: number, seat: number, action: string, ...codes: string[]): Move => ({
    index,
    seat,
    action,
    turn: 1,
    events: [...(action === "end" ? ["turn_ended"] : []), ...codes].map((code) => ({
      code,
      params: {},
    })),
    stand_in: null,
    joined: false,
  });

  it("begins with one's own end, where others have played since", () => {
    expect(sinceOwnTurn([BEGINNING, move(1, 1, "end"), move(2, 2, "end")], [1])).toBe(1);
  });

  it("is nothing before one's first turn, and while nobody else has played", () => {
    expect(sinceOwnTurn([BEGINNING, move(1, 2, "end")], [1])).toBeNull();
    expect(sinceOwnTurn([BEGINNING, move(1, 1, "end"), move(2, 1, "E+a1")], [1])).toBeNull();
  });

  it("includes Mutul's answer to one's end", () => {
    const moves = [BEGINNING, move(1, 1, "A4@b3+0"), move(2, 1, "end", "card_revealed")];
    expect(sinceOwnTurn(moves, [1])).toBe(1);
  });
});

describe("the log by turns", () => {
  const event = (code: string, seat: number): GameEvent => ({ code, params: { seat } });
  const move = (
    index: number,
    turn: number,
    seat: number | null,
    action: string | null,
    ...events: GameEvent[]
  ): Move => ({ index, turn, seat, action, events, stand_in: null, joined: false });
  const told = (moves: Move[]) =>
    loggedTurns(moves).map(({ turn, seat, lines }) => [
      turn,
      seat,
      lines.map((line) => line.event.code),
    ]);

  it("names the bot that played a turn for another one, and only at that turn", () => {
    const moves: Move[] = [
      { ...move(1, 1, 1, "A4@b3+0", event("tile_placed", 1)), stand_in: "easy" },
      {
        ...move(2, 1, 1, "end", event("turn_ended", 1), event("turn_started", 2)),
        stand_in: "easy",
      },
      move(3, 2, 2, "A7@c3+0", event("tile_placed", 2)),
    ];
    expect(loggedTurns(moves).map(({ standIn }) => standIn)).toEqual([
      { bot: "easy", seat: 1 },
      null,
    ]);
  });

  it("begins a turn where it begins, and leaves to the heading whose it is", () => {
    const moves = [
      move(0, 0, null, null, event("game_started", 0), event("turn_started", 1)),
      move(
        1,
        1,
        1,
        "end",
        event("turn_ended", 1),
        event("turn_started", 2),
        event("tile_drawn", 2),
      ),
      move(2, 2, 2, "A4@b3+0", event("tile_placed", 2)),
    ];
    expect(told(moves)).toEqual([
      [0, null, ["game_started"]],
      [1, 1, ["turn_ended"]],
      [2, 2, ["tile_drawn", "tile_placed"]],
    ]);
  });

  it("keeps the bids with the turn they are for, and names whose it became", () => {
    const moves = [
      move(1, 1, 2, "end", event("turn_ended", 2), event("auction_started", 1)),
      move(2, 2, 1, "pass", event("passed", 1), event("turn_started", 2)),
    ];
    expect(told(moves)).toEqual([
      [1, 2, ["turn_ended", "auction_started"]],
      [2, 2, ["passed", "turn_started"]],
    ]);
  });
});
