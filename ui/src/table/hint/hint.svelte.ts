/** The hint beside the board: asked for, shown, and gone once the game goes on. */

import { api, problemIn } from "../../api/client";
import type { Hint, Problem, Seat, State } from "../../api/types";
import type { PlanOverlay } from "../../board/layers/planMarks";
import type { Playable } from "../state/actions";
import type { GameContext } from "../state/gameContext.svelte";
import { asGestures, marksOf, type PlanStep, stepsOf } from "./steps";

type Plan = Pick<Hint, "actions" | "reasons">;

/** What somebody would score after the plan, and what they would now. */
export interface Gain {
  seat: Seat;
  later: number;
  now: number;
}

export class HintState {
  hint = $state.raw<Hint | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** Whether the other plan is looked at. */
  second = $state(false);
  /** The steps pointed at, by their numbers. */
  lit = $state.raw<readonly number[]>([]);
  /** Where the plan leads, as far as anybody can know. */
  after = $state.raw<State | null>(null);
  /** Whether the page has a place for it; a lesson has none, and says itself what to do. */
  offered = $state(false);
  #open = $state(false);
  #seq = $state(-1);
  /** Counts what was asked: an answer to anything but the last is too late. */
  #asked = 0;

  constructor(private readonly game: GameContext) {}

  /** Whether it is there: it belongs to one moment of the game. */
  get shown(): boolean {
    const { store, live, seat } = this.game;
    return this.#open && live && seat !== null && store.table?.seq === this.#seq;
  }

  get plan(): Plan | null {
    return (this.second ? this.hint?.other : this.hint) ?? null;
  }

  get steps(): PlanStep[] {
    return stepsOf(this.plan?.actions ?? []);
  }

  /** The steps that are played: ending the turn is left to the player, unless there is no other. */
  get played(): Playable[] {
    const actions = this.plan?.actions ?? [];
    const work = actions.filter(({ kind }) => kind !== "end");
    return asGestures(work.length ? work : actions);
  }

  /** Whether the plan stops before its turn is over, because something will be revealed. */
  get reveals(): boolean {
    return this.plan?.actions.at(-1)?.kind === "recover";
  }

  get overlay(): PlanOverlay | null {
    if (!this.shown || !this.plan) return null;
    const placed = this.plan.actions.filter(({ kind }) => kind === "place_tile");
    const ghosts = placed.flatMap(
      ({ space }) => this.after?.spaces.find((each) => each.space === space) ?? [],
    );
    return { marks: marksOf(this.steps), ghosts, lit: this.lit };
  }

  get gains(): Gain[] {
    const now = this.game.store.table?.state.if_scored ?? [];
    return (this.after?.if_scored ?? []).map(({ seat, total }, index) => ({
      seat,
      later: total,
      now: now[index]?.total ?? 0,
    }));
  }

  toggle(): void {
    if (this.shown) this.close();
    else void this.ask();
  }

  async ask(): Promise<void> {
    const { game } = this;
    const asked = ++this.#asked;
    this.#seq = game.store.table?.seq ?? -1;
    this.#open = true;
    this.#forget();
    try {
      const hint = await api.hint(game.id);
      if (asked !== this.#asked) return;
      this.hint = hint;
    } catch (error) {
      if (asked === this.#asked) this.problem = problemIn(error);
      return;
    }
    await this.#foresee();
  }

  async show(second: boolean): Promise<void> {
    this.second = second;
    this.lit = [];
    await this.#foresee();
  }

  /** Point at the steps that some actions of the plan belong to; at none with no actions. */
  point(actions: readonly number[]): void {
    this.lit = this.steps
      .filter(({ indices }) => indices.some((index) => actions.includes(index)))
      .map(({ number }) => number);
  }

  close(): void {
    this.#open = false;
    this.#asked += 1;
    this.#forget();
  }

  async play(): Promise<void> {
    const actions = this.played;
    this.close();
    await this.game.act(actions);
  }

  async tryOut(): Promise<void> {
    const { sandbox } = this.game;
    const actions = this.played;
    this.close();
    await sandbox.open();
    await sandbox.add(actions);
  }

  #forget(): void {
    this.hint = null;
    this.problem = null;
    this.second = false;
    this.lit = [];
    this.after = null;
  }

  /** Ask where the plan leads: without that it is still worth reading. */
  async #foresee(): Promise<void> {
    const { table } = this.game.store;
    const { plan } = this;
    this.after = null;
    const actions = this.played.map(({ action }) => action);
    if (!table?.state.seat || !actions.length) return;
    const line = { seat: table.state.seat, base: "now" as const, actions };
    const tried = await api.sandbox(this.game.id, line).catch(() => null);
    if (this.plan === plan) this.after = tried?.state ?? null;
  }
}
