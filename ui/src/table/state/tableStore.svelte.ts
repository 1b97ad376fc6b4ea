/** A table as this browser knows it: what the server said last, and what it was asked for. */

import { tick } from "svelte";
import { Arrival } from "../../api/arrival";
import { api, isTable, problemIn } from "../../api/client";
import { keepSame } from "../../api/keepSame";
import { Live } from "../../api/live";
import type {
  Changed,
  Committed,
  Entry,
  GameEvent,
  LiveMessage,
  Move,
  Problem,
  Seat,
  SeatInfo,
  State,
  Table,
  TermsWanted,
  Unfolds,
} from "../../api/types";
import { effects } from "../../board/effects/effects.svelte";
import { type PersonNews, personNews } from "../gather/news";
import { People } from "../people/people.svelte";
import { asGesture, ownSteps, type Playable } from "./actions";
import { eventsOf, gesturesOf, sizesOf } from "./gestures";
import { MessageQueue } from "./messageQueue";
import { sumsUp, withEntries } from "./moveLog";
import { firstSight } from "./seenOpenings";
import { opening } from "./stages";
import { Unfolding } from "./unfolding.svelte";

export class TableStore {
  table = $state.raw<Table | null>(null);
  moves = $state.raw<Move[]>([]);
  problem = $state.raw<Problem | null>(null);
  connected = $state(true);
  /** Why there is no such table for this browser any more. */
  gone = $state.raw<Problem | null>(null);
  /** Who has given up last, and who sat where before. */
  gaveUp = $state.raw<{ seat: Seat; seats: SeatInfo[] } | null>(null);
  /** Who has come, gone or come back since the last move. */
  people = $state.raw<PersonNews | null>(null);
  busy = false;
  /** The gestures that were taken back last here, and the table's number right after that. */
  #taken = $state.raw<{ gestures: Playable[][]; seq: number }>({ gestures: [], seq: 0 });
  /** What happened last, for the ticker and screen readers. */
  recent = $state.raw<GameEvent[]>([]);
  /** The gestures that have just been taken back, instead of what happened. */
  undone = $state.raw<Playable[][]>([]);
  /** The scoring told last, with the strengths that decided it where no guard did. */
  scored = $state.raw<{ events: GameEvent[]; strength: Record<string, number[]> } | null>(null);
  readonly unfolding = new Unfolding();
  readonly company: People;
  #live: Live | null = null;
  readonly #queue = new MessageQueue((message) => this.#show(message));
  /** The newest table that has come, shown or not. */
  #newest: Table | null = null;
  #skips = 0;
  #asked: Promise<unknown> = Promise.resolve();
  /** Changes asked for here that are not shown yet. */
  readonly #arrivals = new Set<Arrival>();

  constructor(
    readonly id: string,
    /** Where to say what went wrong; null once something else is asked for. */
    private readonly tell: (problem: Problem | null) => void = () => undefined,
  ) {
    this.company = new People(id);
  }

  async open(): Promise<void> {
    this.problem = null;
    try {
      const table = await api.table(this.id);
      this.table = table;
      if (table.moves === 0 && table.unfolding && firstSight(this.id))
        void this.#unfoldOpening(table.unfolding, table.state);
      await this.#readMoves();
      if (!table.hints) void this.company.catchUp();
      this.#live = new Live({
        table: this.id,
        since: table.seq,
        onMessage: (message) => {
          if (this.company.take(message)) return;
          const { table } = message;
          if (table) for (const arrival of this.#arrivals) arrival.bring(table);
          if (table) this.#newest = table;
          this.#queue.add(message);
        },
        onConnected: (connected) => {
          if (connected && !this.connected) void this.company.catchUp();
          this.connected = connected;
          if (!connected) for (const arrival of this.#arrivals) void this.#fetchMissing(arrival);
        },
        onRefused: (problem) => {
          this.gone = problem;
        },
      });
    } catch (error) {
      this.#failed(error);
    }
  }

  close(): void {
    this.#live?.close();
    this.#queue.drain();
    this.unfolding.skip();
    effects.skip();
  }

  /** The seat of mine that has to move, if any. */
  get mySeat(): Seat | null {
    const { state, mine = [], over, waiting } = this.table ?? {};
    const seat = state?.seat ?? null;
    return seat !== null && mine.includes(seat) && !over && !waiting ? seat : null;
  }

  /** Gestures taken back that can be played again: only while nothing else has happened since. */
  get redoable(): Playable[][] {
    return this.#taken.seq === this.table?.seq ? this.#taken.gestures : [];
  }

