/** Icons for home screens, painted from the one SVG while the page is built. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { drawingIn } from "./path.ts";
import { type Frame, painted, png } from "./png.ts";

const SOURCE = new URL("../public/favicon.svg", import.meta.url);
const GREEN = "#1f5a41";
const DARK = "#0d2a1f";
/** A system that cuts the corners off a "maskable" icon leaves a circle of 80 % of its width. */
const SAFE = 0.72;

export const ICONS: Record<string, Frame> = {
  "icons/192.png": { pixels: 192, scale: 1, background: null },
  "icons/512.png": { pixels: 512, scale: 1, background: null },
  "icons/maskable-512.png": { pixels: 512, scale: SAFE, background: GREEN },
  "icons/apple-180.png": { pixels: 180, scale: 0.86, background: GREEN },
  // What messengers show beside a link: they take no SVG, and this shape.
  "icons/card.png": { pixels: 630, width: 1200, scale: 0.78, background: DARK },
};

export function icons(): Plugin {
  return {
    name: "icons",
    apply: "build",
    generateBundle() {
      const drawing = drawingIn(readFileSync(SOURCE, "utf-8"));
      for (const [fileName, frame] of Object.entries(ICONS)) {
        const source = png(painted(drawing, frame), frame.width ?? frame.pixels);
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}
