/** The rules in the page's language, loaded when somebody reads them. */

import type { LanguageCode } from "../shell/settings.svelte";
import type { Rulebook } from "../words/rulebook/rulebook";

const BOOKS: Record<LanguageCode, () => Promise<{ rulebook: Rulebook }>> = {
  en: () => import("../words/rulebook/en"),
  fr: () => import("../words/rulebook/fr"),
  de: () => import("../words/rulebook/de"),
};

export async function bookIn(code: LanguageCode): Promise<Rulebook> {
  return (await BOOKS[code]()).rulebook;
}
