/** An action's text in a few words. */

import type { Words } from "../words/words";
import { memberOf, partsOf } from "./actions";

export function actionWords(text: string, words: Words): string {
  const parts = partsOf(text);
  if (!parts) return text;
  const { actions } = words.table;
  const member = parts.member ? words.members[memberOf[parts.member]] : "";
  if (parts.kind === "place_member") return `${actions.place_member(member)}: ${parts.space}`;
  if (parts.kind === "guard") return `${actions.guard(member)}: ${parts.space}`;
  const what = actions[parts.kind];
  const where = parts.to
    ? `${parts.space} → ${parts.to}`
    : (parts.space ?? parts.tile ?? (parts.number === null ? "" : String(parts.number)));
  return [what, member, where].filter(Boolean).join(" · ");
}
