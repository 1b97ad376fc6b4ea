import { describe, expect, it } from "vitest";
import { headline, place, ranked } from "../src/result/margin";
import { de } from "../src/words/de";
import { en } from "../src/words/en";
import { fr } from "../src/words/fr";

const NAMES = ["Igor", "Zoé", "Hélène", "Mutul"];
const named = (you: number | null) =>
  Object.assign((seat: number) => NAMES[seat - 1] ?? "", { you });
const none = { conceded: null, tie_break: [] };

describe("the margin in words", () => {
  it("tells you by how much you won, or somebody else did", () => {
    const result = { ...none, winners: [1], scores: [151, 135] };
    expect(headline(result, named(1), en)).toBe("You won by 16 points");
    expect(headline(result, named(2), en)).toBe("Igor won by 16 points");
    expect(headline(result, named(null), en)).toBe("Igor won by 16 points");
    const close = { ...none, winners: [2], scores: [99, 100] };
    expect(headline(close, named(2), en)).toBe("You won by 1 point");
    expect(headline(close, named(1), de)).toBe("Zoé hat mit 1\u00a0Punkt Vorsprung gewonnen");
    expect(headline(result, named(1), fr)).toBe("Vous gagnez avec 16\u00a0points d’avance");
  });

  it("takes the best of the others, wherever they sit", () => {
    const result = { ...none, winners: [3], scores: [40, 66, 70, 12] };
    expect(headline(result, named(3), en)).toBe("You won by 4 points");
    expect(headline(result, named(3), de)).toBe("Du hast mit 4\u00a0Punkten Vorsprung gewonnen");
  });

  it("knows ties: shared, broken, and Mutul's", () => {
    const shared = { ...none, winners: [1, 2], scores: [60, 60] };
    expect(headline(shared, named(1), en)).toBe("You and Zoé share the victory");
    const lines = [
      { seat: 1, guarded: 7, count: 4 },
      { seat: 2, guarded: 5, count: 9 },
    ];
    const broken = { ...none, winners: [1], scores: [60, 60], tie_break: lines };
    expect(headline(broken, named(1), en)).toBe("You won the tie-break");
    const his = { ...none, winners: [4], scores: [200, 0, 0, 200] };
    expect(headline(his, named(1), en)).toBe("Level on points: Mutul wins");
  });

  it("names no margin where somebody gave up", () => {
    const result = { ...none, winners: [2], scores: [80, 20], conceded: 1 };
    expect(headline(result, named(1), en)).toBe("Zoé wins");
    expect(headline(result, named(2), en)).toBe("You win");
  });
});

describe("your place", () => {
  const result = { ...none, winners: [2], scores: [40, 66, 50] };

  it("is told where others were between you and the victory, or could have been", () => {
    expect(place(result, named(1), en)).toBe("You came third, 26 points behind.");
    expect(place(result, named(3), de)).toBe(
      "Du bist auf Platz\u00a02, mit 16\u00a0Punkten Rückstand.",
    );
  });

  it("is not told to winners, in duels, to people at one screen, or after giving up", () => {
    expect(place(result, named(2), en)).toBe("");
    expect(place({ ...none, winners: [2], scores: [1, 2] }, named(1), en)).toBe("");
    expect(place(result, named(null), en)).toBe("");
    expect(place({ ...result, conceded: 1 }, named(1), en)).toBe("");
  });
});

it("ranks by points, and by who won where they are equal", () => {
  expect(ranked({ winners: [3], scores: [60, 41, 60, 72].slice(0, 3) })).toEqual([3, 1, 2]);
  expect(ranked({ winners: [4], scores: [60, 41, 60, 72] })[0]).toBe(4);
});
