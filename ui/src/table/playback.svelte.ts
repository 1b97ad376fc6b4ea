/** Going through the moves of a game: step, autoplay, stop. The server says how each one looked. */

import { api, problemIn } from "../api/client";
import type { Moment, Move, Problem, State } from "../api/types";
import { settings } from "../shell/settings.svelte";
import { effects } from "./effects.svelte";
import { Unfolding } from "./unfolding.svelte";

const STILL_PACE = 500;

export class Playback {
  index = $state(0);
  state = $state.raw<State | null>(null);
  playing = $state(false);
  /** The move that could not be shown, and why. */
  missed = $state.raw<{ index: number; problem: Problem } | null>(null);
  readonly unfolding = new Unfolding();
  #moments = new Map<number, Promise<Moment>>();
  #run = 0;

  constructor(
    private readonly table: string,
    private readonly moves: () => readonly Move[],
  ) {}

  get active(): boolean {
    return this.state !== null;
  }

  get last(): number {
    return Math.max(0, this.moves().length - 1);
  }

  get move(): Move | null {
    return this.moves()[this.index] ?? null;
  }

  async show(index: number): Promise<void> {
    this.pause();
    await this.#go(Math.min(Math.max(index, 0), this.last));
  }

  /** Play from here to a move, each step with what happened in it; tell whether it got there. */
  async play(to = this.last): Promise<boolean> {
    this.#run += 1;
    const run = this.#run;
    this.playing = true;
    while (this.index < to && run === this.#run) {
      const events = this.moves()[this.index + 1]?.events ?? [];
      const moment = await this.#found(this.index + 1);
      if (run !== this.#run) return false;
      if (!moment) {
        this.pause();
        return false;
      }
      const { unfolding } = moment;
      await (unfolding ? this.unfolding.show(unfolding) : effects.travel(events, this.state));
      if (run !== this.#run) return false;
      await this.#go(this.index + 1);
      if (!unfolding) await effects.arrive(events);
      if (run !== this.#run) return false;
      await new Promise((resolve) => setTimeout(resolve, settings.pace || STILL_PACE));
    }
    if (run !== this.#run) return false;
    this.playing = false;
    return true;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  pause(): void {
    this.#run += 1;
    this.playing = false;
    effects.skip();
    this.unfolding.skip();
  }

  stop(): void {
    this.pause();
    this.state = null;
  }

  async #go(index: number): Promise<void> {
    const before = this.index;
    this.index = index;
    const moment = await this.#found(index);
    if (this.index !== index) return;
    if (!moment) {
      this.index = before;
      return;
    }
    this.state = moment.state;
    void this.#at(Math.min(index + 1, this.last));
  }

  /** How a move looked, null where it can't be told just now. */
  async #found(index: number): Promise<Moment | null> {
    try {
      const moment = await this.#at(index);
      this.missed = null;
      return moment;
    } catch (error) {
      this.missed = { index, problem: problemIn(error) };
      return null;
    }
  }

  #at(index: number): Promise<Moment> {
    const known = this.#moments.get(index);
    if (known) return known;
    const asked = api.at(this.table, index);
    asked.catch(() => this.#moments.delete(index));
    this.#moments.set(index, asked);
    return asked;
  }
}
