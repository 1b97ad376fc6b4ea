/** What moves on the board for a moment: pieces on their way, points, rings around a space. */

import type { GameEvent, Member, Seat, SpaceName, SpaceState, State } from "../../api/types";
import { settings } from "../../shell/settings.svelte";
import { type Shift, shifted } from "./memberShifts";

export interface Flight {
  kind: "flight";
  id: number;
  seat: Seat;
  member: Member;
  from: SpaceName;
  to: SpaceName;
  /** How long it takes, in milliseconds. */
  time: number;
}

export interface Mark {
  kind: "mark";
  id: number;
  seat: Seat | null;
  space: SpaceName;
  text: string;
}

export type Effect = Flight | Mark;

/** A step of one's own: a member placed on a space, or sent on from there. */
export interface OwnStep {
  member: Member;
  space: SpaceName;
  to: SpaceName | null;
}

interface Facts {
  seat: Seat;
  member: Member;
  space: SpaceName;
  to: SpaceName;
  level: number;
  count: number;
  points: number;
}

const MUTUL = 2;
/** What is shown over the board as it was. */
const TRAVELS = new Set([
  "member_moved",
  "member_shifted",
  "mutul_moved_member",
  "temple_scored",
  "treasures_scored",
  "seat_scored",
  "member_went",
  "explorer_called",
  "ground_scored",
  "uniques_scored",
  "director_scored",
  "legend_scored",
  // Mutul counts on the display before what he takes is gone.
  "mutul_took_token",
  "mutul_took_tile",
  "mutul_took_card",
]);

class Effects {
  list = $state<Effect[]>([]);
  /** The event that is being shown, to be told meanwhile. */
  current = $state.raw<GameEvent | null>(null);
  /** The state that is shown while pieces are on their way, and who has left or reached what. */
  #over = $state.raw<State | null>(null);
  #shifts = $state.raw<Shift[]>([]);
  #last = 0;
  #skip = false;
  readonly #waiting = new Set<() => void>();

  /** Go on at once: whatever is under way ends now. */
  skip(): void {
    this.#skip = true;
    this.list = [];
    this.settle();
    for (const goOn of this.#waiting) goOn();
  }

  /** A state's spaces as they are to be drawn: whoever flies has left, whoever landed is there. */
  drawn(state: State): SpaceState[] {
    return state === this.#over ? shifted(state.spaces, this.#shifts) : state.spaces;
  }

  /** Everybody is where the state says: nothing that was on its way counts any more. */
  settle(): void {
    this.#over = null;
    this.#shifts = [];
  }

  /**
   * Show what has to be seen before the board changes: pieces on their way, points. They leave the
   * board as it is shown, and are where they went until it shows another state.
   */
  async travel(events: readonly GameEvent[], over: State | null): Promise<void> {
    const travels = events.filter(({ code }) => TRAVELS.has(code));
    if (!travels.length) return;
    this.#leave(over);
    // Whoever came in from the supply can be on the way already.
    for (const { code, params } of events) {
      const { seat, member, space } = params as unknown as Facts;
      if (code === "member_placed") this.#shift(seat, member, space, 1);
    }
    await this.#showAll(travels);
  }

  /** Show what has just appeared on the board. */
  async arrive(events: readonly GameEvent[]): Promise<void> {
    await this.#showAll(events.filter(({ code }) => !TRAVELS.has(code)));
  }

  async #showAll(events: readonly GameEvent[]): Promise<void> {
    // Nothing to show must not end what somebody else is showing.
    if (!events.length) return;
    this.#skip = false;
    for (const event of events) {
      if (this.#skip) break;
      this.current = event;
      await this.#show(event);
    }
    this.current = null;
  }

  /** Fly one's own members before the server has answered. */
  async ownSteps(steps: readonly OwnStep[], seat: Seat, over: State): Promise<void> {
    this.#skip = false;
    this.#leave(over);
    for (const { member, space, to } of steps) {
      if (to) await this.#fly(seat, member, space, to, 0.7);
      else this.#shift(seat, member, space, 1);
    }
  }

  #leave(over: State | null): void {
    this.#over = settings.pace && !document.hidden ? over : null;
    this.#shifts = [];
  }

