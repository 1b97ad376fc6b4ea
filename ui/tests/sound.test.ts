import { beforeEach, describe, expect, it, vi } from "vitest";

const choices = { sound: true, volume: 5 };
vi.mock("../src/shell/settings.svelte", () => ({ settings: { choices } }));
vi.mock("../src/shell/afterPaint", () => ({
  afterPaint: (todo: () => void) => todo(),
  whenIdle: (todo: () => void) => todo(),
}));
const played: number[] = [];
vi.mock("../src/sound/synth", () => ({
  Synth: class {
    play(_: unknown, volume: number): void {
      played.push(volume);
    }
  },
}));

import type { GameEvent } from "../src/api/types";
import { RECIPES } from "../src/sound/recipes";
import { soundOf, soundOfAll } from "../src/sound/soundOf";

const events = (...codes: string[]): GameEvent[] => codes.map((code) => ({ code, params: {} }));

describe("the sound of an event", () => {
  it.each([
    ["tile_placed", "tile"],
    ["member_moved", "step"],
    ["floor_uncovered", "stone"],
    ["treasure_recovered", "treasure"],
    ["scoring_started", "volcano"],
    ["interim_scoring_started", "volcano"],
    ["temple_scored", "tick"],
    ["game_won", "won"],
    ["turn_ended", null],
  ])("of %s is %s", (code, name) => {
    const [event] = events(code);
    expect(event && soundOf(event)).toBe(name);
  });

  it("is one where much happens at once: the weightiest", () => {
    expect(soundOfAll(events("temple_scored", "temple_scored", "game_won"))).toBe("won");
    expect(soundOfAll(events("member_moved", "tile_placed"))).toBe("tile");
    expect(soundOfAll(events("turn_ended"))).toBeNull();
  });

  it("is short and quiet, and falls silent", () => {
    for (const [name, voices] of Object.entries(RECIPES)) {
      const end = Math.max(...voices.map(({ at, rise, fall }) => at + rise + fall));
      expect([name, end < (name === "volcano" ? 2 : 1.2)]).toEqual([name, true]);
      for (const { gain } of voices) expect(gain).toBeLessThanOrEqual(0.8);
    }
  });
});

describe("sounds", () => {
  let gestures: Map<string, () => void>;
  let contexts: number;
  let active: boolean;

  beforeEach(() => {
    vi.resetModules();
    gestures = new Map();
    contexts = 0;
    active = true;
    played.length = 0;
    Object.assign(choices, { sound: true, volume: 5 });
    vi.stubGlobal("addEventListener", (name: string, act: () => void) => gestures.set(name, act));
    vi.stubGlobal("navigator", {
      userActivation: {
        get isActive() {
          return active;
        },
      },
    });
    vi.stubGlobal(
      "AudioContext",
      class {
        state = "running";
        constructor() {
          contexts += 1;
        }
      },
    );
  });

  async function listening() {
    const { sounds } = await import("../src/sound/sounds.svelte");
    sounds.listen();
    return sounds;
  }

  it("need a gesture first, and one that counts", async () => {
    const sounds = await listening();
    sounds.play("tile");
    active = false;
    gestures.get("keydown")?.();
    expect([contexts, played]).toEqual([0, []]);
    active = true;
    gestures.get("click")?.();
    gestures.get("keydown")?.();
    sounds.play("tile");
    expect([contexts, played]).toEqual([1, [0.5]]);
  });

  it("are silent while they are switched off, and follow the volume", async () => {
    const sounds = await listening();
    choices.sound = false;
    gestures.get("click")?.();
    sounds.play("tile");
    expect([contexts, played]).toEqual([0, []]);
    Object.assign(choices, { sound: true, volume: 10 });
    gestures.get("click")?.();
    sounds.play("stone");
    choices.sound = false;
    sounds.play("tile");
    expect(played).toEqual([1]);
  });

  it("are not doubled", async () => {
    const sounds = await listening();
    gestures.get("click")?.();
    sounds.play("step");
    sounds.play("step");
    expect(played).toEqual([0.5]);
  });
});
