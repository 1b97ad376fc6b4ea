/** Where the service worker takes the answer to a request from. */

/** `server`: not the worker's business; `page`: the newest, or the shell; `kept`: the files of a build. */
export type Source = "server" | "page" | "kept";

export interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** What only the server knows is never kept, nor answered from what was. */
const SERVERS_OWN = ["/api/", "/healthz", "/readyz", "/openapi.json"];

export function sourceOf({ method, mode, url }: Asked, origin: string, files: string[]): Source {
  const { origin: asked, pathname } = new URL(url);
  if (method !== "GET" || asked !== origin) return "server";
  if (SERVERS_OWN.some((begin) => pathname.startsWith(begin))) return "server";
  if (mode === "navigate") return "page";
  return files.includes(pathname) || pathname.startsWith("/assets/") ? "kept" : "server";
}

/** The caches to throw away: all but this build's and that of the one before, which pages may still show. */
export function outdated(names: string[], current: string): string[] {
  const others = names.filter((name) => name !== current);
  return others.slice(0, -1);
}
