/** What happens by itself in one action, shown stage by stage: Mutul's turn. */

import type { GameEvent, State, Unfolds } from "../../api/types";
import { effects } from "../../board/effects/effects.svelte";
import { settings } from "../../shell/settings.svelte";
import { stateAfter } from "./stageChanges";
import { seen, watched } from "./stages";

export class Unfolding {
  /** The board while it is being shown, else null. */
  state = $state.raw<State | null>(null);
  /** What has been told of it so far. */
  told = $state.raw<GameEvent[]>([]);
  #run = 0;
  #skipped = 0;

  get active(): boolean {
    return this.state !== null;
  }

  /** Show all but how one's own turn begins: that is part of the turn already. */
  async show({ before, stages }: Unfolds): Promise<void> {
    if (!settings.pace || document.hidden) return;
    this.#run += 1;
    const run = this.#run;
    this.told = [];
    this.state = before;
    for (const { events, changes } of watched(stages)) {
      const state = stateAfter(this.state, changes);
      const shown = seen(events);
      await effects.travel(shown, this.state);
      if (this.#skipped === run) break;
      this.state = state;
      this.told = [...this.told, ...events];
      await effects.arrive(shown, { state });
      if (this.#skipped === run) break;
    }
    if (run === this.#run) this.state = null;
  }

  /** Stop showing; whoever waits for it goes on at once. */
  skip(): void {
    this.#skipped = this.#run;
    if (this.active) effects.skip();
  }
}
