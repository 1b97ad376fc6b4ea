/**
 * A position as a file. The sheet is drawn in the page for a moment, in its language and colours,
 * and takes along the rules and custom properties it is drawn with: the file needs nothing else.
 */

import { flushSync, mount, unmount } from "svelte";
import Sheet from "./Sheet.svelte";
import type { Pictured } from "./sheet";

const SCALE = 2;
const LETTERS = /url\("([^"]+)"\)/;
const CUSTOM = /var\((--[\w-]+)/g;

export async function saveSvg(of: Pictured): Promise<void> {
  save(new Blob([await drawn(of)], { type: "image/svg+xml" }), "tikal.svg");
}

export async function savePng(of: Pictured): Promise<void> {
  const source = URL.createObjectURL(new Blob([await drawn(of)], { type: "image/svg+xml" }));
  const image = await loaded(source);
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(source);
  canvas.toBlob((blob) => blob && save(blob, "tikal.png"), "image/png");
}

async function drawn(of: Pictured): Promise<string> {
  const fonts = await typefaces();
  const place = document.createElement("div");
  place.hidden = true;
  document.body.append(place);
  const sheet = mount(Sheet, { target: place, props: { ...of } });
  flushSync();
  const svg = place.querySelector("svg");
  const text = svg ? standalone(svg, fonts) : "";
  void unmount(sheet);
  place.remove();
  return text;
}

function standalone(svg: SVGSVGElement, fonts: string): string {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => used(cssRules, svg)).join("\n");
  const text = new XMLSerializer().serializeToString(svg);
  const style = document.createElementNS(svg.namespaceURI, "style");
  style.textContent = `${fonts}\n${properties(rules + text)}\n${rules}`;
  svg.prepend(style);
  return new XMLSerializer().serializeToString(svg);
}

/** The page's typefaces with their letters, for the file to bring along; one that can't be had is left out. */
async function typefaces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  return (await Promise.all(faces.map(withLetters))).join("\n");
}

async function withLetters({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [source, address = ""] = LETTERS.exec(cssText) ?? [""];
  try {
    const answer = await fetch(new URL(address, parentStyleSheet?.href ?? location.href));
    return answer.ok ? cssText.replace(source, `url("${await dataUrl(await answer.blob())}")`) : "";
  } catch {
    return "";
  }
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

/** The rules that anything in the drawing is subject to, in their order. */
function used(rules: CSSRuleList, svg: SVGSVGElement): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule)
      return matchMedia(rule.conditionText).matches ? used(rule.cssRules, svg) : [];
    const counts = rule instanceof CSSStyleRule && svg.querySelector(rule.selectorText) !== null;
    return counts ? [rule.cssText] : [];
  });
}

/** What the page's custom properties are just now, as far as a text asks for them. */
function properties(text: string): string {
  const page = getComputedStyle(document.documentElement);
  const names = new Set([...text.matchAll(CUSTOM)].map(([, name]) => name ?? ""));
  const values = [...names].map((name) => `${name}:${page.getPropertyValue(name).trim()}`);
  return `:root{${values.join(";")}}`;
}

function loaded(source: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("The picture can't be read."));
    image.src = source;
  });
}

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
