/** Something that may come a frame later than what it belongs to, but never stays longer. */

import { afterPaint } from "./afterPaint";

/** Follow a value: a new one is there after the next paint, and the one before it is gone at once. */
export class Late<T> {
  readonly #value: () => T | null;
  #painted = $state.raw<T | null>(null);

  /** To be made while a component is set up: it follows for as long as that is there. */
  constructor(value: () => T | null) {
    this.#value = value;
    $effect(() => {
      const next = value();
      if (next === this.#painted) return undefined;
      return afterPaint(() => {
        this.#painted = next;
      });
    });
  }

  get current(): T | null {
    const value = this.#value();
    return value === this.#painted ? value : null;
  }
}
