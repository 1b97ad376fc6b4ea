import { describe, expect, it } from "vitest";
import { de } from "../src/words/de";
import { en } from "../src/words/en";
import { fr } from "../src/words/fr";
import { rulebook as rulesDe } from "../src/words/rulebook/de";
import { rulebook as rulesEn } from "../src/words/rulebook/en";
import { rulebook as rulesFr } from "../src/words/rulebook/fr";
import { asSentence, nameOf, tellEvent, tellProblem, tellRecord, whoOf } from "../src/words/tell";
import type { Facts } from "../src/words/words";

const LANGUAGES = { en, fr, de };
const FACTS = {
  seat: 1,
  other: 2,
  space: "b1",
  to: "b2",
  tile: "A4",
  drawn: "A5",
  member: "explorer",
  kind: 3,
  give: 3,
  get: 5,
  card: "S01",
  letter: "M",
  needle: "N",
  sense: "cw",
  towards: "b2",
  why: "temple",
  tied: 2,
  step: 1,
  ap: 2,
  count: 2,
  wanted: 12,
  minutes: 10,
  days: 3,
  cost: 1,
  level: 3,
  explorers: 2,
  leaders: 1,
  members: 2,
  guards: 1,
  points: 3,
  temples: 5,
  treasures: 3,
  score: 9,
  seconds: 90,
  guarded: 4,
  amount: 3,
  rotation: 1,
  least: 2,
  needed: 2,
  sealed: "a5",
  field: "needle",
  value: "'E'",
  line: 3,
  most: 1048576,
  round: 2,
  place: 3,
  action_card: "excavation",
  unique: "U3",
  ruins: 4,
  volcanoes: 10,
  lakes: 10,
  uniques: 4,
  director: 5,
  item: "tile",
  skip: "full",
  lower: 7,
  arrow: "green",
  tile_wish: null,
  card_wish: "trail",
  effect: "trail",
  deploy: "blocked",
  source: "base_camp",
  goal: "tie",
  temple: "highest",
  terrain: "lake",
  scoring_step: "camp",
  reason: "rude words",
  zone: "Europe/Atlantis",
  host: "hooks.example",
} satisfies Facts;
const who = (seat: number): string => `Seat ${seat}`;

/** Keys of Record-typed parts, which the compiler does not compare between languages. */
function keysOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keysOf(inner)]));
}

