import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Scene, Show } from "../src/board/effects/scene";
import { Timeline } from "../src/board/effects/timeline.svelte";

const WORDS: Show = { kind: "words" };
const FLIGHT: Show = { kind: "flight", seat: 1, member: "explorer", from: "a1", to: "a2" };

function scene(code: string, beats = 1, show = WORDS): Scene {
  return { id: 0, event: { code, params: {} }, show, beats };
}

describe("the timeline", () => {
  const manner = { pace: 100, still: false };
  let heard: string[];
  let hidden: boolean;
  let hide: Set<() => void>;
  let timeline: Timeline;

  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(manner, { pace: 100, still: false });
    heard = [];
    hidden = false;
    hide = new Set();
    vi.stubGlobal("document", {
      get hidden() {
        return hidden;
      },
      addEventListener: (_: string, listener: () => void) => hide.add(listener),
      removeEventListener: (_: string, listener: () => void) => hide.delete(listener),
    });
    timeline = new Timeline(
      () => manner,
      ({ code }) => heard.push(code),
    );
  });

  const now = (): string | null => timeline.current?.code ?? null;

  it("shows one scene after the other, each for its beats", async () => {
    const seen = timeline.play([scene("one"), scene("two", 3)]);
    expect(now()).toBe("one");
    await vi.advanceTimersByTimeAsync(100);
    expect(now()).toBe("two");
    await vi.advanceTimersByTimeAsync(299);
    expect(now()).toBe("two");
    await vi.advanceTimersByTimeAsync(1);
    expect([now(), await seen]).toEqual([null, true]);
    expect(heard).toEqual(["one", "two"]);
  });

  it("follows the pace that is chosen meanwhile", async () => {
    void timeline.play([scene("one"), scene("two")]);
    manner.pace = 1000;
    await vi.advanceTimersByTimeAsync(100);
    await vi.advanceTimersByTimeAsync(900);
    expect(now()).toBe("two");
    await vi.advanceTimersByTimeAsync(100);
    expect(now()).toBeNull();
  });

  it("shows nothing without a pace, and nothing that only moves where nothing may", async () => {
    manner.pace = 0;
    expect(await timeline.play([scene("one")])).toBe(true);
    Object.assign(manner, { pace: 100, still: true });
    void timeline.play([scene("flown", 1, FLIGHT), scene("marked")]);
    await vi.advanceTimersByTimeAsync(0);
    expect([now(), heard]).toEqual(["marked", ["marked"]]);
  });

  it("ends at once when it is skipped, with everything passed", async () => {
    const seen = timeline.play([scene("one"), scene("two"), scene("three")]);
    await vi.advanceTimersByTimeAsync(100);
    timeline.skip();
    expect([now(), timeline.busy, timeline.coming]).toEqual([null, false, []]);
    expect(timeline.passed.map(({ event }) => event.code)).toEqual(["one", "two", "three"]);
    expect(await seen).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toEqual(["one", "two"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("gives way to what is played next, but not to nothing", async () => {
    const first = timeline.play([scene("one")]);
    await timeline.play([]);
    expect(now()).toBe("one");
    void timeline.play([scene("two")]);
    expect([await first, now()]).toEqual([false, "two"]);
  });

  it("shows nothing that nobody looks at, and leaves nothing behind", async () => {
    const seen = timeline.play([scene("one"), scene("two")]);
    hidden = true;
    for (const listener of [...hide]) listener();
    expect([await seen, now()]).toEqual([false, null]);
    expect(await timeline.play([scene("three")])).toBe(true);
    expect(heard).toEqual(["one"]);
    expect([hide.size, vi.getTimerCount()]).toEqual([0, 0]);
  });
});
