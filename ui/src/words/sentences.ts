/**
 * Events and refusals as sentences, from a catalogue of the form that english.py describes:
 * `{space}` is a parameter, `[places|place]` is chosen by whom the sentence is about, and
 * `[count=treasure|treasures]` by a number.
 */

import type catalogue from "../../../src/tikal/notation/sentences/english.json";
import type { EventWords, Facts, RefusalWords, Who } from "./words";

export type EventCode = keyof (typeof catalogue)["events"];
export type RefusalCode = keyof (typeof catalogue)["refusals"];

export interface Catalogue {
  events: Record<EventCode, string>;
  refusals: Record<RefusalCode, string>;
  /** What is said for a parameter's values: `member_a` for those of `member`; `*` for any other. */
  words: Record<string, Record<string, string>>;
  phrases: Record<"both" | "explorers" | "leader" | "tie" | "towards", string>;
  /** What the person at the screen is called in place of a name. */
  you: Record<"Seat" | "seat" | "other", string>;
}

type Values = Record<string, unknown>;
/** Which part of a choice is said: the second to the person at the screen, the third of a name. */
type Form = 1 | 2;

const CHOICE = /\[(?:(\w+)=)?([^[\]]*)\]/g;
const FIELD = /\{(\w+)\}/g;

export function sentences(
  { events, refusals, words, phrases, you }: Catalogue,
  language: string,
  /** What the kinds of treasure are called: `{kind_name}`, `{give_name}`, `{get_name}`. */
  treasures: readonly string[],
): { events: EventWords; refusals: RefusalWords } {
  const plural = new Intl.PluralRules(language);

  function fill(text: string, values: Values, form: Form): string {
    return text
      .replace(CHOICE, (_, name: string | undefined, parts: string) => {
        const options = parts.split("|");
        const one = name && plural.select(Number(values[name])) === "one";
        return (name ? options[one ? 0 : 1] : options[form]) ?? options[0] ?? "";
      })
      .replace(FIELD, (_, name: string) => String(values[name]));
  }

  function party({ explorers, leaders }: Facts): string {
    const { leader, both } = phrases;
    const counted = fill(phrases.explorers, { explorers }, 2);
    if (!(leaders && explorers)) return leaders ? leader : explorers ? counted : "";
    return fill(both, { leader, explorers: counted }, 2);
  }

  function withWords(facts: Facts, who: Who): Values {
    const called = (field: "Seat" | "seat" | "other", seat: number): string =>
      seat === who.you ? you[field] : who(seat);
    const values: Values = {
      ...facts,
      Seat: called("Seat", facts.seat),
      seat: called("seat", facts.seat),
      other: called("other", facts.other),
      members_words: party(facts),
      kind_name: treasures[facts.kind - 1],
      give_name: treasures[facts.give - 1],
      get_name: treasures[facts.get - 1],
    };
    for (const [field, table] of Object.entries(words)) {
      const value = facts[field.slice(0, field.lastIndexOf("_")) as keyof Facts];
      const text = table[value === null ? "None" : String(value)] ?? table["*"];
      values[field] = text && fill(text, values, 2);
    }
    values.tie_words = facts.tied > 1 ? fill(phrases.tie, values, 2) : "";
    values.towards_words = facts.towards ? fill(phrases.towards, values, 2) : "";
    return values;
  }

  const event = (text: string) => (facts: Facts, who: Who) =>
    fill(text, withWords(facts, who), facts.seat === who.you ? 1 : 2);
  const refusal = (text: string) => (facts: Facts, who: Who) =>
    fill(text, withWords(facts, who), 1);
  return { events: mapped(events, event), refusals: mapped(refusals, refusal) };
}

function mapped<K extends string, V>(texts: Record<K, string>, to: (text: string) => V) {
  const pairs = Object.entries<string>(texts).map(([code, text]) => [code, to(text)]);
  return Object.fromEntries(pairs) as Record<K, V>;
}