  /** Wait until nothing is being asked for any more. */
  async idle(): Promise<void> {
    while (this.busy) await this.#asked;
  }

  /** Whether it is this person's move at a table that has come and is not shown yet. */
  get behind(): boolean {
    const { seq, state, mine, over } = this.#newest ?? { seq: 0 };
    if (seq <= (this.table?.seq ?? 0) || over || !state?.seat) return false;
    return mine?.includes(state.seat) ?? false;
  }

  /** Get to where the game is, in place of being shown how it got there. */
  async catchUp(): Promise<void> {
    this.skip();
    if (this.#newest) this.#settle(this.#newest);
    await this.#asked;
    // What belonged to the moment before is let go of first.
    await tick();
  }

  async act(actions: Playable[]): Promise<boolean> {
    // Whoever acts has seen enough of what is shown.
    if (this.behind) await this.catchUp();
    else if (!this.busy) effects.skip();
    return (await this.#act(actions)) !== null;
  }

  async #act(actions: Playable[]): Promise<Table | null> {
    const { table } = this;
    const seat = table?.state.seat;
    if (!table || !seat || this.busy) return null;
    this.scored = null;
    const done = await this.#ask(async (brief) => {
      const texts = actions.map(({ action }) => action);
      const asked = api.act(this.id, table.seq, texts, sizesOf(actions), brief);
      asked.catch(() => undefined);
      await effects.ownSteps(ownSteps(actions), seat, table.state);
      return asked;
    });
    if (!done) effects.settle();
    return done;
  }

  /** Take back the last gesture; return it, or null where nothing was taken back. */
  async undo(): Promise<Playable[] | null> {
    const { table } = this;
    if (!table?.turn.length || !table.can_undo.ok || this.busy) return null;
    const before = this.redoable;
    const after = await this.#ask((brief) => api.undo(this.id, table.seq, brief));
    if (!after) return null;
    const gesture = table.turn.slice(after.turn.length);
    this.#taken = { gestures: [...before, gesture], seq: after.seq };
    this.undone = [gesture];
    return gesture;
  }

  /** Play again the gesture that was taken back last; return it, or null where there is none. */
  async redo(): Promise<Playable[] | null> {
    const last = this.redoable.at(-1);
    if (!last) return null;
    const rest = this.redoable.slice(0, -1);
    const after = await this.#act(asGesture(last));
    if (!after) return null;
    this.#taken = { gestures: rest, seq: after.seq };
    return last;
  }

  async reset(): Promise<void> {
    const { table } = this;
    if (!table?.can_undo.ok || this.busy) return;
    const after = await this.#ask((brief) => api.undoTurn(this.id, table.seq, brief));
    if (!after) return;
    this.undone = gesturesOf(table.turn.slice(after.turn.length)).reverse();
    this.#taken = { gestures: this.undone, seq: after.seq };
  }

  async concede(seat: Seat): Promise<void> {
    const { table } = this;
    if (!table) return;
    await this.#ask(async (brief) => {
      const answer = await api.concede(this.id, table.seq, seat, brief);
      this.gaveUp = { seat, seats: table.seats };
      return answer;
    });
  }

  /** Ask for a change of who sits where; return whether it was done. */
  async gather(
    request: (seq: number, brief: boolean) => Promise<Table | Committed>,
  ): Promise<boolean> {
    await this.idle();
    const { table } = this;
    return table !== null && (await this.#ask((brief) => request(table.seq, brief))) !== null;
  }

  async agree(terms: TermsWanted): Promise<void> {
    await this.#describe(() => api.agree(this.id, terms));
  }

  async rename(name: string): Promise<void> {
    await this.#describe(() => api.renameTable(this.id, name));
  }

  async #describe(request: () => Promise<Changed>): Promise<void> {
    this.tell(null);
    try {
      const answer = await request();
      if (this.table) this.table = { ...this.table, ...answer };
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Show at once everything that is waiting to be shown. */
  skip(): void {
    this.#skips += 1;
    effects.skip();
    this.unfolding.skip();
    const waiting = this.#queue.drain();
    const last = waiting.at(-1)?.table;
    if (!last) return;
    const entries = waiting.flatMap(({ since_events }) => since_events ?? []);
    this.#tellNews(entries);
    this.#settle(last);
    void this.#addToLog(last, entries);
  }

  /**
   * Ask for a change; return the table right after it, or null where there is none. While the
   * socket works it brings the table, and the answer only needs to say which number it has.
   */
  async #ask(request: (brief: boolean) => Promise<Table | Committed>): Promise<Table | null> {
    this.busy = true;
    this.problem = null;
    this.tell(null);
    const arrival = new Arrival();
    this.#arrivals.add(arrival);
    const asked = request(this.#live?.works ?? false).then(async (answer) => {
      const table = isTable(answer) ? answer : await this.#arrived(arrival, answer.seq);
      await this.#unfold(table);
      return table;
    });
    this.#asked = asked.catch(() => undefined);
    try {
      return await asked;
    } catch (error) {
      this.#failed(error);
      return null;
    } finally {
      this.busy = false;
      this.#arrivals.delete(arrival);
    }
  }

  /** The table that the socket brings after a change, or the server where the socket fails. */
  #arrived(arrival: Arrival, seq: number): Promise<Table> {
    const coming = arrival.wait(seq);
    if (this.#live?.works) this.#live.expect(seq);
    else void this.#fetchMissing(arrival);
    return coming;
  }

  async #fetchMissing(arrival: Arrival): Promise<void> {
    if (!arrival.missing) return;
    try {
      arrival.bring(await api.table(this.id));
    } catch (error) {
      arrival.fail(error);
    }
  }

  #failed(error: unknown): void {
    this.problem = problemIn(error);
    this.tell(this.problem);
    if (this.problem.code === "stale") void this.#catchUp();
  }

  async #catchUp(): Promise<void> {
    try {
      this.#settle(await api.table(this.id));
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Show what went on by itself, then how it is now. */
  async #unfold(table: Table): Promise<void> {
    if (table.unfolding && table.seq > (this.table?.seq ?? 0))
      await this.unfolding.show(table.unfolding);
    this.#settle(table);
  }

  #settle(table: Table): void {
    if (this.table && table.seq < this.table.seq) return;
    this.table = keepSame(this.table, table);
  }

  async #show(message: LiveMessage): Promise<void> {
    const { table, since_events: entries = [] } = message;
    if (!table) return;
    // One's own move flies by itself; its echo on the socket must not fly again.
    await this.#asked;
    this.#tellNews(entries);
    if (this.table) this.people = personNews(entries, this.table, table) ?? this.people;
    const news = table.seq > (this.table?.seq ?? 0);
    const show = () => this.#showEvents(table, entries, news);
    // What happened while the page was away is seen, but not heard, all at once.
    await (news && entries.length > 1 ? effects.silently(show) : show());
  }

  async #showEvents(table: Table, entries: Entry[], news: boolean): Promise<void> {
    const events = entries.flatMap((entry) => entry.events);
    const skips = this.#skips;
    if (news) await effects.travel(events, this.table?.state ?? null);
    await this.#unfold(table);
    await this.#addToLog(table, entries);
    if (!events.length || skips !== this.#skips) return;
    const arrived = table.unfolding ? opening(table.unfolding.stages) : events;
    const { state } = table;
    await effects.arrive(arrived, { state, ends: events.some(sumsUp) && !state.scoring });
  }

  /** Show Mutul's first turn, and how one's own begins after it. */
  async #unfoldOpening(unfolds: Unfolds, state: State): Promise<void> {
    const skips = this.#skips;
    await this.unfolding.show(unfolds);
    if (skips === this.#skips) await effects.arrive(opening(unfolds.stages), { state });
  }

  /** Tell in words what has happened. */
  #tellNews(entries: Entry[]): void {
    const events = entries.flatMap((entry) => entry.events);
    if (events.length) {
      this.recent = gesturesOf(entries).flatMap(eventsOf);
      this.undone = [];
      this.people = null;
    }
    if (entries.length) this.#tellGivenUp(entries);
    if (events.some(sumsUp)) this.#tellScoring(events);
  }

  /** Add to the log what came; where that does not add up, ask for the whole. */
  async #addToLog(table: Table, entries: Entry[]): Promise<void> {
    const moves = withEntries(this.moves, entries);
    if (moves && moves.length === table.moves + 1) this.moves = moves;
    else await this.#readMoves();
  }

  #tellGivenUp(entries: Entry[]): void {
    const seat = entries.findLast(({ kind }) => kind === "concede")?.seat;
    if (seat === this.gaveUp?.seat) return;
    this.gaveUp = seat && this.table ? { seat, seats: this.table.seats } : null;
  }

  #tellScoring(events: GameEvent[]): void {
    const spaces = this.table?.state.spaces ?? [];
    this.scored = {
      events,
      strength: Object.fromEntries(
        spaces.filter(({ guard }) => !guard).map(({ space, strength }) => [space, strength]),
      ),
    };
  }

  async #readMoves(): Promise<void> {
    try {
      this.moves = await api.moves(this.id);
    } catch (error) {
      this.#failed(error);
    }
  }
}
