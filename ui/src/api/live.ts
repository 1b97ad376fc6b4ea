/** The socket of a table: reconnects by itself and catches up from the last number it saw. */

import type { LiveMessage } from "./types";

/** Closing codes from 4400 on mean "no": unknown or somebody else's table. */
const REFUSED = 4400;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

export interface LiveOptions {
  table: string;
  since: () => number;
  onMessage: (message: LiveMessage) => void;
  onConnected: (connected: boolean) => void;
}

export class Live {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

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
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      onConnected(true);
    };
    socket.onmessage = (message) => onMessage(JSON.parse(String(message.data)) as LiveMessage);
    socket.onclose = (event) => this.#lost(event.code);
    this.#socket = socket;
  }

  #lost(code: number): void {
    if (this.#closed) return;
    this.options.onConnected(false);
    if (code >= REFUSED) return;
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
