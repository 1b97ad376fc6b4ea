/** Where the app is: the address decides, links stay inside. */

import { type Page, pageOf, wayBack } from "./pages";

class Router {
  page = $state<Page>(pageOf(location.pathname));
  hash = $state(location.hash);
  /** Where to go back to from the rules: a game, a replay or the lesson. */
  left = $state<string | null>(null);
  #path = location.pathname;

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
    this.#path = location.pathname;
  }

  #read(): void {
    this.left = wayBack(this.#path, location.pathname, this.left);
    this.#path = location.pathname;
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
