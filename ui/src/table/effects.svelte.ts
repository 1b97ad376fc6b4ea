/** What moves on the board for a moment: pieces on their way, points, rings around a space. */

import type { GameEvent, Member, Seat, SpaceName } from "../api/types";
import { settings } from "../shell/settings.svelte";
import { memberOf, partsOf } from "./actions";

export interface Flight {
  kind: "flight";
  id: number;
  seat: Seat;
  member: Member;
  from: SpaceName;
  to: SpaceName;
}

export interface Mark {
  kind: "mark";
  id: number;
  seat: Seat | null;
  space: SpaceName;
  text: string;
}

export type Effect = Flight | Mark;

interface Facts {
  seat: Seat;
  member: Member;
  space: SpaceName;
  to: SpaceName;
  level: number;
  count: number;
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
]);

class Effects {
  list = $state<Effect[]>([]);
  /** The event that is being shown, to be told meanwhile. */
  current = $state.raw<GameEvent | null>(null);
  #last = 0;
  #skip = false;
  readonly #waiting = new Set<() => void>();

  /** Go on at once: whatever is under way ends now. */
  skip(): void {
    this.#skip = true;
    this.list = [];
    for (const goOn of this.#waiting) goOn();
  }

  /** Show what has to be seen before the board changes: pieces on their way, points. */
  async travel(events: readonly GameEvent[]): Promise<void> {
    await this.#showAll(events.filter(({ code }) => TRAVELS.has(code)));
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
  async actions(texts: readonly string[], seat: Seat): Promise<void> {
    this.#skip = false;
    for (const text of texts) {
      const parts = partsOf(text);
      if (parts?.to && parts.space && parts.member) {
        const member = memberOf[parts.member];
        await this.#during(
          { kind: "flight", id: this.#next(), seat, member, from: parts.space, to: parts.to },
          0.7,
        );
      }
    }
  }

  async #show(event: GameEvent): Promise<void> {
    const p = event.params as unknown as Facts;
    const id = this.#next();
    const mark = (text: string, share = 1, seat: Seat | null = p.seat ?? null) =>
      this.#during({ kind: "mark", id, seat, space: p.space, text }, share);
    switch (event.code) {
      case "member_moved":
      case "member_shifted":
        return this.#during(
          { kind: "flight", id, seat: p.seat, member: p.member, from: p.space, to: p.to },
          0.9,
        );
      case "mutul_moved_member":
        return this.#during(
          { kind: "flight", id, seat: MUTUL, member: p.member, from: p.space, to: p.to },
          1.2,
        );
      case "temple_scored":
        return mark(`+${p.level}`, 1.6);
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
        return mark("", 2.2, MUTUL);
      case "card_revealed":
        return this.#pause(2.2);
      case "step_skipped":
      case "bid_made":
      case "passed":
      case "auction_won":
      case "seat_scored":
      case "treasures_scored":
        return this.#pause(1);
      default:
        return undefined;
    }
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
