/** The sound that says that it is one's turn, once what is being shown is over. */

import { untrack } from "svelte";
import { effects } from "../../board/effects/effects.svelte";
import { sounds } from "../../sound/sounds.svelte";
import type { GameContext } from "../state/gameContext.svelte";

/** Ring whenever the turn comes back from somebody else; not for what a page begins with. */
export function ringOnTurn(game: GameContext): void {
  let last = untrack(() => game.seat);
  $effect(() => {
    const { seat } = game;
    if (effects.timeline.busy || seat === last) return;
    if (seat !== null && last === null && game.live) sounds.play("turn");
    last = seat;
  });
}
