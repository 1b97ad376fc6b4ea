/** Everything a table page works with, in one place for its parts. */

import { getContext, setContext, untrack } from "svelte";
import type {
  Kind,
  LegalAction,
  Member,
  Option,
  Problem,
  Seat,
  SpaceName,
  State,
} from "../../api/types";
import { effects } from "../../board/effects/effects.svelte";
import { type Overlay, PLAIN } from "../../board/layers/overlay";
import { providePageColours } from "../../board/pieces/colours.svelte";
import { i18n } from "../../words/i18n.svelte";
import { asSentence, tellProblem, type Who, whoOf } from "../../words/tell";
import { HintState } from "../hint/hint.svelte";
import { actionsWith, campsitePlaces, displayPlaces, type Item, itemsOf } from "../legend/items";
import { actionWords, asGesture, type Playable, wayTo } from "./actions";
import { Choice, SUPPLY } from "./choice.svelte";
import { gesturesOf } from "./gestures";
import { Playback } from "./playback.svelte";
import { Sandbox } from "./sandbox.svelte";
import { TableStore } from "./tableStore.svelte";

const KEY = Symbol("game");

export class GameContext {
  readonly store: TableStore;
  readonly sandbox: Sandbox;
  readonly playback: Playback;
  readonly choice: Choice;
  readonly hint: HintState;
  compass = $state(false);
  /** What is to be done instead of some actions; a lesson allows only those it is about. */
  instead: (actions: Playable[]) => string | null = () => null;
  /** An item on its way under the pointer, and one that the pointer is over. */
  dragged = $state.raw<Item | null>(null);
  looked = $state.raw<Item | null>(null);
  /** Whether an action is on its way. */
  acting = $state(false);
  /** A sentence about the last click that could not be done. */
  said = $state("");
  /** The end of what is being done, null while nothing is. */
  #line: Promise<void> | null = null;

  constructor(readonly id: string) {
    const say = (problem: Problem | null): void => {
      this.said = problem ? this.tell(problem) : "";
    };
    this.store = new TableStore(id, say);
    this.sandbox = new Sandbox(() => this.store.table, say);
    this.playback = new Playback(id, () => this.store.moves, say);
    this.hint = new HintState(this);
    this.choice = new Choice(
      () => this.state,
      () => this.seat,
    );
  }

  /** Leave the table: nothing of it goes on. */
  close(): void {
    this.playback.stop();
    this.store.close();
  }

  /** The position on the board: played back, tried out, or the real one. */
  readonly state = $derived.by((): State | null => {
    const { playback, sandbox, store } = this;
    if (playback.active) return playback.unfolding.state ?? playback.state;
    return sandbox.state ?? store.unfolding.state ?? store.table?.state ?? null;
  });

  /** Whether the board shows the game itself: nothing is played back or tried out. */
  get live(): boolean {
    return !(this.playback.active || this.sandbox.active);
  }

  /** The seat that acts at this screen just now. */
  readonly seat = $derived.by((): Seat | null => {
    if (this.playback.active) return null;
    if (this.sandbox.active)
      return this.state?.seat === this.sandbox.seat ? this.sandbox.seat : null;
    return this.store.unfolding.active ? null : this.store.mySeat;
  });

  /** Whether the position on the board is a finished game's, conceded ones included. */
  get over(): boolean {
    return this.playback.active ? Boolean(this.state?.over) : Boolean(this.store.table?.over);
  }

