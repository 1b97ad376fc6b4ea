import { describe, expect, it } from "vitest";
import type { Hint, LegalAction, SeatInfo } from "../src/api/types";
import { arrow, lanes, numbers, type PlanMark } from "../src/board/layers/planMarks";
import { reasonWords } from "../src/table/hint/reasonWords";
import { asGestures, marksOf, type PlanStep, stepsOf, stepWords } from "../src/table/hint/steps";
import { de } from "../src/words/de";
import { en } from "../src/words/en";
import { fr } from "../src/words/fr";
import type { ReasonCode } from "../src/words/hintFacts";
import { whoOf } from "../src/words/tell";
import type { Words } from "../src/words/words";

const LANGUAGES: Words[] = [en, fr, de];
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

function people(words: Words) {
  const seats = ["Ann", "Igor"].map((name, index) => ({ seat: index + 1, kind: "person", name }));
  return whoOf(seats as unknown as SeatInfo[], words, [1]);
}

function said(words: Words, code: ReasonCode, params: Record<string, string | number>): string {
  const reason: Hint["reasons"][number] = { code, params, worth: 1, steps: [] };
  return plain(reasonWords(reason, words, people(words)));
}

function action(kind: string, parts: Partial<LegalAction> = {}, cost = 0): LegalAction {
  return { action: "", kind, cost, ...parts } as LegalAction;
}

const PLAN = [
  action("place_tile", { tile: "A4", space: "b3" }),
  action("place_member", { member: "explorer", space: "a1" }, 1),
  action("move", { member: "explorer", space: "a1", to: "b2" }, 1),
  action("move", { member: "explorer", space: "b2", to: "b3" }, 2),
  action("uncover", { space: "b1" }, 2),
  action("uncover", { space: "b1" }, 2),
  action("end"),
];

describe("a plan in steps", () => {
  it("takes a member all the way and counts levels", () => {
    expect(stepsOf(PLAN).map(({ indices, cost }) => [indices, cost])).toEqual([
      [[0], 0],
      [[1, 2, 3], 4],
      [[4, 5], 4],
      [[6], 0],
    ]);
  });

  it("keeps two members on the same way apart", () => {
    const walk = action("move", { action: "1", member: "explorer", space: "b1", to: "c1" }, 1);
    const leader = action("move", { action: "2", member: "leader", space: "c1", to: "d1" }, 1);
    expect(stepsOf([walk, leader])).toHaveLength(2);
  });

  it("lets members that go the same way go together", () => {
    const walk = action("move", { action: "1", member: "explorer", space: "b1", to: "c1" }, 1);
    const other = action("move", { action: "2", member: "explorer", space: "b2", to: "c1" }, 2);
    const steps = stepsOf([walk, walk, other]);
    expect(steps.map(({ times, cost, indices }) => [times, cost, indices])).toEqual([
      [2, 2, [0, 1]],
      [1, 2, [2]],
    ]);
    const told = (words: Words): string => stepWords(steps[0] as PlanStep, words, people(words));
    expect(LANGUAGES.map(told)).toEqual([
      "Move 2 explorers from b1 to c1",
      "Déplacer 2 explorateurs de b1 à c1",
      "2 Forscher von b1 nach c1 bewegen",
    ]);
  });

  it("is played by the gestures that somebody would make", () => {
    const joined = asGestures(PLAN).map((each) => each.joined ?? false);
    expect(joined).toEqual([false, false, true, true, false, true, false]);
  });

  it("is said in words, without notation", () => {
    const told = (words: Words): string[] =>
      stepsOf(PLAN).map((step) => plain(stepWords(step, words, people(words))));
    expect(told(en)).toEqual([
      "Place tile A4 on b3",
      "New explorer to b3",
      "Uncover 2 levels on b1",
      "End turn",
    ]);
    expect(told(fr)[1]).toBe("Nouvel explorateur jusqu’à b3");
    expect(told(de)[2]).toBe("Auf b1 2 Stufen freilegen");
  });

  it("names the card that a place or a slot holds", () => {
    const legend = {
      display: { tokens: [], tiles: [], cards: ["recruits"] },
      campsites: [{ seat: 1, cards: ["excavation", null, null], kept: [], tiles: [] }],
    } as never;
    const [take, use] = stepsOf([
      action("take_card", { place: 1 }),
      action("play_card", { slot: 1 }),
    ]);
    expect(take && stepWords(take, en, people(en), legend)).toContain(en.legend.cards.recruits);
    expect(use && stepWords(use, en, people(en), legend)).toContain(en.legend.cards.excavation);
  });
});

