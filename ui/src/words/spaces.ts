/** Spaces that do not break, put into all the words of a language by its own habits. */

/** What is to be replaced where, in this order. */
export type Habits = readonly (readonly [where: RegExp, what: string])[];

export const NO_BREAK = "\u00a0";
export const NARROW = "\u202f";

/** A catalogue as written, with the spaces that typography wants in all its words. */
export function spaced<T>(words: T, habits: Habits): T {
  if (typeof words === "string")
    return habits.reduce((text, [where, what]) => text.replace(where, what), words as string) as T;
  if (typeof words === "function")
    return ((...facts: unknown[]) => spaced(words(...facts) as unknown, habits)) as T;
  if (Array.isArray(words)) return words.map((each) => spaced(each, habits)) as T;
  if (typeof words === "object" && words !== null)
    return Object.fromEntries(
      Object.entries(words).map(([key, each]) => [key, spaced(each, habits)]),
    ) as T;
  return words;
}
