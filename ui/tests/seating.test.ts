import { describe, expect, it } from "vitest";
import { colourAt, stylesOf } from "../src/board/pieces/colours.svelte";
import { inOwnColour } from "../src/start/ownColour";
import {
  earlier,
  freeColour,
  ownColour,
  type Place,
  recoloured,
  wanted,
} from "../src/start/seating";

const ANN: Place = { who: "person", name: "Ann", colour: "gold" };
const BOT: Place = { who: "hard", name: "", colour: "azure" };

describe("places at a table", () => {
  it("change colours, so that nobody has another's", () => {
    expect(recoloured([ANN, BOT], 0, "azure").map(({ colour }) => colour)).toEqual([
      "azure",
      "gold",
    ]);
    expect(recoloured([ANN, BOT], 0, "black").map(({ colour }) => colour)).toEqual([
      "black",
      "azure",
    ]);
    expect(freeColour([ANN, BOT])).toBe("rose");
  });

  it("change their order with everything that is theirs", () => {
    expect(earlier([ANN, BOT], 1)).toEqual([BOT, ANN]);
  });

  it("are asked for as the server wants them", () => {
    expect([ANN, BOT].map(wanted)).toEqual([
      { kind: "person", name: "Ann", color: "gold" },
      { kind: "bot", bot: "hard", color: "azure" },
    ]);
    expect([ownColour([ANN, BOT]), ownColour([ANN, ANN])]).toEqual(["gold", null]);
  });
});

describe("one's own colour", () => {
  const person = { kind: "person" } as const;
  const bot = { kind: "bot", bot: "easy" } as const;
  it("is the only person's who has not chosen", () => {
    expect(inOwnColour({ variant: "classic", seats: [person, bot] }, "rose").seats).toEqual([
      { ...person, color: "rose" },
      bot,
    ]);
    const chosen = { variant: "classic", seats: [{ ...person, color: "gold" } as const, bot] };
    expect(inOwnColour(chosen, "rose")).toBe(chosen);
    const several = { variant: "classic", seats: [person, person] };
    expect(inOwnColour(several, "rose")).toBe(several);
  });
});

describe("a seat's colour", () => {
  const seats = [
    { seat: 1, color: "black" },
    { seat: 2, color: "azure" },
  ];
  it("is hue, pattern and emblem of one number; at old tables the seat's own", () => {
    expect([1, 2].map((seat) => colourAt(seats, seat))).toEqual([4, 1]);
    expect([1, 2].map((seat) => colourAt([{ seat: 2, color: "blue" }], seat))).toEqual([1, 2]);
    expect(stylesOf(seats)).toContain("--seat-1:var(--colour-seat-4)");
    expect(stylesOf(seats)).toContain("--mark-2:var(--colour-mark-1)");
  });
});
