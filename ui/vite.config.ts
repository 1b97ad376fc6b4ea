import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { preloadFonts } from "./building/preload";

/** Where `npm run dev` finds the server; `tikal serve --port 8000` is the usual one. */
const server = process.env.TIKAL_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), preloadFonts()],
  build: {
    outDir: "../src/tikal/web/static",
    emptyOutDir: true,
    target: "es2022",
    // Nothing is inlined: the server's content policy then needs no exception for data: scripts.
    assetsInlineLimit: 0,
  },
  // The English sentences come from the library, beside ui/.
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
});
