/** Everything a table page works with, in one place for its parts. */

import { getContext, setContext } from "svelte";
import type { MemberLetter, Problem, Seat, SpaceName, State } from "../api/types";
import { type Overlay, PLAIN } from "../board/overlay";
import { i18n } from "../words/i18n.svelte";
import { tellProblem, type Who, whoOf } from "../words/tell";
import { actionWords } from "./actionWords";
import { Choice, SUPPLY } from "./choice.svelte";
import { Playback } from "./playback.svelte";
import { Refusals } from "./refusals.svelte";
import { Sandbox } from "./sandbox.svelte";
import { TableStore } from "./table.svelte";

const KEY = Symbol("game");

export class GameContext {
  readonly store: TableStore;
  readonly sandbox: Sandbox;
  readonly playback: Playback;
  readonly choice: Choice;
  readonly refusals: Refusals;
  compass = $state(false);
  trail = $state.raw<SpaceName[]>([]);
  /** Which actions are let through; a lesson allows only those it is about. */
  permit: (actions: string[]) => boolean = () => true;
  /** A sentence about the last click that could not be done. */
  said = $state("");

  constructor(readonly id: string) {
    const say = (problem: Problem | null): void => {
      this.said = problem ? this.tell(problem) : "";
    };
    this.store = new TableStore(id, say);
    this.sandbox = new Sandbox(() => this.store.table, say);
    this.playback = new Playback(id, () => this.store.moves, say);
    this.choice = new Choice(
      () => this.state,
      () => this.seat,
    );
    this.refusals = new Refusals(
      id,
      () => this.store.table?.seq ?? 0,
      () => this.sandbox.line,
    );
  }

  /** The position on the board: played back, tried out, or the real one. */
  get state(): State | null {
    const { playback, sandbox, store } = this;
    if (playback.active) return playback.unfolding.state ?? playback.state;
    return sandbox.state ?? store.unfolding.state ?? store.table?.state ?? null;
  }

  /** Whether the board shows the game itself: nothing is played back or tried out. */
  get live(): boolean {
    return !(this.playback.active || this.sandbox.active);
  }

  /** The seat that acts at this screen just now. */
  get seat(): Seat | null {
    if (this.playback.active) return null;
    if (this.sandbox.active)
      return this.state?.seat === this.sandbox.seat ? this.sandbox.seat : null;
    return this.store.unfolding.active ? null : this.store.mySeat;
  }

  /** Whether the position on the board is a finished game's, conceded ones included. */
  get over(): boolean {
    return this.playback.active ? Boolean(this.state?.over) : Boolean(this.store.table?.over);
  }

  get who(): Who {
    return whoOf(this.store.table?.seats ?? [], i18n.words);
  }

  get overlay(): Overlay {
    const { state, choice, seat } = this;
    if (!state) return PLAIN;
    const placing = seat !== null && state.phase === "place";
    const acting = seat !== null && state.phase === "act";
    const preview =
      choice.preview && choice.rotation && state.drawn && placing
        ? { space: choice.preview.space, tile: state.drawn, rotation: choice.rotation }
        : null;
    return {
      ...PLAIN,
      glow: placing
        ? Object.keys(state.placements?.spaces ?? {}).filter((space) => space !== preview?.space)
        : [],
      goals: acting ? choice.goals : {},
      selected: placing ? null : choice.space,
      preview,
      trail: this.trail,
      compass: this.compass,
    };
  }

  async act(actions: string[]): Promise<boolean> {
    this.said = "";
    this.trail = [];
    if (!this.permit(actions)) {
      this.said = i18n.words.learn.tryAgain;
      return false;
    }
    // Whoever plays is done with looking back: what is played belongs to the game as it is.
    if (this.playback.active) this.playback.stop();
    if (this.sandbox.active) return this.sandbox.add(actions);
    const done = await this.store.act(actions);
    // Who has worked is not about to walk: the next click looks at a space and moves nobody.
    if (done) this.choice.letGo();
    return done;
  }

  /** Take back the last step of the plan, or of the turn; none while moves are played back. */
  async undo(): Promise<void> {
    if (this.live) await this.store.undo();
    else if (!this.playback.active) await this.sandbox.takeBack();
  }

  /** Play again what was taken back of the turn; a plan has no such memory. */
  async redo(): Promise<void> {
    if (this.live) await this.store.redo();
  }

  /** Begin the plan, or the turn, again; nothing while moves are played back. */
  async reset(): Promise<void> {
    if (this.live) await this.store.reset();
    else if (!this.playback.active) await this.sandbox.restart();
  }

  /** Let a plan follow the game, and say so where there is one: also what of it is lost, and why. */
  async follow(): Promise<void> {
    const followed = await this.sandbox.follow();
    if (!followed) return;
    const [first, ...rest] = followed.lost;
    const { words } = i18n;
    if (first && followed.problem)
      this.said = words.sandbox.lost(
        actionWords(first, words),
        this.tell(followed.problem),
        rest.length,
      );
    else if (first) this.said = words.sandbox.dropped;
    else if (followed.moved && this.sandbox.actions.length) this.said = words.sandbox.changed;
  }

  tell(problem: Problem): string {
    if (problem.code === "unknown") return i18n.words.sandbox.unknown;
    const words = tellProblem(problem, i18n.words, this.who);
    return problem.rule ? `${words} (${problem.rule})` : words;
  }

  /**
   * A click or Enter on a space: what it means depends on what there is to do. On the tile being
   * tried a click turns it and Enter confirms it: keys have R for turning.
   */
  async pick(space: SpaceName, byKey = false): Promise<void> {
    const { state, choice, seat } = this;
    this.said = "";
    if (!state || seat === null) return choice.look(space);
    if (state.phase === "place") return this.#pickForTile(space, byKey);
    const goal = state.phase === "act" ? choice.goals[space] : undefined;
    if (goal && choice.from !== space) return this.#go(space, goal.actions);
    choice.look(space);
    return undefined;
  }

  async #go(space: SpaceName, actions: string[]): Promise<void> {
    const member = this.choice.member as MemberLetter;
    if (!(await this.act(actions))) return;
    this.choice.follow(member, space);
  }

  async #pickForTile(space: SpaceName, byKey: boolean): Promise<void> {
    const { choice, state } = this;
    if (choice.preview?.space === space) return byKey ? this.placeTile() : choice.turn(1);
    if (state?.placements?.spaces[space]) return choice.tryTile(space);
    choice.preview = null;
    const volcano = state?.drawn?.terrain === "volcano";
    const reason = await this.refusals.ask(`${state?.drawn?.tile}@${space}${volcano ? "" : "+0"}`);
    if (reason?.code) this.said = this.tell(reason as Problem);
    return undefined;
  }

  async placeTile(): Promise<void> {
    const text = this.choice.placement;
    if (text && (await this.act([text]))) this.choice.clear();
  }

  fromSupply(member: MemberLetter): void {
    this.choice.take(member, SUPPLY);
  }
}

export function provideGame(game: GameContext): GameContext {
  return setContext(KEY, game);
}

export function useGame(): GameContext {
  return getContext<GameContext>(KEY);
}
