/** Pages by path: `/`, `/table/ID`, `/table/ID/replay/N`, `/learn`, `/rules`, `/statistics`. */

export type Page =
  | { name: "start" }
  | { name: "table"; id: string }
  | { name: "replay"; id: string; index: number | null }
  | { name: "result"; id: string }
  | { name: "learn" }
  | { name: "rules" }
  | { name: "statistics" };

export function pageOf(path: string): Page {
  const [first, id, second, last] = path.split("/").filter(Boolean);
  if (first === "table" && id && second === "replay") {
    return { name: "replay", id, index: last === undefined ? null : Number(last) || 0 };
  }
  if (first === "table" && id && second === "result") return { name: "result", id };
  if (first === "table" && id) return { name: "table", id };
  if (first === "learn" || first === "rules" || first === "statistics") return { name: first };
  return { name: "start" };
}
