/** What is read aloud: of what is shown step by step and then in sum, each sentence once. */

export class Announcer {
  #batch: unknown = null;
  #said = new Set<string>();
  /** Said before the batch they are news of, as Mutul's steps are. */
  #ahead = new Set<string>();

  /** What of these sentences is still to be said; a new batch may repeat what an older one said. */
  fresh(sentences: readonly string[], batch: unknown, ahead: boolean): string[] {
    if (!ahead && batch !== this.#batch) {
      this.#said = this.#ahead;
      this.#ahead = new Set();
      this.#batch = batch;
    }
    const said = ahead ? this.#ahead : this.#said;
    const found = sentences.filter((sentence) => !said.has(sentence));
    for (const sentence of found) said.add(sentence);
    return found;
  }
}

/** The sentences as one text that differs from the one before: what stays the same is not read. */
export function spoken(sentences: readonly string[], before: string): string {
  const text = sentences.join(" ");
  return text === before ? `${text}\u00a0` : text;
}
