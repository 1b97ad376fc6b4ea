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
};

/** --panel of styles/tokens.css, which a system asks for before there are styles. */
const BAR = { light: "#fffaee", dark: "#18211d" };

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

  /** How long a step of an animation takes, in milliseconds; 0 where motion is unwanted. */
  get pace(): number {
    if (this.#still) return 0;
    return { slow: 800, normal: 420, fast: 160, none: 0 }[this.choices.speed];
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
