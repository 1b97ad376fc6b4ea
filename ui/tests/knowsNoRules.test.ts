/**
 * The browser knows no rules: no notation of actions, no prices, no table of what suits which
 * terrain, no question to the server why a button is grey. All of that comes with the table.
 *
 * Every source but the words (rules in prose) and the server's shapes is read; of the words, those of
 * the table itself, which are told every number. `TIKAL_UI_SRC` names another folder to read, such as
 * that of an older commit.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const SRC = process.env.TIKAL_UI_SRC ?? fileURLToPath(new URL("../src", import.meta.url));
const NOT_READ = /^(words\/|api\/schema\.d\.ts$)/;
const TABLE_WORDS = /^words\/\w+\/table\.ts$/;

interface Source {
  path: string;
  text: string;
}

function sources(wanted: (path: string) => boolean): Source[] {
  return readdirSync(SRC, { recursive: true, encoding: "utf-8" })
    .filter((path) => /\.(ts|svelte)$/.test(path) && wanted(path))
    .map((path) => ({ path, text: code(readFileSync(join(SRC, path), "utf-8")) }));
}

/** A source without its comments, styles and drawings: what is left decides something. */
function code(text: string): string {
  return text
    .replace(/<style>[\s\S]*<\/style>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|\s)\/\/.*$/gm, "")
    .replace(/\s(d|points|viewBox)="[^"]*"/g, "");
}

/** Where in which files a pattern is found. */
function found(files: readonly Source[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(
      ([hit]) => `${path}: ${hit.trim()}`,
    ),
  );
}

const SPACE = "[a-h][1-5]";
const PART = String.raw`\$\{[^}]*\}`;
const QUOTE = "[\"'`]";

