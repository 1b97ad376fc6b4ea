import { describe, expect, it } from "vitest";
import type { SpaceState, State } from "../src/api/types";
import { spaceLabel } from "../src/board/labels";
import { PLAIN } from "../src/board/layers/overlay";
import { de } from "../src/words/de";
import { en } from "../src/words/en";
import { fr } from "../src/words/fr";
import { spaceFacts } from "./spaceFacts";

const TEMPLE = spaceFacts("c3", {
  terrain: "temple",
  level: 4,
  points: 4,
  holder: 1,
  strength: [5, 3],
  members: [
    { seat: 1, explorers: 2, leaders: 1 },
    { seat: 2, explorers: 3, leaders: 0 },
  ],
  stones: [2, 0, 1, 1, 0, 0],
  paths: [3, 0, 0, 0, 0, 0],
});

function label(space: SpaceState, words = en, more: Partial<State> = {}): string {
  const around = ["c4", "d3"].map((name) => spaceFacts(name));
  const state = { spaces: [space, ...around], solo: null, legend: null, ...more } as State;
  const who = Object.assign((seat: number) => (seat === 1 ? words.common.you : "Igor"), { you: 1 });
  return spaceLabel(space, state, words, who, PLAIN).replace(/\u00a0/g, " ");
}

describe("the label of a space", () => {
  it("has holder, points now, members with strengths, paths with costs and closed borders", () => {
    expect(label(TEMPLE)).toBe(
      "c3: temple of level 4, held by you, you score 4 points here, " +
        "You: leader and 2 explorers (strength 5), Igor: 3 explorers (strength 3); " +
        "paths: c4 for 3 AP; no path: d3; unexplored: d4, c2 (1 stone), b3, b4",
    );
  });

  it("says so where strengths are equal, and that nobody scores", () => {
    const tied = { ...TEMPLE, holder: null, tied: true, strength: [3, 3] };
    expect(label(tied)).toContain("a tie, held by nobody, nobody scores its 4 points");
  });

  it("leaves strengths out where a guard decides, and where nothing scores", () => {
    const guard = { seat: 2, member: "leader" } as const;
    const guarded = label({ ...TEMPLE, guard, holder: 2 });
    expect(guarded).toContain("held by Igor, Igor scores 4 points here, Igor's guard (leader)");
    expect(guarded).not.toContain("strength");
    expect(label({ ...TEMPLE, terrain: "clearing", points: 0, holder: null })).not.toContain(
      "strength",
    );
  });

  it("tells who holds other ground that scores", () => {
    const lake = { ...TEMPLE, terrain: "lake", level: 0, points: 10 } as const;
    expect(label(lake)).toContain("c3: lake, held by you, you score 10 points here");
  });

  it("says of jungle only what it is", () => {
    expect(label(spaceFacts("c3", { terrain: "jungle" }))).toBe("c3: unexplored jungle");
  });

  it("is told in French and German", () => {
    expect(label(TEMPLE, fr)).toContain("vous marquez 4 points ici, Vous : chef et 2 explorateurs");
    expect(label(TEMPLE, de)).toContain("du erhältst hier 4 Punkte, Du: Leiter und 2 Forscher");
    expect(label({ ...TEMPLE, camp: 1 }, de)).toContain("dein Camp");
  });
});
