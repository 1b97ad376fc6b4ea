import { describe, expect, it } from "vitest";
import { courseOf } from "../src/learn/courses";
import { LESSONS } from "../src/learn/names";
import { de } from "../src/words/de";
import { en } from "../src/words/en";
import { fr } from "../src/words/fr";
import { lessons as lessonsDe } from "../src/words/lessons/de";
import { lesson as legendDe } from "../src/words/lessons/de/legend";
import { lessons as lessonsEn } from "../src/words/lessons/en";
import { lesson as legendEn } from "../src/words/lessons/en/legend";
import { lessons as lessonsFr } from "../src/words/lessons/fr";
import { lesson as legendFr } from "../src/words/lessons/fr/legend";

type Texts = Record<string, readonly [string, string, string, Record<string, string>?]>;
const LANGUAGES = [
  [en, lessonsEn, legendEn],
  [fr, lessonsFr, legendFr],
  [de, lessonsDe, legendDe],
] as const;

describe.each(LANGUAGES)("the lessons' words", (words, lessons, legend) => {
  const all = [
    ...LESSONS.map((name) => [name, lessons[name]] as const),
    ["legend", legend] as const,
  ];

  it.each(all)("title, tell and correct every step of %s", (name, said) => {
    const { steps } = courseOf(name);
    expect(Object.keys(said)).toEqual(steps.map((step) => step.name));
    for (const [title, text, instead] of Object.values(said as Texts))
      for (const each of [title, text, instead]) expect(each).not.toBe("");
  });

  it.each(all)(
    "answer every mistake of %s in words of its own, without a full stop",
    (name, said) => {
      for (const { name: step, mistakes = {} } of courseOf(name).steps) {
        const answers = (said as Texts)[step]?.[3] ?? {};
        expect(Object.keys(answers)).toEqual(Object.keys(mistakes));
        const values = Object.values(answers);
        expect(new Set(values).size).toBe(values.length);
        for (const answer of values) expect(answer).toMatch(/[^.!]$/);
      }
    },
  );

  it("quote the buttons as they are labelled", () => {
    const { fromSupply, actions, end, confirmTile, rotate } = words.table;
    const { first, temples, treasures, camps } = lessons;
    expect(first.leader[1]).toContain(fromSupply(words.members.leader));
    expect(first.explorers[1]).toContain(fromSupply(words.members.explorer));
    expect(first.treasure[1]).toContain(actions.recover);
    expect(first.tile[1]).toContain(confirmTile);
    expect(first.end[2]).toContain(end);
    expect(first.welcome[2]).toContain(words.learn.next);
    expect(temples.levels[1]).toContain(actions.uncover);
    expect(temples.held[1]).toContain(words.see.ifScored);
    expect(treasures.exchange[1]).toContain(actions.exchange);
    expect(camps.camp[1]).toContain(actions.camp);
    expect(camps.tile[1]).toContain(rotate);
    expect(camps.guard[1]).toContain(actions.guard(words.members.explorer));
    expect(legend.card[1]).toContain(words.legend.cards.excavation);
    expect(legend.card[1]).toContain(words.legend.take);
    expect(legend.pass[2]).toContain(words.legend.pass);
  });
});
