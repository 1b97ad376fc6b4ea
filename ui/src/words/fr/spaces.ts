/**
 * French signs with a space before them, or guillemets around words, must not be left alone at the
 * start or the end of a line: the space becomes one that does not break.
 */

const BEFORE = / (?=[:;?!»])/g;
const AFTER = /(?<=«) /g;

/** A catalogue as written, with the spaces that typography wants in all its words. */
export function unbroken<T>(words: T): T {
  if (typeof words === "string")
    return words.replace(BEFORE, "\u00a0").replace(AFTER, "\u00a0") as T;
  if (typeof words === "function")
    return ((...facts: unknown[]) => unbroken(words(...facts) as unknown)) as T;
  if (Array.isArray(words)) return words.map((each) => unbroken(each)) as T;
  if (typeof words === "object" && words !== null)
    return Object.fromEntries(
      Object.entries(words).map(([key, each]) => [key, unbroken(each)]),
    ) as T;
  return words;
}
