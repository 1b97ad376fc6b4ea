import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepPlan, type Plan, planOf } from "../src/table/state/savedPlan";

const PLAN: Plan = {
  seat: 3,
  base: "my_turn",
  actions: ["E+a1", "Ea1-b2"],
  gestures: [2],
  open: true,
  seq: 4,
};

describe("a plan that is kept", () => {
  let kept: Map<string, string>;

  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is found again at its own table only", () => {
    keepPlan("one", PLAN);
    expect(planOf("one")).toEqual(PLAN);
    expect(planOf("other")).toBeNull();
  });

  it("leaves nothing behind when it is dropped", () => {
    keepPlan("one", PLAN);
    keepPlan("one", null);
    expect(kept.size).toBe(0);
  });

  it.each([
    "no JSON",
    "[]",
    JSON.stringify({ ...PLAN, actions: "E+a1" }),
    JSON.stringify({ ...PLAN, actions: [1] }),
    JSON.stringify({ ...PLAN, base: "never" }),
    JSON.stringify({ ...PLAN, seat: "3" }),
  ])("is none where something else is kept: %s", (text) => {
    kept.set("tikal.plan.one", text);
    expect(planOf("one")).toBeNull();
  });

  it("is none in a browser that keeps nothing", () => {
    vi.stubGlobal("sessionStorage", undefined);
    keepPlan("one", PLAN);
    expect(planOf("one")).toBeNull();
  });
});