  readonly #seats = $derived.by(() => this.store.table?.seats ?? []);
  readonly #mine = $derived.by(() => this.store.table?.mine ?? []);
  readonly who = $derived<Who>(whoOf(this.#seats, i18n.words, this.#mine));

  /** Asked for by every space of the board: worked out once for each change. */
  readonly overlay = $derived.by((): Overlay => {
    const { state, choice, seat } = this;
    if (!state) return PLAIN;
    const { placements, tile } = choice;
    const preview =
      choice.preview && choice.rotation && tile && placements
        ? { space: choice.preview.space, tile, rotation: choice.rotation }
        : null;
    return {
      ...PLAIN,
      glow: Object.keys(placements?.spaces ?? {}).filter((space) => space !== preview?.space),
      goals: seat === null || placements ? PLAIN.goals : choice.goals,
      selected: placements ? null : choice.space,
      marked: seat === null || placements || choice.member ? PLAIN.marked : this.#workable(state),
      preview,
      plan: this.hint.overlay,
      compass: this.compass,
    };
  });

  /** Where the card that is being played lets one do something besides going there. */
  #workable(state: State): SpaceName[] {
    if (state.phase !== "card") return [];
    return Object.entries(state.options)
      .filter(([, options]) => options.some(({ refusal }) => refusal === null))
      .map(([space]) => space);
  }

  /** The legal action of a kind that there is at most one of, or one of its like. */
  legal(kind: Kind, of: (action: LegalAction) => boolean = () => true): LegalAction | null {
    return this.state?.legal.find((each) => each.kind === kind && of(each)) ?? null;
  }

  /** Why something is refused on a space, by the number of the reason. */
  reason(number: number, space: SpaceName): Problem | null {
    const reason = this.state?.reasons[number];
    return reason ? { ...reason, params: { space, ...reason.params }, message: "" } : null;
  }

  /** Say why something is refused on a space. */
  sayReason(number: number | undefined, space: SpaceName): void {
    const problem = number === undefined ? null : this.reason(number, space);
    if (problem) this.said = this.tell(problem);
  }

  /**
   * Do what a click or key asks for, after what earlier ones have asked for: a click that comes
   * while the server is still busy with another is kept and means what it means afterwards.
   */
  #inLine<T>(todo: (late: boolean) => Promise<T>): Promise<T> {
    const late = this.#line !== null || this.store.busy;
    const before = this.#line ?? this.store.idle();
    const doing = late ? before.then(() => this.store.idle()).then(() => todo(true)) : todo(false);
    const ended = doing.then(
      () => undefined,
      () => undefined,
    );
    this.#line = ended;
    void ended.then(() => {
      if (this.#line === ended) this.#line = null;
    });
    return doing;
  }

  /** Play actions; those asked for while others were under way only if they are still legal. */
  async act(wanted: Playable[]): Promise<boolean> {
    this.acting = true;
    try {
      if (this.live && this.store.behind) await this.store.catchUp();
      const { seat } = this;
      return await this.#inLine(async (late) => {
        const legal = this.state?.legal.some(({ action }) => action === wanted[0]?.action);
        return late && (this.seat !== seat || !legal) ? false : this.#act(wanted);
      });
    } finally {
      this.acting = false;
    }
  }

  /**
   * Play actions now; of those that are legal now all parts are known. What was picked meanwhile
   * stays; otherwise who has worked is not about to walk, and the next click moves nobody.
   */
  async #act(wanted: Playable[], then = () => this.choice.letGo()): Promise<boolean> {
    const { picks } = this.choice;
    const legal = new Map(this.state?.legal.map((each) => [each.action, each]));
    const actions = wanted.map((each) => ({ ...legal.get(each.action), ...each }));
    this.said = "";
    const instead = this.instead(actions);
    if (instead !== null) {
      this.said = i18n.words.learn.tryAgain(instead);
      return false;
    }
    // Whoever plays is done with looking back: what is played belongs to the game as it is.
    if (this.playback.active) this.playback.stop();
    const { sandbox, store } = this;
    const done = await (sandbox.active ? sandbox.add(actions) : store.act(actions));
    if (done && this.choice.picks === picks) then();
    return done;
  }

  /**
   * Take back the last gesture of the plan, or of the turn; none while moves are played back. What
   * was chosen before it is chosen again.
   */
  undo(): Promise<void> {
    return this.#inLine(async () => {
      if (this.playback.active) return;
      const last = gesturesOf(this.sandbox.steps).at(-1) ?? null;
      const undone = this.live ? await this.store.undo() : last;
      if (!this.live) await this.sandbox.takeBack();
      this.settle();
      if (undone) this.choice.recall(undone);
    });
  }

  /** Play again what was taken back of the turn; a plan has no such memory. */
  redo(): Promise<void> {
    return this.#inLine(async () => {
      const done = this.live ? await this.store.redo() : null;
      this.settle();
      if (done) this.choice.arrive(done);
    });
  }

  /** Put away what was chosen and has no meaning any more; while moves are played back all waits. */
  settle(): void {
    const { state, seat } = this;
    if (!state || this.playback.active) return;
    const moment = seat === null ? null : `${seat} ${state.phase} ${state.scoring}`;
    this.choice.settle(moment, this.#lying);
  }

  /** Everything that lies on the display and on one's own campsites. */
  get #lying(): Item[] {
    const { legend } = this.state ?? {};
    if (!legend) return [];
    const mine = legend.campsites.filter(({ seat }) => this.store.table?.mine.includes(seat));
    return [displayPlaces(legend), ...mine.map(campsitePlaces)].flatMap(itemsOf);
  }

  /** Begin the plan, or the turn, again; nothing while moves are played back. */
  reset(): Promise<void> {
    return this.#inLine(async () => {
      if (this.live) await this.store.reset();
      else if (!this.playback.active) await this.sandbox.restart();
    });
  }

  /** Let a plan follow the game, and say so where there is one: also what of it is lost, and why. */
  async follow(): Promise<void> {
    const followed = await this.sandbox.follow();
    if (!followed) return;
    const { lost, first, problem } = followed;
    const { words } = i18n;
    if (lost && first && problem)
      this.said = words.sandbox.lost(actionWords(first, words), this.#reason(problem), lost - 1);
    else if (lost) this.said = words.sandbox.dropped;
    else if (followed.moved && this.sandbox.actions.length) this.said = words.sandbox.changed;
  }

  tell(problem: Problem): string {
    return asSentence(this.#reason(problem));
  }

  #reason(problem: Problem): string {
    if (problem.code === "unknown") return i18n.words.sandbox.unknown;
    const { action } = problem.params;
    if (problem.code === "notation" && action) return i18n.words.table.typedBad(String(action));
    const words = tellProblem(problem, i18n.words, this.who);
    return problem.rule ? `${words} (${problem.rule})` : words;
  }

  /**
   * A click or Enter on a space: what it means depends on what there is to do. On the tile being
   * tried a click turns it and Enter confirms it: keys have R for turning. With `again`, held by
   * Shift, the next member of the same place is in hand afterwards; where nobody is in hand, a new
   * explorer goes there.
   */
  async pick(space: SpaceName, byKey = false, again = false): Promise<void> {
    if (this.live && this.store.behind) await this.store.catchUp();
    else if (this.seat !== null && !this.store.busy) effects.skip();
    if (this.seat === null) return this.choice.look(space);
    return this.#inLine(() => this.#pick(space, byKey, again));
  }

  async #pick(space: SpaceName, byKey: boolean, again: boolean): Promise<void> {
    const { choice } = this;
    this.said = "";
    if (choice.placements) return this.#pickForTile(space, byKey);
    if (again && !choice.member) return this.#go("explorer", SUPPLY, space);
    const { member, from } = choice;
    if (!member || !from || from === space || !choice.goals[space]) return choice.look(space);
    const { picks } = choice;
    await this.#go(member, from, space);
    if (again && choice.picks === picks) {
      choice.letGo();
      choice.take(member, from);
    }
    return undefined;
  }

  /** Send a member to a space; whoever was taken in hand meanwhile stays there. */
  async #go(member: Member, from: SpaceName | typeof SUPPLY, to: SpaceName): Promise<void> {
    const { choice } = this;
    const way = wayTo(choice.reach(member, from), member, to);
    if (way.length) await this.#act(way, () => choice.arrive(way));
  }

  /** Do some work on a space, several times as one gesture where that is wanted. */
  work(option: Option, space: SpaceName, times: number | null = 1): Promise<boolean> {
    const { action, kind, member = null } = option;
    const once: Playable = { action, kind, member, space };
    return this.act(asGesture(Array.from({ length: times ?? 1 }, () => once)));
  }

  /** Bring a new member to a space, or one from elsewhere, whoever is in hand. */
  bring(member: Member, to: SpaceName, from: SpaceName | typeof SUPPLY = SUPPLY): Promise<void> {
    return this.#inLine(() => this.#go(member, from, to));
  }

  async #pickForTile(space: SpaceName, byKey: boolean): Promise<void> {
    const { choice } = this;
    const { placements } = choice;
    if (choice.preview?.space === space) return byKey ? this.placeTile() : choice.turn(1);
    if (placements?.spaces[space]) return choice.tryTile(space);
    choice.preview = null;
    return this.sayReason(placements?.refused[space], space);
  }

  async placeTile(): Promise<void> {
    const action = this.choice.placement;
    if (action) await this.act([{ action }]);
  }

  /** Choose an item to read what it does and to play it, or put it back. */
  pickItem(item: Item): void {
    const same = this.choice.item?.key === item.key;
    this.said = "";
    this.choice.clear();
    this.choice.item = same ? null : item;
  }

  /** Take an item, or play it in the first way there is; say why where neither can be done. */
  async playItem(item: Item): Promise<void> {
    const [action] = actionsWith(item, this.state?.legal ?? []);
    if (!action) this.choice.item = item;
    else await this.act([action]);
  }

  /** The items that lie there to be taken or played, in their order. */
  get items(): Item[] {
    const { legend, phase } = this.state ?? {};
    if (!legend || this.seat === null) return [];
    const mine = legend.campsites.find(({ seat }) => seat === this.seat);
    if (phase === "draft") return itemsOf(displayPlaces(legend));
    return phase === "item" && mine ? itemsOf(campsitePlaces(mine)) : [];
  }

  pickNth(index: number): void {
    const item = this.items[index];
    if (item) this.pickItem(item);
  }

  async playChosen(): Promise<void> {
    if (this.seat !== null && this.choice.item) await this.playItem(this.choice.item);
  }

  /** An item dropped on the board: a tile on the space below it, anything else is played. */
  async dropOnBoard(space: SpaceName | null): Promise<void> {
    const item = this.dragged;
    this.dragged = null;
    if (!item || this.seat === null || item.area === "display") return;
    if (item.kind !== "tile") return this.playItem(item);
    this.choice.clear();
    this.choice.item = item;
    if (space) await this.#pickForTile(space, false);
  }

  fromSupply(member: Member): void {
    this.choice.take(member, SUPPLY);
  }
}

/** Give a page's parts their game; what was chosen there is put away when it means nothing more. */
export function provideGame(game: GameContext): GameContext {
  providePageColours(() => game.store.table?.seats ?? []);
  $effect(() => {
    if (game.state) untrack(() => game.settle());
  });
  return setContext(KEY, game);
}

export function useGame(): GameContext {
  return getContext<GameContext>(KEY);
}
