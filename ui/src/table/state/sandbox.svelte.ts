/** A line of moves that counts for nothing: planned here, worked out by the server. */

import { api, RequestFailed } from "../../api/client";
import { keepSame } from "../../api/keepSame";
import type { Action, Line, Problem, Seat, State, Table } from "../../api/types";
import type { Playable } from "./actions";
import { gesturesOf, joinedBy, sizesOf } from "./gestures";
import type { Plan } from "./savedPlan";

/** What the game has left of a plan: nothing lost, or from some action on. */
export interface Followed {
  /** How many gestures. */
  lost: number;
  /** The first of them, where the server could read it. */
  first: Action | null;
  /** Why; null where all of it is lost because its turn is over. */
  problem: Problem | null;
  /** Whether the game has gone on under it. */
  moved: boolean;
}

export class Sandbox {
  /** The line with its actions' parts, as far as the server has told them. */
  steps = $state.raw<Playable[]>([]);
  state = $state.raw<State | null>(null);
  base = $state<"now" | "my_turn">("now");
  seat = $state<Seat>(1);
  /** A plan made on another's turn, for when one's own tile lies: what comes before it is real. */
  kept = $state.raw<Playable[]>([]);
  /** From the click on: whatever is done before the server's first answer belongs to the plan. */
  #opened = $state(false);
  /** The table's number that the line begins with. */
  #seq = 0;
  /** Counts what was tried: an answer to anything but the last is too late. */
  #tries = 0;
  /** A plan from before a reload, that nobody has looked at yet. */
  #restored = false;

  constructor(
    private readonly table: () => Table | null,
    /** Told why a line goes no further, or null when it does. */
    private readonly tell: (problem: Problem | null) => void,
  ) {}

  get active(): boolean {
    return this.#opened;
  }

  /** The actions of the line. */
  get actions(): string[] {
    return this.steps.map(({ action }) => action);
  }

  /** How many moves the line, or the plan that waits, has for who made it. */
  get gestures(): number {
    return gesturesOf(this.active ? this.steps : this.kept).length;
  }

  /** What of it outlives the page, null where nothing is planned. */
  get plan(): Plan | null {
    const { seat, base, active: open } = this;
    const steps = open ? this.steps : this.kept;
    if (!steps.length) return null;
    const actions = steps.map(({ action }) => action);
    return { seat, base, actions, gestures: sizesOf(steps), open, seq: this.#seq };
  }

  /** Take up a plan from before a reload: following the game tells what is left of it. */
  restore({ seat, base, actions, gestures, open, seq }: Plan): void {
    const steps = joinedBy(
      actions.map((action): Playable => ({ action })),
      gestures,
    );
    this.seat = seat;
    this.base = base;
    if (open) this.steps = steps;
    else this.kept = steps;
    this.#opened = open;
    this.#seq = seq;
    this.#restored = true;
  }

  /**
   * Begin: on one's own turn from the position as it is, else as if it were the turn of one's
   * next seat, with the plan kept for it.
   */
  async open(): Promise<void> {
    const table = this.table();
    const turn = table?.state.seat ?? 0;
    const next = table?.mine.find((seat) => seat > turn) ?? table?.mine[0];
    if (!table || next === undefined) return;
    const own = this.#own(table);
    if (own !== null) await this.#start("now", own, []);
    else await this.#start("my_turn", next, this.seat === next ? this.kept : []);
  }

  leave(): void {
    this.#close();
    this.kept = [];
  }

  async add(actions: readonly Playable[]): Promise<boolean> {
    return (await this.#try([...this.steps, ...actions]))?.problem === null;
  }

  /** Take back the last gesture. */
  async takeBack(): Promise<void> {
    await this.#try(gesturesOf(this.steps).slice(0, -1).flat());
  }

  async restart(): Promise<void> {
    await this.#try([]);
  }

  /**
   * Try the line again where the game has gone on meanwhile, as far as it still goes; leave where
   * there is nothing to plan any more. A plan for one's own turn waits for its tile, and is back
   * when that lies. Tells what became of it where it stands on a new position.
   */
  async follow(): Promise<Followed | null> {
    const table = this.table();
    const plan = this.active ? this.steps : this.kept;
    if (!table || !(this.active || plan.length)) return null;
    const moved = table.seq !== this.#seq;
    if (!moved && !this.#restored) return null;
    this.#restored = false;
    const own = this.#own(table);
    if (table.over || (this.active && this.base === "now" && own !== this.seat)) {
      this.leave();
      return { lost: gesturesOf(plan).length, first: null, problem: null, moved };
    }
    if (own === this.seat && table.state.phase === "act") return this.#start("now", own, plan);
    if (this.active && this.base === "my_turn" && own !== null) {
      this.#close();
      this.kept = plan;
    } else if (this.active) return this.#try(plan);
    return null;
  }

  /** Leave, and hand the plan over to be played; what could not be is kept for the game's news. */
  async commit(play: (plan: Playable[]) => Promise<boolean>): Promise<void> {
    const { steps } = this;
    this.leave();
    if (!(await play(steps)) && !this.active) this.kept = steps;
  }

  #start(base: Line["base"], seat: Seat, steps: Playable[]): Promise<Followed | null> {
    this.base = base;
    this.seat = seat;
    this.kept = [];
    this.#opened = true;
    return this.#try(steps);
  }

  #own({ mine, state }: Table): Seat | null {
    return state.seat !== null && mine.includes(state.seat) ? state.seat : null;
  }

  #close(): void {
    this.#tries += 1;
    this.#opened = false;
    this.state = null;
    this.steps = [];
    this.tell(null);
  }

  async #try(steps: readonly Playable[]): Promise<Followed | null> {
    const table = this.table();
    if (!table) return null;
    const moved = table.seq !== this.#seq;
    this.#seq = table.seq;
    this.#tries += 1;
    const mine = this.#tries;
    const actions = steps.map(({ action }) => action);
    try {
      const answer = await api.sandbox(table.id, { seat: this.seat, base: this.base, actions });
      if (mine !== this.#tries) return null;
      this.tell(answer.problem);
      this.state = keepSame(this.state ?? this.table()?.state, answer.state);
      const { played, problem } = answer;
      this.steps = steps.slice(0, played).map((step, index) => ({
        ...step,
        ...answer.actions[index],
      }));
      return {
        lost: gesturesOf(steps.slice(played)).length,
        first: answer.actions[played] ?? null,
        problem,
        moved,
      };
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      if (mine !== this.#tries) return null;
      this.tell(error.problem);
      if (this.state === null) {
        this.#opened = false;
        this.steps = [];
        // A server that cannot be reached has refused nothing: the plan waits.
        if (error.status === 0) this.kept = [...steps];
      }
      return null;
    }
  }
}
