import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live } from "../src/api/live";

class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readonly readyState = FakeSocket.OPEN;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;

  constructor(readonly address: string) {
    FakeSocket.opened.push(this);
  }

  close(): void {
    this.closed = true;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  bring(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** Longer than a change may take, and longer than a first message may. */
const LONG = 6000;
const LONGER = 12_000;

describe("the socket of a table", () => {
  let connected: boolean[];
  let live: Live;
  const page = Object.assign(new EventTarget(), { visibilityState: "visible", hidden: false });
  const show = (visibilityState: "visible" | "hidden"): void => {
    Object.assign(page, { visibilityState, hidden: visibilityState === "hidden" });
  };

  const last = (): FakeSocket => FakeSocket.opened.at(-1) as FakeSocket;
  const since = (): string | undefined => last().address.split("since=")[1];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("document", page);
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
    FakeSocket.opened = [];
    connected = [];
    live = new Live({
      table: "one",
      since: 3,
      onMessage: () => undefined,
      onConnected: (now) => void connected.push(now),
      onRefused: () => undefined,
    });
  });

  afterEach(() => {
    live.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("says whether the page is on the screen", () => {
    last().onopen?.();
    expect(last().sent).toEqual([]);
    show("hidden");
    page.dispatchEvent(new Event("visibilitychange"));
    expect(last().sent).toEqual(["hidden"]);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(LONG);
    last().onopen?.();
    expect(last().sent).toEqual(["hidden"]);
    show("visible");
    page.dispatchEvent(new Event("visibilitychange"));
    expect(last().sent).toEqual(["hidden", "visible"]);
    const before = last();
    live.close();
    page.dispatchEvent(new Event("visibilitychange"));
    expect(before.sent).toHaveLength(2);
  });

  it("works once it has brought something", () => {
    expect(live.works).toBe(false);
    last().bring({ type: "table", table: { seq: 3 } });
    expect(live.works).toBe(true);
    last().onclose?.({ code: 1006 });
    expect(live.works).toBe(false);
  });

  it("catches up from the last number it brought, whatever else the page has seen", () => {
    expect(since()).toBe("3");
    last().bring({ type: "table", table: { seq: 5 } });
    last().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(LONG);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(since()).toBe("5");
  });

  it("is replaced when it does not bring what is committed", () => {
    last().bring({ type: "table", table: { seq: 3 } });
    live.expect(4);
    const silent = last();
    vi.advanceTimersByTime(LONG);
    expect(silent.closed).toBe(true);
    expect(connected).toEqual([true, false]);
    expect(FakeSocket.opened).toHaveLength(2);
    silent.bring({ type: "table", table: { seq: 4 } });
    expect(live.works).toBe(false);
    last().bring({ type: "table", table: { seq: 4 } });
    expect(live.works).toBe(true);
  });

  it("is replaced when it never brings anything", () => {
    vi.advanceTimersByTime(LONGER);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(FakeSocket.opened[0]?.closed).toBe(true);
    last().bring({ type: "table", table: { seq: 3 } });
    vi.advanceTimersByTime(LONGER);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it("stays when it brings all that is committed, in whatever order the answers come", () => {
    last().bring({ type: "table", table: { seq: 4 } });
    live.expect(4);
    live.expect(5);
    last().bring({ type: "table", table: { seq: 5 } });
    live.expect(6);
    live.expect(7);
    last().bring({ type: "table", table: { seq: 6 } });
    vi.advanceTimersByTime(1000);
    last().bring({ type: "table", table: { seq: 7 } });
    vi.advanceTimersByTime(LONG);
    expect(FakeSocket.opened).toHaveLength(1);
    live.expect(8);
    last().bring({ type: "ping" });
    vi.advanceTimersByTime(LONG);
    expect(FakeSocket.opened).toHaveLength(2);
  });
});
