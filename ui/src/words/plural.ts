/** Numbers, plurals and lists as a language writes them. */

export interface Counting {
  /** A number as it is written, with one decimal place at most. */
  number: (n: number) => string;
  /** What is said of one, or of any other number; `#` stands for the number. */
  plural: (n: number, one: string, other: string) => string;
  /** Several names or things: a, b and c. */
  list: (items: readonly string[]) => string;
}

export function countingIn(language: string): Counting {
  const rules = new Intl.PluralRules(language);
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const lists = new Intl.ListFormat(language, { type: "conjunction" });
  const number = (n: number): string => format.format(n);
  return {
    number,
    plural: (n, one, other) => (rules.select(n) === "one" ? one : other).replace("#", number(n)),
    list: (items) => lists.format(items),
  };
}