describe.each(Object.entries(LANGUAGES))("the words in %s", (code, words) => {
  it("have every key that English has", () => {
    expect(keysOf(words)).toEqual(keysOf(en));
  });

  it("tell every event and refusal without a gap", () => {
    const { events, refusals, problems } = words;
    for (const told of [events, refusals, problems])
      for (const say of Object.values(told))
        expect(say(FACTS, who)).not.toMatch(/undefined|NaN|\[object/);
  });

  it("say what each field of a card may hold, in the solo game and in Legend", () => {
    const solo = ["id", "needle", "sense", "members", "guards"];
    for (const field of [...solo, "take", "act", "row", "ap"])
      expect(words.problems.deck_value({ ...FACTS, field }, who)).not.toContain("undefined");
  });

  it("are its own: hardly a sentence is English", () => {
    if (code === "en") return;
    const same = Object.entries(words.events).filter(
      ([key, say]) => say(FACTS, who) === en.events[key as "passed"](FACTS, who),
    );
    expect(same).toEqual([]);
  });

  it("tell what no rule forbids in words of their own", () => {
    if (code === "en") return;
    const told = { code: "not_your_table", params: {}, message: "This table is somebody else's." };
    expect(tellProblem(told, words, who)).not.toContain("somebody");
  });
});

describe("a refusal shown alone", () => {
  it("is a sentence; after a dash it is none", () => {
    expect(asSentence(en.refusals.game_over(FACTS, who))).toBe("The game is over.");
    expect(asSentence(en.refusals.not_a_clearing(FACTS, who))).toBe("b1 is not a clearing.");
    expect(asSentence("Something went wrong.")).toBe("Something went wrong.");
  });
});

describe("names", () => {
  const seat = {
    seat: 2,
    kind: "bot",
    name: "hard",
    bot: "hard",
    color: "",
    program: false,
  } as const;
  it("of bots are worded, of people kept, of Mutul his own", () => {
    expect(nameOf(seat, 2, en)).toBe("Ximena");
    expect(nameOf({ ...seat, kind: "person", bot: null, name: "Ann" }, 2, en)).toBe("Ann");
    expect(nameOf({ ...seat, kind: "person", bot: null, name: "" }, 2, en)).toBe("Player 2");
    const program = { ...seat, kind: "person", bot: null, name: "hal", program: true } as const;
    expect(nameOf(program, 2, en)).toBe("hal (bot)");
    expect(nameOf({ ...seat, kind: "mutul", bot: null }, 2, en)).toBe("Mutul");
    expect(nameOf(undefined, 3, en)).toBe("Player 3");
  });

  it("of bots in a record are those of their levels, and those of other packages their own", () => {
    expect(nameOf({ ...seat, kind: "person" }, 2, de)).toBe("Ximena");
    expect(nameOf({ ...seat, name: "greedy", bot: "greedy" }, 2, en)).toBe("greedy");
    expect(en.common.bot("greedy")).toBe("greedy");
  });

  it("of people stay theirs, even if a bot has the same, and after a bot has taken over", () => {
    const easy = { ...seat, name: "easy", bot: null };
    expect(nameOf({ ...easy, kind: "person" }, 2, en)).toBe("easy");
    expect(nameOf({ ...easy, bot: "medium" }, 2, en)).toBe("easy");
  });

  it.each([en, fr, de])("gives every level a name and a character", (words) => {
    for (const bot of Object.keys(words.bots)) {
      expect(words.common.bot(bot)).toBe(`${words.botNames[bot]} (${words.botLevels[bot]})`);
      expect(words.botCharacters[bot]).toMatch(/\.$/);
    }
  });

  it("speaks to whoever sits alone at the screen, and names each of several", () => {
    const ann = { ...seat, seat: 1, kind: "person" as const, bot: null, name: "Ann" };
    const bob = { ...ann, seat: 2, name: "Bob" };
    expect([en, fr, de].map((words) => whoOf([ann, seat], words, [1])(1))).toEqual([
      "You",
      "Vous",
      "Du",
    ]);
    expect([1, 2].map(whoOf([ann, bob], en, [1, 2]))).toEqual(["Ann", "Bob"]);
    expect([en, fr, de].map((words) => words.table.turnOf(null))).toEqual(
      [en, fr, de].map((words) => words.table.yourTurn),
    );
  });

  it("tells two bots of one strength apart", () => {
    const bot = { ...seat, name: "easy", bot: "easy" };
    const person = { ...seat, seat: 1, kind: "person" as const, bot: null, name: "Ann" };
    const who = whoOf([person, { ...bot, seat: 2 }, { ...bot, seat: 3 }], en);
    expect([1, 2, 3, 4].map(who)).toEqual(["Ann", "Lupe 2", "Lupe 3", "Player 4"]);
  });
});

describe("what the client has no words for", () => {
  it("is told in the page's language, never in the server's", () => {
    expect(tellEvent({ code: "new_thing", params: {} }, en, who)).toBe("new_thing");
    const odd = { code: "odd", params: {}, message: "Odd." };
    expect(tellProblem(odd, de, who)).toBe(de.common.failed);
    expect(tellProblem({ ...odd, code: "offline" }, en, who)).toBe(en.common.offline);
  });
});

describe("a record that is refused", () => {
  const refused = (message: string, rule: string | null = null, params = {}) => ({
    code: "record",
    message,
    rule,
    params,
  });

  it.each([en, fr, de])("names the place and tells the rule, not the server's words", (words) => {
    const problem = refused("actions[17]: too few points: R8.2.", "R8.2", {
      refusal: "too_few_ap",
      facts: FACTS,
    });
    const broken = asSentence(`${words.refusals.too_few_ap(FACTS, words.common.seat)} (R8.2)`);
    expect(tellRecord(problem, words)).toBe(`${words.start.badFileAt("actions[17]")} ${broken}`);
    expect(tellRecord(refused("deal.tiles[3]: no such tile."), words)).toBe(
      words.start.badFileAt("deal.tiles[3]"),
    );
    expect(tellRecord(refused("No game at all."), words)).toBe(words.start.badFile);
  });

  it("is not called unreadable where it is too large or the server away", () => {
    const large = { ...refused(""), code: "too_large", params: { most: 1024 * 1024 } };
    expect(tellRecord(large, de)).toBe("Das ist zu groß: höchstens 1024\u00a0kB.");
    expect(tellRecord({ ...large, code: "offline" }, de)).toBe(de.common.offline);
    expect(tellRecord({ ...large, code: "malformed" }, de)).toBe(de.start.badFile);
  });
});

describe("the rulebook", () => {
  it("says every rule in each language in words of its own", () => {
    for (const [number, text] of Object.entries(rulesEn.rules)) {
      expect(rulesFr.rules[number as "A1"]).not.toBe(text);
      expect(rulesDe.rules[number as "A1"]).not.toBe(text);
    }
  });
});
