import { describe, expect, it } from "vitest";
import type { Invitation } from "../src/api/types";
import { fitting, gameWith } from "../src/lobby/filters";
import { standingOf } from "../src/lobby/invitation";
import { isElsewhere, isOwn, type Place, wanted } from "../src/start/seating";

function invitation(kinds: string[], table: object): Invitation {
  const seats = kinds.map((kind, index) => ({ seat: index + 1, kind }));
  const plain = { mine: [], over: false, waiting: null };
  return { seat: 2, host: "Ada", table: { ...plain, ...table, seats } } as unknown as Invitation;
}

describe("an invitation", () => {
  it("is good as long as its seat is free", () => {
    const free = invitation(["person", "invited"], { waiting: "invited" });
    expect(standingOf(free)).toBe("free");
    const taken = invitation(["person", "person", "invited"], { waiting: "invited" });
    expect(standingOf(taken)).toBe("taken");
    expect(standingOf(invitation(["person", "person"], {}))).toBe("started");
    expect(standingOf(invitation(["person", "person"], { over: true }))).toBe("over");
    expect(standingOf(invitation(["person", "person"], { mine: [2] }))).toBe("mine");
  });
});

describe("the lobby's filters", () => {
  const table = (id: string, variant: string, size: number) =>
    ({
      id,
      variant,
      seats: Array.from({ length: size }),
      owner: id === "c",
      mine: [],
    }) as unknown as Invitation["table"];
  const tables = [table("a", "classic", 2), table("b", "auction", 2), table("c", "classic", 4)];
  const found = (...filters: [string | null, number | null]) =>
    fitting(tables, ...filters).map(({ id }) => id);

  it("show what fits all of them", () => {
    expect(found(null, null)).toEqual(["a", "b", "c"]);
    expect(found("classic", null)).toEqual(["a", "c"]);
    expect(found("classic", 2)).toEqual(["a"]);
    expect(found(null, 3)).toEqual([]);
  });

  it("find the game of whoever has waited longest, but not one's own", () => {
    expect(gameWith(tables, null, null)).toEqual({ variant: "auction", seats: 2 });
    expect(gameWith(tables, "classic", null)).toEqual({ variant: "classic", seats: 2 });
    expect(gameWith(tables, null, 4)).toEqual({ variant: "classic", seats: 4 });
    expect(gameWith([], "auction", 3)).toEqual({ variant: "auction", seats: 3 });
  });
});

describe("seats for people elsewhere", () => {
  const place = (who: string): Place => ({ who, name: "", colour: "rose" });

  it("are asked for by their kind", () => {
    const asked = ["person", "invited", "open", "hard"].map((who) => wanted(place(who)));
    expect(asked.map(({ kind }) => kind)).toEqual(["person", "invited", "open", "bot"]);
    expect([place("open"), place("hard")].map(isElsewhere)).toEqual([true, false]);
  });

  it("leave the first person's to whoever sets the table up", () => {
    const places = [place("hard"), place("person"), place("person")];
    expect(places.map((_, index) => isOwn(places, index))).toEqual([false, true, false]);
  });
});
