/** What may come a frame later than the answer to a gesture, so that this one comes at once. */

import { untrack } from "svelte";
import { afterPaint } from "./afterPaint";

/** Follow a value: a new one counts after the next paint. */
export class Late<T> {
  readonly #value: () => T;
  #painted = $state.raw() as T;

  /** To be made while a component is set up: it follows for as long as that is there. */
  constructor(value: () => T) {
    this.#value = value;
    this.#painted = untrack(value);
    $effect(() => {
      const next = value();
      if (next === untrack(() => this.#painted)) return undefined;
      return afterPaint(() => {
        this.#painted = next;
      });
    });
  }

  /** The value as it was painted last: what it changes may stay for another frame. */
  get last(): T {
    return this.#painted;
  }

  /** The value, or nothing before it counts: what belongs to another one must not stay. */
  get current(): T | null {
    const value = this.#value();
    return value === this.#painted ? value : null;
  }
}
