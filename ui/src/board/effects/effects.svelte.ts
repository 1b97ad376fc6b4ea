/** What the board shows for a moment, and how the position looks meanwhile. */

import type { GameEvent, Member, Seat, SpaceName, SpaceState, State } from "../../api/types";
import { settings } from "../../shell/settings.svelte";
import { soundOf, soundOfAll } from "../../sound/soundOf";
import { sounds } from "../../sound/sounds.svelte";
import { type Shift, shifted, shiftsOf } from "./memberShifts";
import { pointsOf, type Scene } from "./scene";
import { scenesOf } from "./scenes";
import type { Setting } from "./stagings";
import { Timeline } from "./timeline.svelte";

/** A step of one's own: a member placed on a space, or sent on from there. */
export interface OwnStep {
  member: Member;
  space: SpaceName;
  to: SpaceName | null;
}

/** What is shown over the board as it was; all else has happened, and is shown on the board as it is. */
const TRAVELS = new Set([
  "member_moved",
  "member_shifted",
  "mutul_moved_member",
  "member_went",
  "explorer_called",
  // Mutul counts on the display before what he takes is gone.
  "mutul_took_token",
  "mutul_took_tile",
  "mutul_took_card",
]);
const OWN_STEP = 0.7;

class Effects {
  readonly timeline = new Timeline(
    () => settings,
    (event) => this.#hear(event),
  );
  /** The state that is shown while pieces are on their way, and who came in on it. */
  #over = $state.raw<State | null>(null);
  #placed = $state.raw<Shift[]>([]);
  /** Whether what is shown is old news. */
  #silent = false;
  #ticks = 0;

  /** The event that is being shown, to be told meanwhile. */
  get current(): GameEvent | null {
    return this.timeline.current;
  }

  get scene(): Scene | null {
    return this.timeline.scene;
  }

  /** Go on at once: whatever is under way ends now. */
  skip(): void {
    this.timeline.skip();
    this.settle();
  }

  /** A state's spaces as they are to be drawn: whoever flies has left, whoever landed is there. */
  drawn(state: State): SpaceState[] {
    if (state !== this.#over) return state.spaces;
    const { passed, scene } = this.timeline;
    return shifted(state.spaces, [...this.#placed, ...shiftsOf(passed, scene)]);
  }

  /** A seat's score as it is to be shown: without the points that are still on their way. */
  score(seat: Seat, score: number): number {
    return this.#underWay.reduce((rest, scene) => rest - pointsOf(scene, seat), score);
  }

  /** A seat's treasures as they are to be shown: without those that are still on their way. */
  hand(seat: Seat, kinds: Record<string, number>): Record<string, number> {
    const found = { ...kinds };
    for (const { show } of this.#underWay) {
      if (show.kind !== "treasure" || show.seat !== seat) continue;
      const left = (found[show.treasure] ?? 0) - 1;
      if (left > 0) found[show.treasure] = left;
      else delete found[show.treasure];
    }
    return found;
  }

  get #underWay(): readonly Scene[] {
    const { scene, coming } = this.timeline;
    return scene ? [scene, ...coming] : coming;
  }

  /** Everybody is where the state says: nothing that was on its way counts any more. */
  settle(): void {
    this.#over = null;
    this.#placed = [];
  }

  /** Show what is old news without a sound, and what comes after it with sound again. */
  async silently(show: () => Promise<void>): Promise<void> {
    this.#silent = true;
    await show();
    this.#silent = false;
  }

  /**
   * Show what has to be seen before the board changes: pieces on their way. They leave the board as
   * it is shown, and are where they went until it shows another state.
   */
  async travel(events: readonly GameEvent[], over: State | null): Promise<void> {
    const travels = events.filter(({ code }) => TRAVELS.has(code));
    if (!travels.length) return;
    // Whoever came in from the supply can be on the way already.
    const placed = events
      .filter(({ code }) => code === "member_placed")
      .map(({ params }) => ({ ...(params as unknown as Omit<Shift, "by">), by: 1 as const }));
    if (!(await this.#play(scenesOf(travels, { state: over }), over, placed))) this.settle();
  }

  /** Show what has just appeared on the board. */
  async arrive(events: readonly GameEvent[], setting: Setting): Promise<void> {
    const arrived = events.filter(({ code }) => !TRAVELS.has(code));
    if (!settings.pace && !this.#silent) this.#hearAll(arrived);
    await this.#play(scenesOf(arrived, setting), null, []);
  }

  /** Fly one's own members before the server has answered. */
  async ownSteps(steps: readonly OwnStep[], seat: Seat, over: State): Promise<void> {
    const placed = steps
      .filter(({ to }) => to === null)
      .map(({ member, space }) => ({ seat, member, space, by: 1 as const }));
    const events = steps
      .filter(({ to }) => to !== null)
      .map((step) => ({ code: "member_moved", params: { seat, ...step } }));
    if (!settings.pace) this.#hearAll(events);
    const scenes = scenesOf(events, { state: over });
    await this.#play(
      scenes.map((scene) => ({ ...scene, beats: OWN_STEP })),
      over,
      placed,
    );
  }

  async #play(scenes: readonly Scene[], over: State | null, placed: Shift[]): Promise<boolean> {
    if (!settings.pace || document.hidden) return true;
    // Nothing to show must not end what is being shown.
    if (!scenes.length && !placed.length) return true;
    this.timeline.skip();
    this.timeline.passed = [];
    this.#over = over;
    this.#placed = placed;
    this.#ticks = 0;
    return this.timeline.play(scenes);
  }

  #hear(event: GameEvent): void {
    const name = soundOf(event);
    if (!name || this.#silent) return;
    sounds.play(name, name === "tick" ? this.#ticks : 0);
    if (name === "tick") this.#ticks += 1;
  }

  #hearAll(events: readonly GameEvent[]): void {
    const name = soundOfAll(events);
    if (name && !document.hidden) sounds.play(name);
  }
}

export const effects = new Effects();
