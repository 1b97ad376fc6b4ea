import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

/** Apart from the page's own, so that building the page needs no packages for tests. */
export default mergeConfig(page, defineConfig({ test: { include: ["tests/**/*.test.ts"] } }));
