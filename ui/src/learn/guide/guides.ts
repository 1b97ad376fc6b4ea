/** "How to play" in the page's language, loaded when somebody reads it. */

import type { LanguageCode } from "../../shell/settings.svelte";
import type { Guide } from "./sections";

const GUIDES: Record<LanguageCode, () => Promise<{ guide: Guide }>> = {
  en: () => import("../../words/guide/en"),
  fr: () => import("../../words/guide/fr"),
  de: () => import("../../words/guide/de"),
};

export async function guideIn(code: LanguageCode): Promise<Guide> {
  return (await GUIDES[code]()).guide;
}
