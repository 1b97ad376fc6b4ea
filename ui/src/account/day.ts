/** Days and times as the reader's language writes them. */

import { i18n } from "../words/i18n.svelte";

export function day(moment: string): string {
  return new Intl.DateTimeFormat(i18n.code, { dateStyle: "medium" }).format(new Date(moment));
}

export function moment(at: string): string {
  const style = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(i18n.code, style).format(new Date(at));
}
