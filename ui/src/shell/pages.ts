/**
 * Pages by path: `/`, `/table/ID`, `/table/ID/replay/N`, `/learn`, `/learn/LESSON`, `/how-to-play`, `/rules`, `/statistics`, `/transfer`,
 * `/lobby`, `/join/CODE`, `/account`, `/ratings`, `/player/HANDLE`, `/notices`. */

import { type CourseName, isCourse } from "../learn/names";

export type Page =
  | { name: "start" }
  | { name: "table"; id: string }
  | { name: "replay"; id: string; index: number | null }
  | { name: "result"; id: string }
  | { name: "learn" }
  | { name: "lesson"; lesson: CourseName }
  | { name: "how" }
  | { name: "rules" }
  | { name: "statistics" }
  | { name: "transfer" }
  | { name: "account" }
  | { name: "notices" }
  | { name: "lobby" }
  | { name: "ratings" }
  | { name: "player"; handle: string }
  | { name: "join"; code: string }
  | { name: "nowhere" };

export function pageOf(path: string): Page {
  const [first, id, second, last] = path.split("/").filter(Boolean);
  if (first === "table" && id && second === "replay") {
    return { name: "replay", id, index: last === undefined ? null : Number(last) || 0 };
  }
  if (first === "table" && id && second === "result") return { name: "result", id };
  if (first === "table" && id) return { name: "table", id };
  if (first === "learn" && isCourse(id)) return { name: "lesson", lesson: id };
  if (first === "learn" && id === undefined) return { name: "learn" };
  if (first === "join" && id) return { name: "join", code: id };
  if (first === "lobby" && id === undefined) return { name: "lobby" };
  if (first === "ratings" && id === undefined) return { name: "ratings" };
  if (first === "player" && id) return { name: "player", handle: id };
  if (first === "notices" && id === undefined) return { name: "notices" };
  if (first === "account" && id === undefined) return { name: "account" };
  if (first === "how-to-play") return { name: "how" };
  if (first === "rules" || first === "statistics" || first === "transfer") return { name: first };
  return { name: first === undefined || path === "/index.html" ? "start" : "nowhere" };
}

const AT_PLAY: readonly Page["name"][] = ["table", "replay", "lesson"];

/** The game or lesson one has left for something to read, and nothing else: the way back to it. */
export function wayBack(before: string, now: string, known: string | null): string | null {
  const { name } = pageOf(now);
  if (name === "start" || AT_PLAY.includes(name)) return null;
  return AT_PLAY.includes(pageOf(before).name) ? before : known;
}