  #shift(seat: Seat, member: Member, space: SpaceName, by: 1 | -1): void {
    this.#shifts = [...this.#shifts, { seat, member, space, by }];
  }

  async #show(event: GameEvent): Promise<void> {
    const p = event.params as unknown as Facts;
    const mark = (text: string, share = 1, seat: Seat | null = p.seat ?? null) =>
      this.#during({ kind: "mark", id: this.#next(), seat, space: p.space, text }, share);
    switch (event.code) {
      case "member_moved":
      case "member_shifted":
      case "member_went":
        return this.#fly(p.seat, p.member, p.space, p.to, 0.9);
      case "explorer_called":
        return this.#fly(MUTUL, "explorer", p.space, p.to, 1.2);
      case "mutul_moved_member":
        return this.#fly(MUTUL, p.member, p.space, p.to, 1.2);
      case "temple_scored":
        return mark(`+${p.level}`, 1.6);
      case "ground_scored":
        return mark(`+${p.points}`, 1.6);
      case "floor_uncovered":
      case "tile_placed":
      case "member_placed":
      case "camp_set_up":
      case "guard_placed":
      case "treasure_recovered":
        return mark("", 0.7);
      case "mutul_uncovered":
      case "mutul_dug":
      case "mutul_placed_tile":
      case "mutul_placed_member":
      case "mutul_guarded":
      case "mutul_chose_space":
      case "mutul_raised":
      case "mutul_unearthed":
      case "mutul_guards":
      case "mutul_camped":
      case "explorer_sent":
        return mark("", 2.2, MUTUL);
      case "explorer_taken":
        return mark("", 0.8, MUTUL);
      case "card_revealed":
      case "mutul_took_token":
      case "mutul_took_tile":
      case "mutul_took_card":
        return this.#pause(2.2);
      case "solo_card_turned":
      case "card_set_aside":
      case "mutul_played_token":
      case "mutul_played_tile":
      case "mutul_played_card":
      case "mutul_blocked":
      case "mutul_deployed":
      case "mutul_scoring":
      case "mutul_swapped":
      case "mutul_passed":
      case "explorers_back":
      case "unique_taken":
        return this.#pause(1.4);
      case "step_skipped":
      case "bid_made":
      case "passed":
      case "auction_won":
      case "seat_scored":
      case "treasures_scored":
      case "uniques_scored":
      case "director_scored":
      case "legend_scored":
      case "part_skipped":
      case "upkeep":
      case "legend_round_started":
      case "interim_scoring_started":
      case "legend_final_scoring_started":
      case "action_phase_started":
        return this.#pause(1);
      default:
        return undefined;
    }
  }

  /** A member leaves a space, flies, and stands on another. */
  async #fly(
    seat: Seat,
    member: Member,
    from: SpaceName,
    to: SpaceName,
    share: number,
  ): Promise<void> {
    const [id, time] = [this.#next(), settings.pace * share];
    this.#shift(seat, member, from, -1);
    await this.#during({ kind: "flight", id, seat, member, from, to, time }, share);
    this.#shift(seat, member, to, 1);
  }

  async #during(effect: Effect, share: number): Promise<void> {
    const pace = settings.pace * share;
    if (!pace || this.#skip || document.hidden) return;
    this.list = [...this.list, effect];
    await this.#wait(pace);
    this.list = this.list.filter((other) => other.id !== effect.id);
  }

  async #pause(share: number): Promise<void> {
    const pace = settings.pace * share;
    if (pace && !this.#skip && !document.hidden) await this.#wait(pace);
  }

  /** Wait for a time, or until somebody skips. */
  async #wait(time: number): Promise<void> {
    let goOn = (): void => undefined;
    await new Promise<void>((resolve) => {
      goOn = resolve;
      this.#waiting.add(goOn);
      setTimeout(resolve, time);
    });
    this.#waiting.delete(goOn);
  }

  #next(): number {
    this.#last += 1;
    return this.#last;
  }
}

export const effects = new Effects();
