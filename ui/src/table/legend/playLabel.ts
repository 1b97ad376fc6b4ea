/** What the button for a way of playing an item says. */

import type { LegalAction, LegendState } from "../../api/types";
import type { Words } from "../../words/words";
import type { Item } from "./items";

export function playLabel(
  { kind }: LegalAction,
  item: Item | null,
  { spend_ap }: LegendState,
  { legend: t }: Words,
): string {
  const labels: Record<string, string> = {
    play_token: t.spendToken(item?.value ?? 0),
    play_card: t.useCard,
    spend_card: t.spendCard(spend_ap),
    play_kept: t.useKept,
  };
  return labels[kind] ?? kind;
}