describe("a plan on the board", () => {
  const marks = marksOf(stepsOf(PLAN));

  it("has a mark for whatever happens on a space", () => {
    expect(marks.map(({ number, way, enters }) => [number, way, enters])).toEqual([
      [1, ["b3"], false],
      [2, ["a1", "b2", "b3"], true],
      [3, ["b1"], false],
    ]);
  });

  it("draws arrows for walks only", () => {
    expect(marks.map((mark) => arrow(mark, 0) !== "")).toEqual([false, true, false]);
  });

  it("draws an arrow to where a member enters", () => {
    const enters: PlanMark = { number: 1, kind: "place_member", way: ["a1"], enters: true };
    expect(arrow(enters, 0)).toMatch(/^M\d/);
  });

  it("keeps arrows over one border apart", () => {
    const walk = (number: number, ...way: string[]): PlanMark => ({
      number,
      kind: "move",
      way,
      enters: false,
    });
    const both = [walk(1, "a1", "b2"), walk(2, "b2", "a1"), walk(3, "c3", "c4")];
    expect(lanes(both)).toEqual([0, 1, 0]);
    expect(arrow(both[0] as PlanMark, 0)).not.toBe(arrow(both[0] as PlanMark, 1));
  });

  it("puts numbers on one space side by side", () => {
    const here = (number: number): PlanMark => ({
      number,
      kind: "uncover",
      way: ["b1"],
      enters: false,
    });
    const spots = numbers([here(1), here(2), here(3), here(4)]);
    expect(new Set(spots.slice(0, 3).map(({ x }) => x)).size).toBe(3);
    expect(new Set(spots.map(({ y }) => y)).size).toBe(2);
  });
});

const GROUND = { space: "b1", terrain: "temple", level: 4, mine: 3, theirs: 2, seat: 2 };

describe("reasons", () => {
  it("name majorities with the strengths that decide", () => {
    expect(said(en, "majority_won", { ...GROUND, theirs: 0 })).toBe(
      "You win the temple on b1 (level 4): nobody else is there.",
    );
    expect(said(en, "majority_taken", GROUND)).toBe(
      "You take the temple on b1 (level 4) from Igor: strength 3 against 2.",
    );
    expect(said(fr, "majority_taken", GROUND)).toBe(
      "Vous prenez à Igor le temple en b1 (niveau 4) : force 3 contre 2.",
    );
    expect(said(de, "majority_tied", GROUND)).toBe(
      "Igor verliert den Tempel auf b1 (Stufe 4): Stärke 3 gegen 2.",
    );
  });

  it("say what a set and a guard bring, and how often", () => {
    const pair = { kind: 2, count: 2, gain: 1, scorings: 3, seat: 2 };
    expect(said(en, "set_completed", pair)).toContain("1 point more at each of 3 scorings");
    expect(said(en, "set_completed", { ...pair, count: 3 })).toContain("the triple");
    const guard = { space: "b1", level: 4, now: 4, later: 2, points: 12 };
    expect(said(en, "guard", guard)).toBe(
      "A guard keeps the temple on b1 for you: 4 points now, then 4 points at each of 2 scorings (12 in all).",
    );
    expect(said(en, "guard", { ...guard, later: 0, points: 4 })).toContain(
      "4 points now (4 in all)",
    );
  });

  it("tell a certain volcano from a likely one", () => {
    expect(said(en, "volcano_near", { chance: 100 })).not.toContain("%");
    expect(said(en, "volcano_near", { chance: 33 })).toContain("33%");
  });

  const FACTS = {
    ...GROUND,
    to: "c3",
    by: 1,
    scorings: 1,
    now: 0,
    later: 1,
    points: 1,
    before: 2,
    chance: 50,
    treasures: 1,
    kind: 1,
    count: 2,
    gain: 1,
    saved: 1,
    cost: 1,
    worth: 1,
    price: 1,
    tile: "B5",
    ap: 9,
    item: "card",
  };

  it("are whole sentences in every language, whatever their parameters", () => {
    for (const words of LANGUAGES)
      for (const code of Object.keys(words.hints.reasons) as ReasonCode[])
        for (const terrain of ["temple", "ruins", "volcano", "lake"]) {
          const text = said(words, code, { ...FACTS, terrain });
          expect(text, code).toMatch(/^\p{Lu}.*\.$/u);
          expect(text, code).not.toMatch(/undefined|NaN|\[object/);
        }
  });
});
