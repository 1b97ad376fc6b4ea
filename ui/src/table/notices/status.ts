/** Whose move it is and what there is to do: the one place that says so, for all that show it. */

import type { Seat, SpaceName, State } from "../../api/types";
import { ground } from "../../board/labels";
import { nameFor, type Who } from "../../words/tell";
import type { Words } from "../../words/words";
import { SUPPLY } from "../state/choice.svelte";

/** What of a game it takes to tell; the whole of it will do. */
export interface Told {
  over: boolean;
  seat: Seat | null;
  state: State | null;
  who: Who;
  playback: { active: boolean; index: number; last: number };
  store: {
    table: {
      conceded: Seat | null;
      winners: readonly Seat[];
      mine: readonly Seat[];
      thinking: Seat | null;
    } | null;
  };
  choice: {
    space: SpaceName | null;
    member: "explorer" | "leader" | null;
    from: string | null;
  };
}

export interface Status {
  kind: "over" | "playback" | "mine" | "waiting";
  /** Who is to move, or how it ended. */
  headline: string;
  /** What there is to do, or what one waits for. */
  detail: string;
}

/** The end comes first: a game that was given up is nobody's move, whatever the board shows. */
export function statusOf(game: Told, words: Words, offered = false): Status {
  const { state, seat, who, playback } = game;
  const { table: t } = words;
  if (playback.active)
    return {
      kind: "playback",
      headline: words.replay.position(playback.index, playback.last),
      detail: "",
    };
  if (game.over) return ended(game, words);
  if (seat !== null) {
    const several = (game.store.table?.mine.length ?? 1) > 1;
    const headline = several ? t.turnOf(nameFor(who, seat)) : t.yourTurn;
    return { kind: "mine", headline, detail: todo(game, words, offered) };
  }
  const thinking = game.store.table?.thinking ?? null;
  return {
    kind: "waiting",
    headline: state?.seat ? t.turnOf(nameFor(who, state.seat)) : "",
    detail: thinking ? t.thinking(who(thinking)) : "",
  };
}

function ended({ store, who }: Told, { result, table: t }: Words): Status {
  const { conceded = null, winners = [] } = store.table ?? {};
  const names = winners.map((seat) => nameFor(who, seat));
  const [first = null] = names;
  return {
    kind: "over",
    headline: names.length === 1 ? result.wins(first) : result.share(names),
    detail: conceded ? t.conceded(nameFor(who, conceded)) : t.over,
  };
}

/** What to do next; `offered` tells whether the chosen space has buttons of its own. */
function todo(game: Told, words: Words, offered: boolean): string {
  const { state, choice } = game;
  const { table: t, legend } = words;
  if (!state) return "";
  const inHand = choice.member && choice.from;
  if (inHand && choice.member)
    return t.inHand(choice.member, choice.from === SUPPLY ? null : choice.from);
  const phase: string = state.phase;
  if (phase === "place") return t.placeWords;
  if (phase === "card")
    return state.legal.length < 2 ? legend.nothingLeft : state.reach.length ? legend.goFrom : "";
  if (phase !== "act") return "";
  if (state.ap === 0) return state.legend ? legend.spent : t.spent;
  if (choice.space) return offered ? t.choose : nothingOn(choice.space, game, state, words);
  if (state.scoring) return scoring(state, words);
  return onBoard(state, game.seat) ? t.choose : t.noMembers;
}

function nothingOn(space: SpaceName, { who }: Told, { spaces }: State, words: Words): string {
  const here = spaces.find((each) => each.space === space);
  const what = here ? ` · ${ground(here, words, who)}` : "";
  return `${space}${what} · ${words.table.nothingHere}`;
}

function scoring(state: State, { table: t, legend }: Words): string {
  if (state.legend) return legend.scoringWords(state.turn_ap);
  const own = t.scoringWords(state.turn_ap);
  return state.solo ? own : `${own} ${t.scoringOthers}`;
}

function onBoard(state: State, seat: Seat | null): boolean {
  return state.spaces.some(({ members }) => members.some((party) => party.seat === seat));
}
