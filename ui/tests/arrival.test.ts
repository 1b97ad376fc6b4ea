import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("../src/shell/settings.svelte", () => ({ settings: { choices: {}, pace: 1 } }));
const { effects, flown } = vi.hoisted(() => {
  const flown: string[] = [];
  const fly = (events: { code: string }[]): Promise<void> => {
    flown.push(...events.map(({ code }) => code));
    return Promise.resolve();
  };
  return {
    flown,
    effects: {
      ownSteps: async (steps: { space: string }[]) =>
        void flown.push(...steps.map(({ space }) => space)),
      travel: fly,
      arrive: () => Promise.resolve(),
      settle: () => undefined,
      skip: () => undefined,
    },
  };
});
vi.mock("../src/board/effects/effects.svelte", () => ({ effects }));

/** The socket as the page knows it, and what it was told to expect. */
let socket: LiveOptions;
let works: boolean;
let expected: number[];
vi.mock("../src/api/live", () => ({
  Live: class {
    constructor(options: LiveOptions) {
      socket = options;
    }
    get works(): boolean {
      return works;
    }
    expect(seq: number): void {
      expected.push(seq);
    }
  },
}));

import { api, OFFLINE, RequestFailed } from "../src/api/client";
import type { LiveOptions } from "../src/api/live";
import type { LiveMessage, Table } from "../src/api/types";
import { TableStore } from "../src/table/state/tableStore.svelte";

const STEP = { action: "x", kind: "place_member", member: "explorer", space: "a4" } as const;

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function tableAt(seq: number): Table {
  return {
    id: "one",
    seq,
    moves: seq,
    mine: [1, 2],
    can_undo: { ok: true },
    turn: [],
    state: { seat: 1, spaces: [] },
  } as unknown as Table;
}

function message(seq: number): LiveMessage {
  const events = [{ code: `moved${seq}`, params: {} }];
  const entry = { seq, kind: "action", seat: 1, action: `a${seq}`, events };
  return { type: "table", table: tableAt(seq), since_events: [entry] } as unknown as LiveMessage;
}

describe("a change that the page has asked for", () => {
  let store: TableStore;
  let briefly: boolean[];

  beforeEach(async () => {
    works = true;
    [expected, briefly] = [[], []];
    flown.length = 0;
    vi.spyOn(api, "table").mockImplementation(async () => tableAt(3));
    vi.spyOn(api, "moves").mockResolvedValue([]);
    vi.spyOn(api, "act").mockImplementation(async (_, seq, __, ___, brief) => {
      briefly.push(brief);
      return brief ? { seq: seq + 1 } : tableAt(seq + 1);
    });
    store = new TableStore("one");
    await store.open();
  });

  it("is brought by the socket, and flies once", async () => {
    const done = store.act([STEP]);
    await later();
    expect(store.table?.seq).toBe(3);
    expect(expected).toEqual([4]);
    socket.onMessage(message(4));
    expect(await done).toBe(true);
    await later();
    expect(store.table?.seq).toBe(4);
    expect(flown).toEqual(["a4"]);
    expect(store.recent.map(({ code }) => code)).toEqual(["moved4"]);
    expect(briefly).toEqual([true]);
    expect(api.table).toHaveBeenCalledTimes(1);
  });

  it("may be brought before it is answered", async () => {
    vi.spyOn(api, "act").mockImplementation(async () => {
      await later();
      socket.onMessage(message(4));
      socket.onMessage(message(5));
      await later();
      return { seq: 4 };
    });
    expect(await store.act([STEP])).toBe(true);
    await later();
    expect(store.table?.seq).toBe(5);
    expect(flown).toEqual(["a4", "moved5"]);
  });

  it("is fetched when the socket is lost, and not told twice", async () => {
    const done = store.act([STEP]);
    await later();
    vi.spyOn(api, "table").mockImplementation(async () => tableAt(4));
    works = false;
    socket.onConnected(false);
    expect(await done).toBe(true);
    expect(store.table?.seq).toBe(4);
    socket.onMessage(message(4));
    await later();
    expect(flown).toEqual(["a4"]);
    expect(store.recent.map(({ code }) => code)).toEqual(["moved4"]);
  });

  it("is known to have been asked for when nothing can be reached any more", async () => {
    const done = store.act([STEP]);
    await later();
    vi.spyOn(api, "table").mockRejectedValue(new RequestFailed(0, OFFLINE));
    works = false;
    socket.onConnected(false);
    expect(await done).toBe(false);
    expect(store.problem?.code).toBe("offline");
    expect(store.busy).toBe(false);
    socket.onMessage(message(4));
    await later();
    expect(store.table?.seq).toBe(4);
  });

  it("is answered with the table while there is no socket", async () => {
    works = false;
    expect(await store.act([STEP])).toBe(true);
    expect(store.table?.seq).toBe(4);
    expect(briefly).toEqual([false]);
    expect(api.table).toHaveBeenCalledTimes(1);
  });

  it("does not keep another one from being shown", async () => {
    vi.spyOn(api, "concede").mockResolvedValue({ seq: 5 });
    const acted = store.act([STEP]);
    const conceded = store.concede(2);
    await later();
    socket.onMessage(message(4));
    expect(await acted).toBe(true);
    socket.onMessage(message(5));
    await conceded;
    expect(store.table?.seq).toBe(5);
  });
});
