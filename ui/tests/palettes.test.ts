import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const CSS = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf-8");

/** The hues of the blocks with one of these selectors, later ones over earlier ones. */
function tokens(...selectors: string[]): Map<string, string> {
  const blocks = [...CSS.matchAll(/^([^\n{}]+) \{([^}]*)\}/gm)];
  const chosen = blocks.filter(([, selector]) => selectors.includes(selector ?? ""));
  const pairs = chosen.flatMap(([, , body]) => [
    ...(body ?? "").matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g),
  ]);
  return new Map(pairs.map(([, name, hue]) => [name ?? "", hue ?? ""]));
}

function luminance(hue: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hue.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(hues: Map<string, string>, one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(hues.get(name) ?? "#000000"))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const THEMES = [[":root"], [":root", ':root[data-theme="dark"]']];
const PALETTES = [
  [":root"],
  [":root", ':root[data-palette="okabe"]'],
  [":root", ':root[data-palette="contrast"]'],
];

describe.each(THEMES)("words in %s %s", (...theme) => {
  const hues = tokens(...theme.filter(Boolean));

  it.each(["--page", "--page-2", "--panel", "--panel-2"])("are legible on %s", (ground) => {
    for (const ink of ["--ink", "--ink-2", "--accent", "--warn"])
      expect(contrast(hues, ink, ground), ink).toBeGreaterThanOrEqual(4.5);
  });

  it("have marks around them that can be seen", () => {
    for (const mark of ["--gold", "--focus", "--ink-2"])
      expect(contrast(hues, mark, "--panel"), mark).toBeGreaterThanOrEqual(3);
  });
});

describe.each(PALETTES)("seats in %s %s", (...palette) => {
  const hues = tokens(...palette.filter(Boolean));

  it.each([1, 2, 3, 4])("have an emblem to be read: %i", (seat) => {
    expect(
      contrast(hues, `--colour-seat-${seat}`, `--colour-on-seat-${seat}`),
    ).toBeGreaterThanOrEqual(4.5);
  });
});

const DARK = ':root[data-theme="dark"]';
const SETTINGS = PALETTES.flatMap((palette) => {
  const darkly = palette.slice(1).map((name) => name.replace(":root", DARK));
  return [palette, [...palette, DARK, ...darkly]];
});

describe.each(SETTINGS)("lines of seats in %s %s %s %s", (...setting) => {
  const hues = tokens(...setting.filter(Boolean));

  it.each(["--page", "--panel", "--panel-2"])("stand out from %s", (ground) => {
    for (const seat of [1, 2, 3, 4])
      expect(contrast(hues, `--colour-mark-${seat}`, ground), `${seat}`).toBeGreaterThanOrEqual(3);
  });

  it("are not taken for each other", () => {
    const lines = [1, 2, 3, 4].map((seat) => hues.get(`--colour-mark-${seat}`));
    expect(new Set(lines).size).toBe(4);
  });
});
