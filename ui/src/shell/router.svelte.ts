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

class Router {
  page = $state<Page>(pageOf(location.pathname));
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Change the address without a new entry in the history: a replay's position. */
  replace(path: string): void {
    history.replaceState(null, "", path);
  }

  #read(): void {
    this.page = pageOf(location.pathname);
    this.hash = location.hash;
  }
}

export const router = new Router();

/** Let clicks on an inner link stay in the app; modified clicks open tabs as usual. */
export function link(node: HTMLAnchorElement): { destroy: () => void } {
  function follow(event: MouseEvent): void {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.go(node.pathname + node.hash);
  }
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
