import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveMessage, Message } from "../src/api/types";
import { People } from "../src/table/people/people.svelte";

const said = (number: number, author: string, text: string): Message => ({
  number,
  author,
  text,
  at: "",
  name: author,
  seat: null,
  gallery: false,
  program: false,
  phrase: null,
});
const chat = (message: Message): LiveMessage => ({ type: "chat", message, since_events: [] });

describe("the people at a table", () => {
  let people: People;

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    people = new People("t");
  });

  it("are read in order, each message once", () => {
    for (const number of [2, 1, 2]) people.take(chat(said(number, "ada", `${number}`)));
    expect(people.shown.map(({ text }) => text)).toEqual(["1", "2"]);
    expect(people.unread).toBe(2);
    people.read();
    expect(people.unread).toBe(0);
  });

  it("can be muted, and stay so", () => {
    people.take(chat(said(1, "ada", "hello")));
    people.take(chat(said(2, "bob", "ha")));
    people.mute("bob", true);
    expect(people.shown.map(({ author }) => author)).toEqual(["ada"]);
    const later = new People("t");
    expect(later.isMuted("bob")).toBe(true);
    later.mute("bob", false);
    expect(new People("t").isMuted("bob")).toBe(false);
  });

  it("are here or not; the game's messages are not theirs", () => {
    expect(people.take({ type: "presence", here: [2], spectators: 1, since_events: [] })).toBe(
      true,
    );
    expect([people.here, people.spectators]).toEqual([[2], 1]);
    const now = new Date(Date.now() + 5000).toISOString();
    expect(people.take({ type: "table", now, since_events: [] })).toBe(false);
    expect(Math.round(people.offset / 1000)).toBe(5);
  });
});