/** An action's text, or part of one, written out: as a text, a template or a pattern. */
const NOTATION: Record<string, RegExp> = {
  "a written action": new RegExp(
    `${QUOTE}(?:[A-G][1-6]@${SPACE}(?:\\+[0-5])?|[EL]\\+${SPACE}|[EL]${SPACE}[-=]${SPACE}|[URC]${SPACE}` +
      `|G${SPACE}[EL]|X[1-8]-[1-8]@[1-4]|bid\\d+|take[A-G][1-6])${QUOTE}`,
  ),
  "a template of one": new RegExp(
    `\`(?:[URCX]|[EL]\\+|[ELG]|bid|take)${PART}|${PART}@${PART}|@${PART}\\+|${PART}[EL]\``,
  ),
  "a pattern of spaces, tiles or members": /\[a-[h-z]\]|\[A-[GZ]\]|\[EL\]|\[URC\]/,
  "a pattern of one action": new RegExp(
    `/\\^?\\(?(?:[A-G][1-6]@|[EL]\\\\\\+|[EL]${SPACE}|[URC]${SPACE}|G${SPACE}|bid|take|end\\$|pass\\$)`,
  ),
  "a member's letter": /["'][EL]["']/,
  "an action played by its text": /\bact\(\s*\[\s*["'`]/,
  "an action known by its text":
    /(?<!typeof )\b(?:action|text)\s*[!=]==\s*["'`]|\bplan\.at\([^)]*\)\s*[!=]==/,
  "a text cut into its parts": /\baction\.(?:slice|charAt|startsWith|endsWith|match|replace|at)\(/,
};

const PRICES: Record<string, RegExp> = {
  "a price": /\b(?:cost|price)s?\b\s*(?:[:=]|[<>!=]=*)\s*[1-9]/i,
  "a list of prices": /\b(?:place|uncover|recover|exchange|camp|guard)\w*"?\s*:\s*[1-9]\d*\b/,
  "action points compared with a number": /\bap\b\s*(?:\?\?\s*0\)?\s*)?[<>]=?\s*[1-9]/,
  "the points of a turn": /length:\s*10\b/,
  "a number of action points in a text":
    /\b(?:[1-9]\d*|ten|dix|zehn)\s+(?:AP|PA|action points|points d’action|Aktionspunkten?)(?!\p{L})/iu,
  "letters of tiles": /["'`][A-G]{2,7}["'`]/,
};

const WORK = /["'`](?:uncover|recover|exchange|place_member)["'`]|\b(?:uncover|recover)\b\s*[,:]/;

/**
 * What each of these patterns is there to find: one that finds nothing would keep nothing out. A
 * paragraph's sign stands for the dollar's, so that these are no templates themselves.
 */
const EXAMPLES: Record<string, string[]> = {
  "a written action": [
    '"A4@b3+2"',
    "'B4@c5'",
    '"E+a1"',
    '"La1-b2"',
    '"Ub1"',
    '"Gb1L"',
    '"X3-5@2"',
    '"bid3"',
    '"takeB5"',
  ],
  "a template of one": [
    "`U§{space}`",
    "`E+§{at}`",
    "`G§{at}E`",
    "`§{tile}@§{space}`",
    "`bid§{amount}`",
  ],
  "a pattern of spaces, tiles or members": ["/^U[a-h][1-5]$/", "/[EL]\\+/"],
  "a pattern of one action": ["/^A1@b3\\+0$/", "/^(E\\+a1|Ea1-b1)$/", "/^end$/"],
  "a member's letter": ['member === "E"', "['L']"],
  "an action played by its text": ['game.act(["end"])', "act([`x`])"],
  "an action known by its text": ['action === "end"', "text !== 'pass'", 'plan.at(-1) !== "end"'],
  "a text cut into its parts": ["action.slice(1, 3)", 'action.startsWith("U")'],
  "a price": ["cost: 5", "const COST = 3", "cost >= 2"],
  "a list of prices": ["{ place: 1, uncover: 2 }", '"place_member": 1'],
  "action points compared with a number": ["ap < 3", "(state?.ap ?? 0) >= 5"],
  "the points of a turn": ["{#each { length: 10 } as _}"],
  "a number of action points in a text": [
    '"Spend 10 AP, then"',
    '"avec 10 PA."',
    '"mit zehn Aktionspunkten"',
  ],
  "letters of tiles": ['"BDF".includes(letter)'],
};

describe("what is looked for", () => {
  const cases = Object.entries({ ...NOTATION, ...PRICES });

  it.each(cases)("is found: %s", (name, pattern) => {
    const examples = EXAMPLES[name] ?? [];
    expect(examples).not.toEqual([]);
    for (const example of examples) {
      const text = example.replaceAll("§", "$");
      expect(found([{ path: "", text }], pattern)).not.toEqual([]);
    }
  });
});

describe("the page's sources", () => {
  const files = sources((path) => !NOT_READ.test(path));

  it("are all there to be read", () => {
    expect(files.length).toBeGreaterThan(80);
    expect(files.map(({ path }) => path)).toContain(relative(SRC, join(SRC, "main.ts")));
  });

  it.each(Object.entries(NOTATION))("have no notation: not %s", (_, pattern) => {
    expect(found(files, pattern)).toEqual([]);
  });

  it.each(Object.entries(PRICES))("have no prices: not %s", (_, pattern) => {
    expect(found(files, pattern)).toEqual([]);
  });

  it("have no table of what can be done on which terrain", () => {
    const both = files.filter(({ text }) => /\bterrain\b/.test(text) && WORK.test(text));
    expect(both.map(({ path }) => path)).toEqual([]);
  });

  it("have no list of the kinds of actions", () => {
    const kinds = ["place_member", "uncover", "recover", "exchange", "camp", "guard"];
    const lists = files.filter(({ text }) =>
      kinds.every((kind) => new RegExp(`["'\`]${kind}["'\`]`).test(text)),
    );
    expect(lists.map(({ path }) => path)).toEqual([]);
  });

  it("ask the server for no refusal", () => {
    expect(found(files, /\/refusal\b|\brefusals\.ask\b|\bapi\.refusal\b/)).toEqual([]);
  });
});

describe("the table's words", () => {
  const files = sources((path) => TABLE_WORDS.test(path));

  it("are read in every language", () => {
    expect(files.map(({ path }) => path).sort()).toEqual(
      ["de", "en", "fr"].map((language) => join("words", language, "table.ts")),
    );
  });

  it.each(Object.entries(PRICES))("have no prices: not %s", (_, pattern) => {
    expect(found(files, pattern)).toEqual([]);
  });
});
