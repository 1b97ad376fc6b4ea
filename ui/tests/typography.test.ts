import { describe, expect, it } from "vitest";
import { de } from "../src/words/de";
import { fr } from "../src/words/fr";
import { lessons as lessonsDe } from "../src/words/lessons/de";
import { lessons as lessonsFr } from "../src/words/lessons/fr";
import { rulebook as rulesDe } from "../src/words/rulebook/de";
import { rulebook as rulesFr } from "../src/words/rulebook/fr";
import type { Facts } from "../src/words/words";

const who = (seat: number): string => ["", "Igor", "Zoé"][seat] ?? "Hélène";
const facts = { card: "3", field: "needle", value: "'E'", seat: 1, tile: "A4", ap: 3 };

/** Every text that is written out, at any depth. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return [];
  return Object.values(value as object).flatMap(texts);
}

describe("French", () => {
  const said = [fr, lessonsFr, rulesFr].flatMap(texts);
  const told = fr.problems.deck_value(facts as unknown as Facts, who);

  it("never leaves a sign alone on a line", () => {
    expect([...said, told].filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
    expect(fr.common.labelled("Chef", "b1")).toBe("Chef\u00a0: b1");
    expect(fr.common.labelled("Chef")).toBe("Chef\u00a0:");
  });

  it("has a narrow space before ; ! and ?, and a full one before : and in « »", () => {
    expect(fr.table.concedeWho).toBe("Qui abandonne\u202f?");
    expect(fr.problems.stale(facts as unknown as Facts, who)).toContain("\u202f;");
    expect(told).toBe(
      "Carte\u00a03\u00a0: «\u00a0needle\u00a0» vaut 'E', mais doit être l’une des valeurs N NE SE S SW NW.",
    );
  });

  it("keeps numbers with their units", () => {
    expect(fr.common.ap(10)).toBe("10\u00a0PA");
    expect(fr.common.points(3)).toBe("3\u00a0points");
    expect(fr.common.seat(2)).toBe("Joueur\u00a02");
    expect(fr.see.level(3)).toBe("niveau\u00a03");
    expect(said.filter((text) => /\d (PA|points?)\b/.test(text))).toEqual([]);
  });

  it("has typographic apostrophes", () => {
    expect(said.filter((text) => text.includes("'"))).toEqual([]);
  });
});

describe("German", () => {
  const said = [de, lessonsDe, rulesDe].flatMap(texts);

  it("keeps numbers with their units", () => {
    expect(de.common.ap(10)).toBe("10\u00a0AP");
    expect(de.see.level(3)).toBe("Stufe\u00a03");
    expect(said.filter((text) => /\d (AP|Punkte?)\b/.test(text))).toEqual([]);
  });

  it("has a space that does not break before …", () => {
    expect(de.common.loading).toBe("Lädt\u00a0…");
    expect(said.filter((text) => /[\p{L} ]…/u.test(text))).toEqual([]);
  });

  it("has its own quotation marks", () => {
    expect(de.table.typedBad("x")).toBe("„x“ ist keine gültige Aktion.");
    expect(said.filter((text) => /["”«»]/.test(text))).toEqual([]);
  });
});
