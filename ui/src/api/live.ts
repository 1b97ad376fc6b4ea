/** The socket of a table: reconnects by itself and catches up from the last number it brought. */

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
/** How long after a change is committed the socket may take to bring it. */
const LATEST = 4000;
/** How long a new socket may take to bring its first message. */
const LATEST_FIRST = 10_000;

export interface LiveOptions {
  table: string;
  /** The number of the table that the page has already. */
  since: number;
  onMessage: (message: LiveMessage) => void;
  onConnected: (connected: boolean) => void;
  /** The table is not to be had any more; nothing is tried again. */
  onRefused: (problem: Problem) => void;
}

export class Live {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #works = false;
  #problem: Problem | null = null;
  /** The last number that the socket brought; one that replaces it goes on from here. */
  #seq: number;
  #expected = 0;

  constructor(private readonly options: LiveOptions) {
    this.#seq = options.since;
    document.addEventListener("visibilitychange", this.#showSight);
    this.#open();
  }

  /** Whether changes come by the socket just now, as far as one can know. */
  get works(): boolean {
    return this.#works;
  }

  /** Expect a change that is committed: a socket that does not bring it soon is replaced. */
  expect(seq: number): void {
    this.#expected = Math.max(seq, this.#expected);
    clearTimeout(this.#late);
    if (this.#seq < this.#expected) this.#late = setTimeout(() => this.#replace(), LATEST);
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener("visibilitychange", this.#showSight);
    clearTimeout(this.#timer);
    clearTimeout(this.#late);
    this.#socket?.close();
  }

  /** Say whether the page is on the screen: whoever looks at the table needs no other notices. */
  readonly #showSight = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(document.visibilityState);
  };

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.options.table}/live?people=1&since=${this.#seq}`,
    );
    socket.onopen = () => {
      if (document.hidden) this.#showSight();
    };
    socket.onmessage = ({ data }) => this.#received(JSON.parse(String(data)) as LiveMessage);
    socket.onclose = (event) => this.#lost(event.code);
    this.#socket = socket;
    this.#late = setTimeout(() => this.#replace(), LATEST_FIRST);
  }

  #received(message: LiveMessage): void {
    this.#problem = message.problem ?? null;
    // An open socket may still say no: only what it brings shows that it works.
    if (!this.#problem) {
      this.#wait = FIRST_WAIT;
      this.#works = true;
      this.options.onConnected(true);
    }
    if (message.table) {
      this.#seq = message.table.seq;
      if (this.#seq >= this.#expected) clearTimeout(this.#late);
    }
    this.options.onMessage(message);
  }

  #lost(code: number): void {
    if (this.#closed) return;
    this.#works = false;
    clearTimeout(this.#late);
    this.options.onConnected(false);
    if (REFUSED.includes(code)) {
      this.options.onRefused(this.#problem ?? UNKNOWN);
      return;
    }
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Give up a socket that brings nothing, without waiting for the other side to agree. */
  #replace(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
    this.#lost(0);
  }
}
