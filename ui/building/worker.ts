/** Tell the service worker which files are the page of this build, and the page which build it is. */

import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** The worker is found by its name: it must be the same in every build. */
export const WORKER = "worker.js";
/** What stands in the sources where the build has its say. */
const FILES = "__FILES__";
const BUILD = "__BUILD__";
/** What the page needs besides the scripts, styles and letters that have a hash in their names. */
const MORE = ["/favicon.svg", "/manifest.webmanifest", "/icons/192.png"];

export function nameFor({ name }: { name: string }): string {
  return name === "worker" ? WORKER : "assets/[name]-[hash].js";
}

export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const script = bundle[WORKER];
      const page = bundle["index.html"];
      if (script?.type !== "chunk" || page?.type !== "asset") throw new Error("no worker or page");
      const hashed = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const files = [...hashed.map((name) => `/${name}`).sort(), ...MORE];
      const html = String(page.source);
      const build = digest([...files, html, script.code].join("\n"));
      page.source = once(html, BUILD, build);
      script.code = once(once(script.code, BUILD, build), FILES, files.join(" "));
    },
  };
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function once(text: string, mark: string, words: string): string {
  if (text.split(mark).length !== 2) throw new Error(`${mark} must be there once`);
  return text.replace(mark, words);
}
