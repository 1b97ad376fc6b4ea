import { describe, expect, it } from "vitest";
import { LESSON, permits, type Step, type StepName } from "../src/learn/lesson";
import type { Playable } from "../src/table/state/actions";

function step(name: StepName): Step {
  const found = LESSON.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
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
