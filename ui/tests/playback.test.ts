import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("../src/shell/settings.svelte", () => ({ settings: { choices: {}, pace: 1 } }));
vi.mock("../src/board/effects/effects.svelte", () => ({
  effects: { travel: async () => undefined, arrive: async () => undefined, skip: () => undefined },
}));

import { api, RequestFailed } from "../src/api/client";
import type { Moment, Move, Problem } from "../src/api/types";
import { Playback } from "../src/table/state/playback.svelte";

const GONE: Problem = { code: "no_such_move", message: "", rule: null, params: {} };

describe("playing back", () => {
  let moves: Move[];
  let told: (string | null)[];
  let playback: Playback;
  /** How many moves the server knows. */
  let played: number;
  /** Whose moves they are: taken back and played otherwise, they look different. */
  let line: string;

  beforeEach(() => {
    moves = Array.from({ length: 4 }, (_, index) => ({ index, events: [] }) as unknown as Move);
    played = 4;
    line = "first";
    told = [];
    vi.spyOn(api, "at").mockImplementation(async (_, index) => {
      if (index >= played) throw new RequestFailed(404, GONE);
      return { state: `${line} ${index}`, unfolding: null } as unknown as Moment;
    });
    playback = new Playback(
      "one",
      () => moves,
      (problem) => told.push(problem?.code ?? null),
    );
  });

  it("gets to the last move", async () => {
    expect(await playback.show(1)).toBe(true);
    expect(await playback.play()).toBe(true);
    expect(playback.state).toBe("first 3");
    expect(told.filter(Boolean)).toEqual([]);
  });

  it("ends where a move can't be had, and tells why", async () => {
    await playback.show(1);
    played = 2;
    expect(await playback.play()).toBe(true);
    expect(told.at(-1)).toBe("no_such_move");
    expect(playback.playing).toBe(false);
    // What came next was asked for before.
    expect([playback.index, playback.state]).toEqual([2, "first 2"]);
  });

  it("ends with the game, where moves are taken back meanwhile", async () => {
    await playback.show(1);
    const ended = playback.play();
    played = 3;
    moves = moves.slice(0, 3);
    expect(await ended).toBe(true);
    expect(playback.index).toBe(2);
    expect(told.filter(Boolean)).toEqual([]);
  });

  it("stays at its move where another can't be shown", async () => {
    await playback.show(1);
    played = 2;
    expect(await playback.show(3)).toBe(false);
    expect([playback.index, told.at(-1)]).toEqual([1, "no_such_move"]);
    expect(await playback.show(0)).toBe(true);
    expect(told.at(-1)).toBeNull();
  });

  it("asks anew when it begins anew", async () => {
    await playback.show(1);
    playback.stop();
    line = "second";
    await playback.show(1);
    expect(playback.state).toBe("second 1");
  });
});
