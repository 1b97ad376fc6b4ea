/** Why something can't be done: asked once for each action and moment. */

import { api } from "../api/client";
import type { Line, Refusal } from "../api/types";

export class Refusals {
  /** The answers that belong to this moment. */
  known = $state.raw<Record<string, Refusal>>({});
  #moment = "";
  #asked = new Map<string, Promise<Refusal | null>>();

  constructor(
    private readonly table: string,
    private readonly seq: () => number,
    /** What is being tried out, null where nothing is. */
    private readonly line: () => Line | null,
  ) {}

  ask(action: string): Promise<Refusal | null> {
    const line = this.line();
    const moment = JSON.stringify([this.seq(), line]);
    if (moment !== this.#moment) {
      this.#moment = moment;
      this.#asked = new Map();
      this.known = {};
    }
    const asked = this.#asked.get(action) ?? this.#answer(action, line);
    this.#asked.set(action, asked);
    return asked;
  }

  async #answer(action: string, line: Line | null): Promise<Refusal | null> {
    const asked = this.#asked;
    try {
      const answer = await api.refusal(this.table, action, line);
      // What comes too late is about another moment.
      if (asked === this.#asked) this.known = { ...this.known, [action]: answer };
      return answer;
    } catch {
      asked.delete(action);
      return null;
    }
  }
}
