import { describe, expect, it } from "vitest";
import type { Entry, Table, TableSummary } from "../src/api/types";
import { byUrgency, isMyTurn, isTogether } from "../src/start/urgency";
import { personNews, tellPerson } from "../src/table/gather/news";
import { en } from "../src/words/en";

function game(id: string, given: Partial<TableSummary>): TableSummary {
  const seats = ["person", "person"].map((kind, index) => ({ seat: index + 1, kind }));
  const plain = { id, seats, mine: [1], reserved: [], waiting: null, over: false, seat: 2 };
  return { ...plain, ...given } as unknown as TableSummary;
}

describe("one's games", () => {
  it("begin with those where others wait for one", () => {
    const games = [
      game("others", {}),
      game("waiting", { waiting: "open", seat: null }),
      game("rematch", { waiting: "invited", mine: [], reserved: [1] }),
      game("mine", { seat: 1 }),
      game("here", { mine: [1, 2], seat: 1 }),
    ];
    const order = byUrgency(games).map(({ id }) => id);
    expect(order).toEqual(["mine", "rematch", "waiting", "others", "here"]);
  });

  it("are played together where somebody else has a seat", () => {
    expect(isTogether(game("a", {}))).toBe(true);
    expect(isTogether(game("a", { mine: [1, 2] }))).toBe(false);
    expect(isMyTurn(game("a", { seat: 1 }))).toBe(true);
    expect(isMyTurn(game("a", { seat: 1, over: true }))).toBe(false);
    expect(isMyTurn(game("a", { mine: [1, 2], seat: 1 }))).toBe(false);
  });
});

describe("news of people", () => {
  const at = (names: string[], waiting: boolean, mine = [1], away: number[] = []) =>
    ({
      seats: names.map((name, index) => ({ seat: index + 1, name })),
      waiting,
      mine,
      away,
    }) as unknown as Table;
  const entry = (kind: string, seat: number) => ({ kind, seat }) as Entry;
  const told = (entries: Entry[], before: Table, after: Table): string => {
    const news = personNews(entries, before, after);
    return news ? tellPerson(news, en) : "";
  };

  it("tell who comes and goes before the game", () => {
    const [empty, two] = [at(["Ada", "", ""], true), at(["Ada", "Bob", ""], true)];
    expect(told([entry("sit", 2)], empty, two)).toBe("Bob sits down.");
    expect(told([entry("leave", 2)], two, empty)).toBe("Bob has left.");
    const full = at(["Bob", "Eve", "Ada"], false);
    expect(told([entry("sit", 3)], two, full)).toBe("Everyone is here: the game starts.");
  });

  it("tell who leaves a game and comes back, but not to themselves", () => {
    const playing = at(["Ada", "Bob"], false);
    expect(told([entry("leave", 2)], playing, playing)).toBe("Bob left; a bot plays on.");
    expect(told([entry("return", 2)], playing, playing)).toBe("Bob is back.");
    const away = at(["Ada", "Bob"], false, [], [1]);
    expect(told([entry("leave", 1)], playing, away)).toBe("");
    expect(told([entry("action", 1)], playing, playing)).toBe("");
  });
});
