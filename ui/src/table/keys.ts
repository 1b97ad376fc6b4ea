/** Single keys of the table page; they do what the buttons do. */

import type { Kind, Member, SpaceName } from "../api/types";
import type Board from "../board/Board.svelte";
import { effects } from "../board/effects/effects.svelte";
import { keepsKey, typing } from "../shell/ownKeys";
import { settings } from "../shell/settings.svelte";
import { i18n } from "../words/i18n.svelte";
import type { DialogStore } from "./dialogs/openDialog.svelte";
import { side } from "./panels/side.svelte";
import type { GameContext } from "./state/gameContext.svelte";

type Command = () => void;

interface Work {
  kind: Kind;
  member?: Member;
  /** Whether to do it as often as it can be done. */
  often?: boolean;
}

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** What still answers while moves are played back: they change nothing but the view. */
const LOOKING = ["?", "p", "+", "=", "-", "0", "Escape", ...ARROWS];

/** No letters, so they answer also where single keys are switched off. */
const ALWAYS = [...ARROWS, "Enter", "Escape"];

/** The items of the display or of one's campsite, in the order in which they lie there. */
const ITEM_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** End the turn, asking first where AP can still be spent and the player wants to be asked. */
export function endTurn(game: GameContext, dialogs: DialogStore): void {
  const end = game.legal("end");
  const more = game.state?.legal.some(({ kind }) => kind !== "end") && (game.state?.ap ?? 0) > 0;
  const spare = more && settings.choices.confirmEnd && !game.sandbox.active;
  if (!end) return;
  if (spare) dialogs.show("end");
  else void game.act([end]);
}

/** Do some work on a space if it is legal there; otherwise say why it is not. */
export function attempt(game: GameContext, space: SpaceName, work: Work): void {
  const { kind, member, often = false } = work;
  const { state, seat } = game;
  if (!state || seat === null) return;
  const option = state.options[space]?.find(
    (each) => each.kind === kind && (!member || each.member === member),
  );
  const refusal = option ? option.refusal : state.elsewhere[kind];
  if (option && refusal === null) void game.work(option, space, often ? option.times : 1);
  else game.sayReason(refusal ?? undefined, space);
}

/** Ask for a plan, or be done with it; the sandbox has none, as it would be the real position's. */
function hint(game: GameContext): void {
  if (game.seat === null || !game.hint.offered) return;
  if (game.sandbox.active) game.said = i18n.words.sandbox.noHint;
  else game.hint.toggle();
}

function commands(
  game: GameContext,
  dialogs: DialogStore,
  board: Board | undefined,
): Record<string, Command> {
  const { choice, store, sandbox } = game;
  const here = choice.space;
  const on =
    (work: Work): Command =>
    () => {
      if (here) attempt(game, here, work);
    };
  return {
    r: () => choice.turn(1),
    R: () => choice.turn(-1),
    e: () => here && choice.take("explorer", here),
    l: () => here && choice.take("leader", here),
    s: () => game.fromSupply("explorer"),
    S: () => game.fromSupply("leader"),
    u: on({ kind: "uncover" }),
    U: on({ kind: "uncover", often: true }),
    t: on({ kind: "recover" }),
    c: on({ kind: "camp" }),
    g: on({ kind: "guard", member: "explorer" }),
    G: on({ kind: "guard", member: "leader" }),
    z: () => void game.undo(),
    y: () => void game.redo(),
    Backspace: () => void game.reset(),
    n: () => endTurn(game, dialogs),
    h: () => hint(game),
    w: () => (sandbox.active ? sandbox.leave() : void sandbox.open()),
    "/": () => store.table?.mine.length && dialogs.show("typed"),
    p: () => side.toggle(),
    "?": () => dialogs.show("keys"),
    "+": () => board?.zoom(1.3),
    "=": () => board?.zoom(1.3),
    "-": () => board?.zoom(1 / 1.3),
    "0": () => board?.fit(),
    Enter: () => void (choice.item && !choice.placements ? game.playChosen() : game.placeTile()),
    d: () => {
      const director = game.legal("director");
      if (director) void game.act([director]);
    },
    ...Object.fromEntries(ARROWS.map((key) => [key, () => board?.roam(key)])),
    ...Object.fromEntries(ITEM_KEYS.map((key, index) => [key, () => game.pickNth(index)])),
    Escape: () => {
      if (game.hint.shown) game.hint.close();
      else if (choice.preview || choice.member) choice.clear();
      else if (game.playback.active) game.playback.stop();
      else if (effects.current || store.unfolding.active) store.skip();
      else choice.clear();
    },
  };
}

export function handleKey(
  event: KeyboardEvent,
  game: GameContext,
  dialogs: DialogStore,
  board: Board | undefined,
): void {
  if (event.defaultPrevented || event.altKey || event.metaKey || typing(event)) return;
  if (event.ctrlKey && event.key !== "z" && event.key !== "y") return;
  if (!settings.choices.hotkeys && !ALWAYS.includes(event.key)) return;
  if (keepsKey(event) || (game.playback.active && !LOOKING.includes(event.key))) return;
  const command = commands(game, dialogs, board)[event.key];
  if (!command) return;
  event.preventDefault();
  command();
}
