/** Messages of the socket, shown one after the other however fast they come. */

import type { LiveMessage } from "../../api/types";

export class MessageQueue {
  #waiting: LiveMessage[] = [];
  #showing = false;

  constructor(private readonly show: (message: LiveMessage) => Promise<void>) {}

  add(message: LiveMessage): void {
    this.#waiting.push(message);
    if (!this.#showing) void this.#showAll();
  }

  /** Take out everything that has not been shown yet. */
  drain(): LiveMessage[] {
    return this.#waiting.splice(0);
  }

  async #showAll(): Promise<void> {
    this.#showing = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift())
      await this.show(next);
    this.#showing = false;
  }
}
