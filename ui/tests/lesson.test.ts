import { describe, expect, it } from "vitest";
import { isDone, permits as permitsAfter, type Step } from "../src/learn/course";
import { LEGEND_LESSON } from "../src/learn/legendLesson";
import { LESSON, type StepName } from "../src/learn/lesson";
import type { Playable } from "../src/table/state/actions";

function step(name: StepName): Step {
  const found = LESSON.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
}

function permits(at: Step, actions: readonly Playable[]): boolean {
  return permitsAfter(at, actions, at.from);
}

describe("a step of the lesson", () => {
  const placed: Playable = { action: "x", member: "leader", space: "a1", to: null };
  const walked: Playable = { action: "x", member: "leader", space: "a1", to: "b2" };

  it("lets through what it is about, also in one go", () => {
    expect(permits(step("leader"), [placed, walked])).toBe(true);
    const legal: Playable = { action: "x", kind: "place_member", member: "leader", space: "a1" };
    expect(permits(step("leader"), [legal])).toBe(true);
    expect(permits(step("end"), [{ action: "x", kind: "end" }])).toBe(true);
  });

  it("lets nothing else through", () => {
    expect(permits(step("leader"), [placed, { ...walked, to: "b1" }])).toBe(false);
    expect(permits(step("explorers"), [placed])).toBe(false);
    expect(
      permits(step("tile"), [{ action: "x", kind: "place_tile", space: "b3", rotation: 1 }]),
    ).toBe(false);
    expect(permits(step("end"), [{ action: "typed" }])).toBe(false);
  });

  it("lets nothing through that is for reading", () => {
    expect(permits(step("welcome"), [placed])).toBe(false);
  });
});

describe("a step with an order", () => {
  const spend = LEGEND_LESSON.find(({ name }) => name === "spend") as Step;
  const placed: Playable = { action: "x", member: "explorer", space: "a1", to: null };
  const walked: Playable = { action: "x", member: "explorer", space: "a1", to: "b1" };

  it("lets each action through when it is its turn", () => {
    expect(permitsAfter(spend, [{ action: "x", kind: "play_token" }], spend.from)).toBe(true);
    expect(permitsAfter(spend, [placed, walked], spend.from + 1)).toBe(true);
    expect(permitsAfter(spend, [placed], spend.from)).toBe(false);
    expect(permitsAfter(spend, [walked], spend.from + 1)).toBe(false);
    expect(permitsAfter(spend, [{ action: "x", kind: "end" }], spend.from + 7)).toBe(false);
  });

  it("is done when all of them are played", () => {
    const state = {} as Parameters<typeof isDone>[1];
    expect(isDone(spend, state, spend.from + 6)).toBe(false);
    expect(isDone(spend, state, spend.from + 7)).toBe(true);
  });

  it("begins where the one before it ends", () => {
    let played = 0;
    for (const { from, allowed } of LEGEND_LESSON) {
      expect(from).toBe(played);
      played += allowed?.length ?? 0;
    }
  });
});
