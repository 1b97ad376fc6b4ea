import { describe, expect, it } from "vitest";
import type { Action, Goal } from "../src/api/types";
import { actionName, actionWords, ownSteps, readWords, wayTo } from "../src/table/state/actions";
import { en } from "../src/words/en";

const GOALS: Record<string, Goal> = {
  a1: { cost: 1, action: "placed", after: null },
  b2: { cost: 2, action: "first step", after: "a1" },
  c3: { cost: 4, action: "second step", after: "b2" },
};

describe("a way", () => {
  it("is told from its end, and played from its beginning", () => {
    expect(wayTo(GOALS, "leader", "c3")).toEqual([
      { action: "placed", member: "leader", space: "a1", to: null },
      { action: "first step", member: "leader", space: "a1", to: "b2", joined: true },
      { action: "second step", member: "leader", space: "b2", to: "c3", joined: true },
    ]);
  });

  it("begins with the first step for a member on the board", () => {
    const { a1: _, ...rest } = GOALS;
    expect(wayTo(rest, "explorer", "b2").map(({ action }) => action)).toEqual(["first step"]);
  });

  it("is none to a space that can't be reached", () => {
    expect(wayTo(GOALS, "leader", "h5")).toEqual([]);
  });
});

describe("members on their way", () => {
  it("are those of ways, and those that are placed", () => {
    const placed: Action = { action: "x", kind: "place_member", member: "explorer", space: "a1" };
    expect(ownSteps([placed, ...wayTo(GOALS, "explorer", "b2").slice(1)])).toEqual([
      { member: "explorer", space: "a1", to: null },
      { member: "explorer", space: "a1", to: "b2" },
    ]);
  });

  it("are not those that guard, nor those of an action that is not known", () => {
    const guard: Action = { action: "x", kind: "guard", member: "leader", space: "b1" };
    expect(ownSteps([guard, { action: "typed" }])).toEqual([]);
  });
});

describe("an action in words", () => {
  const move: Action = { action: "x", kind: "move", member: "explorer", space: "a1", to: "b2" };
  const guard: Action = { action: "x", kind: "guard", member: "leader", space: "b1" };

  it("has its name and its parts", () => {
    expect(actionWords(move, en)).toBe("Move · explorer · a1 → b2");
    expect(actionWords(guard, en)).toBe("Guard with leader · b1");
    expect(actionWords({ action: "x", kind: "bid", amount: 3 }, en)).toBe("Bid · 3");
    expect(actionWords({ action: "x", kind: "bid", amount: 0 }, en)).toBe("Bid · 0");
    expect(actionWords({ action: "x", kind: "take", tile: "B5" }, en)).toBe("Take tile · B5");
    expect(actionWords({ action: "x", kind: "end" }, en)).toBe("End turn");
  });

  it("is called by its name alone on a button", () => {
    expect(actionName(guard, en)).toBe("Guard with leader");
    expect(actionName({ kind: "uncover" }, en)).toBe("Uncover a level");
  });

  it("stays as it is written where nobody could read it", () => {
    expect(readWords(move, en)).toBe(actionWords(move, en));
    expect(readWords({ action: "typed" }, en)).toBe("typed");
  });
});
