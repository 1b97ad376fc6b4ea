/** What a person has chosen for this browser; kept in local storage. */

import { believed, type Choices, LANGUAGES, type LanguageCode } from "./choices";
import { remember, remembered } from "./storage";

export type { Choices, Colour, LanguageCode, Palette, Speed, Theme } from "./choices";

const KEY = "tikal.settings";

function preferredLanguage(): LanguageCode {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((code) => code === wanted[0]) ?? "en";
}

const DEFAULTS: Choices = {
  language: preferredLanguage(),
  theme: "system",
  palette: "tikal",
  colour: "azure",
  speed: "normal",
  confirmEnd: true,
  hotkeys: true,
  names: true,
  sound: true,
  volume: 5,
};

/** --panel of styles/tokens.css, which a system asks for before there are styles. */
const BAR = { light: "#fffaee", dark: "#18211d" };
/** How much of its time a picture needs that nothing moves in. */
const SHORTENED = 0.6;

const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  choices = $state<Choices>({ ...DEFAULTS, ...believed(remembered(KEY)) });
  #systemDark = $state(darkness.matches);
  #still = $state(stillness.matches);

  constructor() {
    darkness.addEventListener("change", (event) => {
      this.#systemDark = event.matches;
      this.apply();
    });
    stillness.addEventListener("change", (event) => {
      this.#still = event.matches;
    });
    this.apply();
  }

  get dark(): boolean {
    return this.choices.theme === "dark" || (this.choices.theme === "system" && this.#systemDark);
  }

  /** Whether nothing is to move: what happens is marked and told, and shown for a shorter time. */
  get still(): boolean {
    return this.#still;
  }

  /** How long a beat of what is shown takes, in milliseconds; 0 where nothing is. */
  get pace(): number {
    const beat = { slow: 800, normal: 420, fast: 160, none: 0 }[this.choices.speed];
    return this.#still ? beat * SHORTENED : beat;
  }

  change(changes: Partial<Choices>): void {
    this.choices = { ...this.choices, ...changes };
    this.apply();
    remember(KEY, this.choices);
  }

  apply(): void {
    const { dataset } = document.documentElement;
    dataset.theme = this.dark ? "dark" : "light";
    dataset.palette = this.choices.palette;
    dataset.motion = this.choices.speed === "none" ? "none" : "some";
    document.documentElement.lang = this.choices.language;
    // The bar of the system around the page has the colour of ours.
    const bar = document.querySelector('meta[name="theme-color"]');
    bar?.setAttribute("content", BAR[this.dark ? "dark" : "light"]);
  }
}

export const settings = new Settings();
