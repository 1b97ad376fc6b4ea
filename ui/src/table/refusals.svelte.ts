/** Why something can't be done: asked once for each action and moment. */

import { api } from "../api/client";
import type { Refusal } from "../api/types";

export class Refusals {
  known = $state.raw<Record<string, Refusal>>({});
  #seq = -1;

  constructor(
    private readonly table: string,
    private readonly seq: () => number,
  ) {}

  async ask(action: string): Promise<Refusal | null> {
    if (this.#seq !== this.seq()) {
      this.#seq = this.seq();
      this.known = {};
    }
    const before = this.known[action];
    if (before) return before;
    const answer = await api.refusal(this.table, action).catch(() => null);
    if (answer) this.known = { ...this.known, [action]: answer };
    return answer;
  }
}
