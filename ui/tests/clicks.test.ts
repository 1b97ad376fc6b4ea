import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("../src/shell/settings.svelte", () => ({
  settings: { choices: { language: "en" }, pace: 0 },
}));

import type { State } from "../src/api/types";
import { SUPPLY } from "../src/table/state/choice.svelte";
import { GameContext } from "../src/table/state/gameContext.svelte";

const IN = { cost: 1, action: "in", after: null };
const ON = { cost: 2, action: "on", after: "a1" };

describe("clicks", () => {
  let game: GameContext;
  let finish: (done: boolean) => void;
  let played: string[];

  beforeEach(() => {
    const state = {
      ...{ phase: "act", spaces: [], placements: [], options: {}, seat: 1 },
      legal: [{ action: "in" }, { action: "raise" }],
      reach: [{ from: SUPPLY, member: "explorer", goals: { a1: IN, b1: ON } }],
    } as unknown as State;
    game = new GameContext("one");
    played = [];
    vi.spyOn(game, "state", "get").mockReturnValue(state);
    vi.spyOn(game, "seat", "get").mockReturnValue(1);
    vi.spyOn(game.store, "act").mockImplementation((actions) => {
      played.push(actions.map(({ action }) => action).join(" "));
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
  });

  /** Let what waits begin. */
  const soon = () => new Promise((resolve) => setTimeout(resolve));

  it("are not lost while the server is busy with another", async () => {
    game.fromSupply("explorer");
    void game.pick("b1");
    game.fromSupply("explorer");
    void game.pick("a1");
    await soon();
    expect(played).toEqual(["in on"]);
    finish(true);
    await soon();
    expect(played).toEqual(["in on", "in"]);
  });

  it("for what is no longer legal are forgotten", async () => {
    void game.act([{ action: "raise" }]);
    void game.act([{ action: "raise" }]);
    void game.act([{ action: "end" }]);
    for (let click = 0; click < 3; click += 1) {
      await soon();
      finish(true);
    }
    expect(played).toEqual(["raise", "raise"]);
  });

  it("leave nobody in hand who has come in", async () => {
    game.fromSupply("explorer");
    void game.pick("b1");
    finish(true);
    await soon();
    expect([game.choice.space, game.choice.member]).toEqual(["b1", null]);
  });

  it("keep the next one in hand with Shift", async () => {
    game.fromSupply("explorer");
    void game.pick("b1", false, true);
    finish(true);
    await soon();
    expect([game.choice.member, game.choice.from]).toEqual(["explorer", SUPPLY]);
  });

  it("bring a new explorer with Shift where nobody is in hand", async () => {
    void game.pick("b1", false, true);
    finish(true);
    await soon();
    void game.pick("b1", false, true);
    expect(played).toEqual(["in on", "in on"]);
    finish(true);
    await soon();
    expect([game.choice.space, game.choice.member]).toEqual(["b1", null]);
  });
});
