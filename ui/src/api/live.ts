/** The socket of a table: reconnects by itself and catches up from the last number it saw. */

import type { LiveMessage, Problem } from "./types";

/** Closing codes that mean "no" for good: unknown or somebody else's table. */
const REFUSED = [4400, 4403, 4404];
const UNKNOWN: Problem = {
  code: "unknown_table",
  message: "There is no such table.",
  rule: null,
  params: {},
};
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

export interface LiveOptions {
  table: string;
  since: () => number;
  onMessage: (message: LiveMessage) => void;
  onConnected: (connected: boolean) => void;
  /** The table is not to be had any more; nothing is tried again. */
  onRefused: (problem: Problem) => void;
}

export class Live {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #problem: Problem | null = null;

  constructor(private readonly options: LiveOptions) {
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const { table, since, onMessage, onConnected } = this.options;
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${table}/live?since=${since()}`,
    );
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as LiveMessage;
      this.#problem = message.problem ?? null;
      // An open socket may still say no: only what it tells shows that it works.
      if (!this.#problem) {
        this.#wait = FIRST_WAIT;
        onConnected(true);
      }
      onMessage(message);
    };
    socket.onclose = (event) => this.#lost(event.code);
    this.#socket = socket;
  }

  #lost(code: number): void {
    if (this.#closed) return;
    this.options.onConnected(false);
    if (REFUSED.includes(code)) {
      this.options.onRefused(this.#problem ?? UNKNOWN);
      return;
    }
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
