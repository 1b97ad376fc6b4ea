/** Going through the moves of a game: step, autoplay, stop. The server says how each one looked. */

import { api, problemIn } from "../../api/client";
import { keepSame } from "../../api/keepSame";
import type { Moment, Move, Problem, State } from "../../api/types";
import { effects } from "../../board/effects/effects.svelte";
import { settings } from "../../shell/settings.svelte";
import { opening } from "./stages";
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
  /** The move on the board; `index` is the one that was asked for. */
  #shown = 0;

  constructor(
    private readonly table: string,
    private readonly moves: () => readonly Move[],
    /** Told why it goes no further, or null when it does. */
    private readonly tell: (problem: Problem | null) => void,
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

  /** Go to a move; return whether the server could say how it looked. */
  async show(index: number): Promise<boolean> {
    this.pause();
    // Since the last time moves may have been taken back, and others played in their place.
    if (!this.active) this.#moments.clear();
    const run = this.#run;
    this.#say(null);
    try {
      await this.#go(Math.min(Math.max(index, 0), this.last));
      return true;
    } catch (error) {
      this.#failed(error, run);
      return false;
    }
  }

  /**
   * Play from here to a move, each step with what happened in it; return whether there is nothing
   * more to play: it got there, or the game has no such moves any more, or they can't be had.
   */
  async play(to = this.last): Promise<boolean> {
    this.#run += 1;
    const run = this.#run;
    this.playing = true;
    this.#say(null);
    try {
      return await this.#play(to, run);
    } catch (error) {
      return this.#failed(error, run);
    }
  }

  async #play(to: number, run: number): Promise<boolean> {
    while (this.index < Math.min(to, this.last) && run === this.#run) {
      const events = this.moves()[this.index + 1]?.events ?? [];
      const { unfolding } = await this.#at(this.index + 1);
      await (unfolding ? this.unfolding.show(unfolding) : effects.travel(events, this.state));
      if (run !== this.#run) return false;
      await this.#go(this.index + 1);
      const arrived = unfolding ? opening(unfolding.stages) : events;
      await effects.arrive(arrived, { state: this.state });
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
    this.index = index;
    const { state } = await this.#at(index);
    if (this.index === index) {
      this.state = keepSame(this.state, state);
      this.#shown = index;
    }
    this.#at(Math.min(index + 1, this.last)).catch(() => undefined);
  }

  /** Stay at what is on the board and tell why, unless something else was begun meanwhile. */
  #failed(error: unknown, run: number): boolean {
    if (run !== this.#run) return false;
    this.pause();
    this.#say(problemIn(error));
    if (this.active) this.index = this.#shown;
    return true;
  }

  #say(problem: Problem | null): void {
    this.missed = problem && { index: this.index, problem };
    this.tell(problem);
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
