/** The words of the chosen language; French and German are fetched when they are wanted. */

import { type LanguageCode, settings } from "../shell/settings.svelte";
import { en } from "./en/index";
import type { Words } from "./words";

const LOADERS: Record<LanguageCode, () => Promise<Words>> = {
  en: () => Promise.resolve(en),
  fr: () => import("./fr/index").then((module) => module.fr),
  de: () => import("./de/index").then((module) => module.de),
};

class I18n {
  words = $state.raw<Words>(en);
  code = $state<LanguageCode>("en");

  async use(code: LanguageCode): Promise<void> {
    try {
      this.words = await LOADERS[code]();
      this.code = code;
    } catch {
      // Its words did not come: better those of before than none.
    }
  }

  /** Change the language and remember it. */
  async choose(code: LanguageCode): Promise<void> {
    settings.change({ language: code });
    await this.use(code);
  }
}

export const i18n = new I18n();
