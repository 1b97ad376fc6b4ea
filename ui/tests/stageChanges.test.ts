import { describe, expect, it } from "vitest";
import type { State } from "../src/api/types";
import { stateAfter } from "../src/table/state/stageChanges";

describe("stages", () => {
  it("puts what is different in its place and leaves the rest", () => {
    const before = {
      seat: 2,
      scores: [0, 175],
      spaces: [
        { space: "a1", level: 0 },
        { space: "a2", level: 1 },
      ],
    } as unknown as State;
    const found = stateAfter(before, { seat: 1, spaces: [{ space: "a2", level: 2 }] });
    expect(found).toEqual({
      seat: 1,
      scores: [0, 175],
      spaces: [
        { space: "a1", level: 0 },
        { space: "a2", level: 2 },
      ],
    });
    expect(stateAfter(before, {})).toEqual(before);
  });
});
