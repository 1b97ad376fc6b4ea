import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("../src/shell/settings.svelte", () => ({ settings: { choices: {}, pace: 0 } }));
vi.mock("../src/board/effects/effects.svelte", () => ({
  effects: {
    ownSteps: async () => undefined,
    travel: async () => undefined,
    arrive: async () => undefined,
    settle: () => undefined,
    skip: () => undefined,
  },
}));

let listener: (message: LiveMessage) => void;
vi.mock("../src/api/live", () => ({
  Live: class {
    constructor({ onMessage }: { onMessage: (message: LiveMessage) => void }) {
      listener = onMessage;
    }
  },
}));

import { api } from "../src/api/client";
import type { LiveMessage, Table } from "../src/api/types";
import { TableStore } from "../src/table/state/tableStore.svelte";

describe("what was taken back", () => {
  /** The server's turn, and how often it has changed. */
  /** The actions of the turn; those that begin with a plus belong to the gesture before them. */
  let turn: string[];
  let seq: number;
  let store: TableStore;

  function table(): Table {
    return {
      id: "one",
      seq,
      moves: turn.length,
      mine: [1, 2],
      can_undo: { ok: turn.length > 0 },
      turn: turn.map((action) => ({ action, kind: "move", joined: action.startsWith("+") })),
      state: { seat: 1 },
    } as unknown as Table;
  }

  function redoable(): string[] {
    return store.redoable.map((gesture) => gesture.map(({ action }) => action).join(" "));
  }

  function change(actions: string[]): Promise<Table> {
    turn = actions;
    seq += 1;
    return Promise.resolve(table());
  }

  /** What another window does reaches this one through the socket only. */
  async function elsewhere(actions: string[]): Promise<void> {
    listener({ table: await change(actions), since_events: [] } as unknown as LiveMessage);
    await new Promise((resolve) => setTimeout(resolve));
  }

  beforeEach(async () => {
    [turn, seq] = [["first", "second", "third"], 3];
    vi.spyOn(api, "table").mockImplementation(async () => table());
    vi.spyOn(api, "moves").mockResolvedValue([]);
    vi.spyOn(api, "act").mockImplementation((_, __, actions) => change([...turn, ...actions]));
    vi.spyOn(api, "undo").mockImplementation(() =>
      change(
        turn.slice(
          0,
          turn.findLastIndex((action) => !action.startsWith("+")),
        ),
      ),
    );
    vi.spyOn(api, "undoTurn").mockImplementation(() => change([]));
    store = new TableStore("one");
    await store.open();
  });

  it("can be played again, the last first", async () => {
    await store.undo();
    await store.undo();
    expect(redoable()).toEqual(["third", "second"]);
    await store.redo();
    await store.redo();
    expect(turn).toEqual(["first", "second", "third"]);
    expect(store.redoable).toEqual([]);
  });

  it("can be played again after a whole turn", async () => {
    await store.reset();
    for (let step = 0; step < 3; step += 1) await store.redo();
    expect(turn).toEqual(["first", "second", "third"]);
  });

  it("comes back gesture by gesture", async () => {
    turn = ["first", "second", "+ on", "+ on and on", "third"];
    await elsewhere(turn);
    await store.undo();
    await store.undo();
    expect(turn).toEqual(["first"]);
    expect(redoable()).toEqual(["third", "second + on + on and on"]);
    expect(store.undone.map((gesture) => gesture.length)).toEqual([3]);
    await store.redo();
    expect(turn).toEqual(["first", "second", "+ on", "+ on and on"]);
    expect(api.act).toHaveBeenLastCalledWith(
      ...["one", 6, ["second", "+ on", "+ on and on"], [3], false],
    );
    await store.reset();
    expect(redoable()).toEqual(["second + on + on and on", "first"]);
  });

  it("stays when one's own undo is echoed", async () => {
    await store.undo();
    listener({ table: table(), since_events: [] } as unknown as LiveMessage);
    await new Promise((resolve) => setTimeout(resolve));
    expect(redoable()).toEqual(["third"]);
  });

  it("is forgotten with another action", async () => {
    await store.undo();
    await store.act([{ action: "other" }]);
    expect(store.redoable).toEqual([]);
  });

  it("is forgotten when the game goes on elsewhere", async () => {
    await store.undo();
    await elsewhere(["other's"]);
    expect(store.redoable).toEqual([]);
    await store.redo();
    expect(turn).toEqual(["other's"]);
    await store.undo();
    expect(redoable()).toEqual(["other's"]);
  });
});
