/** What a person can choose for this browser, and what of it can be believed when read again. */

export const LANGUAGES = ["en", "fr", "de"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export const PALETTES = ["tikal", "okabe", "contrast"] as const;
export const SPEEDS = ["slow", "normal", "fast", "none"] as const;
/** From hardly to be heard to as loud as the machine is set. */
export const VOLUMES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The colours of expeditions, by the server's names; the palette decides on their hues. */
export const COLOURS = ["azure", "gold", "rose", "black"] as const;

export type LanguageCode = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Palette = (typeof PALETTES)[number];
export type Colour = (typeof COLOURS)[number];
export type Speed = (typeof SPEEDS)[number];

export interface Choices {
  language: LanguageCode;
  theme: Theme;
  palette: Palette;
  /** The colour one likes to play with. */
  colour: Colour;
  speed: Speed;
  confirmEnd: boolean;
  hotkeys: boolean;
  names: boolean;
  sound: boolean;
  volume: number;
}

const YES_OR_NO = [true, false] as const;
const POSSIBLE: { [Name in keyof Choices]: readonly Choices[Name][] } = {
  language: LANGUAGES,
  theme: THEMES,
  palette: PALETTES,
  colour: COLOURS,
  speed: SPEEDS,
  confirmEnd: YES_OR_NO,
  hotkeys: YES_OR_NO,
  names: YES_OR_NO,
  sound: YES_OR_NO,
  volume: VOLUMES,
};

/** What was kept, as far as it can be chosen: another version or hand may have written it. */
export function believed(kept: unknown): Partial<Choices> {
  if (typeof kept !== "object" || kept === null) return {};
  const possible: Record<string, readonly unknown[]> = POSSIBLE;
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => possible[name]?.includes(value)),
  );
}
