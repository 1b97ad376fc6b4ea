import { describe, expect, it } from "vitest";
import type { SpaceState } from "../src/api/types";
import { shifted } from "../src/board/effects/memberShifts";

const leader = { seat: 1, member: "leader" } as const;
const explorer = { seat: 1, member: "explorer" } as const;

function space(name: string, ...members: SpaceState["members"]): SpaceState {
  return { space: name, members } as unknown as SpaceState;
}

describe("members on their way", () => {
  it("leave their space at once and are on no other", () => {
    const spaces = [space("a1", { seat: 1, explorers: 2, leaders: 1 }), space("b1")];
    expect(shifted(spaces, [{ ...explorer, space: "a1", by: -1 }])).toEqual([
      space("a1", { seat: 1, explorers: 1, leaders: 1 }),
      space("b1"),
    ]);
    expect(shifted(spaces, [{ ...leader, space: "a1", by: -1 }])[0]).toEqual(
      space("a1", { seat: 1, explorers: 2, leaders: 0 }),
    );
    expect(spaces[0]?.members[0]?.explorers).toBe(2);
  });

  it("are nowhere but where they landed after several steps", () => {
    const spaces = [space("a1", { seat: 1, explorers: 1, leaders: 0 }), space("b1"), space("c1")];
    const way = [
      { ...explorer, space: "a1", by: -1 },
      { ...explorer, space: "b1", by: 1 },
      { ...explorer, space: "b1", by: -1 },
      { ...explorer, space: "c1", by: 1 },
    ] as const;
    expect(shifted(spaces, way)).toEqual([
      space("a1"),
      space("b1"),
      space("c1", { seat: 1, explorers: 1, leaders: 0 }),
    ]);
  });

  it("join the others in the order of the seats, and leave other spaces as they were", () => {
    const spaces = [space("a1", { seat: 2, explorers: 1, leaders: 0 }), space("b1")];
    const found = shifted(spaces, [{ ...leader, space: "a1", by: 1 }]);
    expect(found[0]?.members).toEqual([
      { seat: 1, explorers: 0, leaders: 1 },
      { seat: 2, explorers: 1, leaders: 0 },
    ]);
    expect(found[1]).toBe(spaces[1]);
  });
});
