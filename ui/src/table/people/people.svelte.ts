/** The people at a table, besides their game: who is here, what they say, what time it is for them. */

import { api, problemIn } from "../../api/client";
import type { LiveMessage, Message, Problem, Seat } from "../../api/types";
import { remember, remembered } from "../../shell/storage";

export class People {
  /** The seats with somebody at their screen; null until the server has said so. */
  here = $state.raw<Seat[] | null>(null);
  spectators = $state(0);
  messages = $state.raw<Message[]>([]);
  /** How far this machine's clock is behind the server's, in milliseconds. */
  offset = $state(0);
  /** The number of the last message that was on the screen. */
  #read = $state(0);
  #muted = $state.raw<string[]>([]);

  constructor(private readonly id: string) {
    const kept = remembered(this.#key);
    this.#muted = Array.isArray(kept) ? kept.map(String) : [];
  }

  /** Take what the socket brings; return whether it was about people and nothing else. */
  take(message: LiveMessage): boolean {
    if (message.now) this.offset = Date.parse(message.now) - Date.now();
    if (message.type === "presence") {
      this.here = message.here ?? [];
      this.spectators = message.spectators ?? 0;
    }
    if (message.message) this.#add([message.message]);
    return message.type === "presence" || message.type === "chat";
  }

  /** Read what was said before this page came, or while it was away. */
  async catchUp(): Promise<void> {
    try {
      const first = this.messages.length === 0;
      this.#add(await api.messages(this.id));
      if (first) this.read();
    } catch (error) {
      problemIn(error);
    }
  }

  /** Say something; return what is wrong with it, if anything. */
  async say(
    what: { text: string } | { phrase: NonNullable<Message["phrase"]> },
  ): Promise<Problem | null> {
    try {
      await api.say(this.id, what);
      return null;
    } catch (error) {
      return problemIn(error);
    }
  }

  /** What is to be read: not what muted people say. */
  get shown(): Message[] {
    return this.messages.filter(({ author }) => !this.#muted.includes(author));
  }

  get unread(): number {
    return this.shown.filter(({ number }) => number > this.#read).length;
  }

  /** Note that all there is has been on the screen. */
  read(): void {
    this.#read = this.messages.at(-1)?.number ?? 0;
  }

  isMuted(author: string): boolean {
    return this.#muted.includes(author);
  }

  /** Everybody who is muted, by the name they had last. */
  get muted(): { author: string; name: string }[] {
    return this.#muted.map((author) => ({
      author,
      name: this.messages.findLast((each) => each.author === author)?.name ?? "",
    }));
  }

  mute(author: string, muted: boolean): void {
    const others = this.#muted.filter((each) => each !== author);
    this.#muted = muted ? [...others, author] : others;
    remember(this.#key, this.#muted);
  }

  #add(more: Message[]): void {
    const known = new Set(this.messages.map(({ number }) => number));
    const news = more.filter(({ number }) => !known.has(number));
    this.messages = [...this.messages, ...news].sort((a, b) => a.number - b.number);
  }

  get #key(): string {
    return `tikal.muted.${this.id}`;
  }
}
