import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./building/icons.ts";
import { preloadFonts } from "./building/preload.ts";
import { nameFor, worker } from "./building/worker.ts";

/** Where `npm run dev` finds the server; `tikal serve --port 8000` is the usual one. */
const server = process.env.TIKAL_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), preloadFonts(), icons(), worker()],
  build: {
    outDir: "../src/tikal/web/static",
    emptyOutDir: true,
    target: "es2022",
    // Nothing is inlined: the server's content policy then needs no exception for data: scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", worker: "src/offline/worker.ts" },
      output: { entryFileNames: nameFor },
    },
  },
  // The English sentences come from the library, beside ui/.
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
});
