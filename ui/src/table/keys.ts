/** Single keys of the table page; they do what the buttons do. */

import type Board from "../board/Board.svelte";
import { keepsKey, typing } from "../shell/ownKeys";
import { settings } from "../shell/settings.svelte";
import { i18n } from "../words/i18n.svelte";
import type { DialogStore } from "./dialogs.svelte";
import type { GameContext } from "./game.svelte";

type Command = () => void;

/** What still answers while moves are played back: they change nothing but the view. */
const LOOKING = ["?", "+", "=", "-", "0", "Escape"];

/** End the turn, asking first where AP are left and the player wants to be asked. */
export function endTurn(game: GameContext, dialogs: DialogStore): void {
  const spare = (game.state?.ap ?? 0) > 0 && settings.choices.confirmEnd && !game.sandbox.active;
  const legal = game.state?.legal.some(({ action }) => action === "end");
  if (!legal) return;
  if (spare) dialogs.show("end");
  else void game.act(["end"]);
}

/** Play an action if it is legal; otherwise say why it is not. */
export function attempt(game: GameContext, action: string): void {
  if (game.seat === null) return;
  if (game.state?.legal.some((each) => each.action === action)) void game.act([action]);
  else
    void game.refusals.ask(action).then((reason) => {
      if (reason?.code)
        game.said = game.tell({
          code: reason.code,
          message: reason.message ?? "",
          rule: reason.rule,
          params: reason.params,
        });
    });
}

/** Ask for a plan; in the sandbox there is none, as it would be one for the real position. */
function hint(game: GameContext, dialogs: DialogStore): void {
  if (game.seat === null) return;
  if (game.sandbox.active) game.said = i18n.words.sandbox.noHint;
  else dialogs.show("hint");
}

function commands(
  game: GameContext,
  dialogs: DialogStore,
  board: Board | undefined,
): Record<string, Command> {
  const { choice, store, sandbox } = game;
  const here = choice.space;
  const on =
    (text: (space: string) => string): Command =>
    () => {
      if (here) attempt(game, text(here));
    };
  return {
    r: () => choice.turn(1),
    R: () => choice.turn(-1),
    e: () => here && choice.take("E", here),
    l: () => here && choice.take("L", here),
    s: () => game.fromSupply("E"),
    S: () => game.fromSupply("L"),
    u: on((space) => `U${space}`),
    t: on((space) => `R${space}`),
    c: on((space) => `C${space}`),
    g: on((space) => `G${space}E`),
    G: on((space) => `G${space}L`),
    z: () => void game.undo(),
    y: () => void game.redo(),
    Backspace: () => void game.reset(),
    n: () => endTurn(game, dialogs),
    h: () => hint(game, dialogs),
    w: () => (sandbox.active ? sandbox.leave() : void sandbox.open()),
    "/": () => dialogs.show("typed"),
    "?": () => dialogs.show("keys"),
    "+": () => board?.zoom(1.3),
    "=": () => board?.zoom(1.3),
    "-": () => board?.zoom(1 / 1.3),
    "0": () => board?.fit(),
    Enter: () => void game.placeTile(),
    Escape: () => {
      if (choice.preview || choice.member) choice.clear();
      else if (game.playback.active) game.playback.stop();
      else store.skip();
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
  if (keepsKey(event) || (game.playback.active && !LOOKING.includes(event.key))) return;
  const command = commands(game, dialogs, board)[event.key];
  if (!command) return;
  event.preventDefault();
  command();
}
