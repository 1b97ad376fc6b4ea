import { beforeEach, describe, expect, it, vi } from "vitest";

const choices = vi.hoisted(() => ({ language: "en", confirmEnd: false, hotkeys: true }));
vi.mock("../src/shell/settings.svelte", () => ({ settings: { choices, pace: 0 } }));

import type { Problem, State } from "../src/api/types";
import type Board from "../src/board/Board.svelte";
import type { DialogStore } from "../src/table/dialogs/openDialog.svelte";
import { handleKey } from "../src/table/keys";
import { GameContext } from "../src/table/state/gameContext.svelte";

/** Something that has the focus: what it is an instance of, as `closest` would find it. */
class Focused {
  constructor(private readonly kind: string) {}

  closest(selector: string): Focused | null {
    return selector.split(", ").includes(this.kind) ? this : null;
  }
}

describe("keys of the table page", () => {
  let game: GameContext;
  let dialogs: { show: ReturnType<typeof vi.fn> };
  let undo: ReturnType<typeof vi.spyOn>;
  let redo: ReturnType<typeof vi.spyOn>;
  let reset: ReturnType<typeof vi.spyOn>;
  let place: ReturnType<typeof vi.spyOn>;
  const active = { sandbox: false, playback: false };
  const board = { roam: vi.fn() };

  beforeEach(() => {
    vi.stubGlobal("Element", Focused);
    game = new GameContext("one");
    board.roam.mockClear();
    active.sandbox = false;
    active.playback = false;
    vi.spyOn(game.sandbox, "active", "get").mockImplementation(() => active.sandbox);
    vi.spyOn(game.playback, "active", "get").mockImplementation(() => active.playback);
    vi.spyOn(game, "seat", "get").mockReturnValue(1);
    undo = vi.spyOn(game.store, "undo").mockResolvedValue(null);
    redo = vi.spyOn(game.store, "redo").mockResolvedValue(null);
    reset = vi.spyOn(game.store, "reset").mockResolvedValue();
    place = vi.spyOn(game, "placeTile").mockResolvedValue();
    dialogs = { show: vi.fn() };
  });

  function press(key: string, focused = "main"): boolean {
    const preventDefault = vi.fn();
    const event = { key, target: new Focused(focused), preventDefault };
    const store = dialogs as unknown as DialogStore;
    handleKey(event as unknown as KeyboardEvent, game, store, board as unknown as Board);
    return preventDefault.mock.calls.length > 0;
  }

  it("go from space to space, from anywhere but a field", () => {
    for (const focused of ["main", "button", "a[href]"]) press("ArrowUp", focused);
    expect(board.roam).toHaveBeenCalledTimes(3);
    expect(press("ArrowUp", "input")).toBe(false);
  });

  it("are no letters where single keys are switched off", () => {
    choices.hotkeys = false;
    for (const key of ["z", "n", "w", "/", "u"]) expect(press(key)).toBe(false);
    for (const key of ["ArrowLeft", "Enter", "Escape"]) expect(press(key)).toBe(true);
    choices.hotkeys = true;
  });

  it("take back, play again and reset the turn, one after the other", async () => {
    for (const key of ["z", "y", "Backspace"]) expect(press(key)).toBe(true);
    await vi.waitFor(() => expect(reset).toHaveBeenCalledOnce());
    for (const done of [undo, redo]) expect(done).toHaveBeenCalledOnce();
  });

  it("change the plan only, in the sandbox", async () => {
    active.sandbox = true;
    const takeBack = vi.spyOn(game.sandbox, "takeBack").mockResolvedValue();
    const restart = vi.spyOn(game.sandbox, "restart").mockResolvedValue();
    for (const key of ["z", "y", "Backspace"]) press(key);
    await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce());
    for (const real of [undo, redo, reset]) expect(real).not.toHaveBeenCalled();
    expect(takeBack).toHaveBeenCalledOnce();
  });

  it("change nothing while moves are played back", () => {
    active.playback = true;
    for (const key of ["z", "y", "Backspace", "n", "w", "/", "h", "Enter"]) press(key);
    for (const real of [undo, redo, reset, place, dialogs.show])
      expect(real).not.toHaveBeenCalled();
  });

  it("leave a playback", () => {
    active.playback = true;
    const stop = vi.spyOn(game.playback, "stop");
    expect(press("Escape")).toBe(true);
    expect(stop).toHaveBeenCalledOnce();
  });

  it("ask for a hint, but say why there is none in the sandbox", () => {
    const ask = vi.spyOn(game.hint, "ask").mockResolvedValue();
    press("h");
    expect(ask).not.toHaveBeenCalled();
    game.hint.offered = true;
    press("h");
    expect(ask).toHaveBeenCalledOnce();
    active.sandbox = true;
    press("h");
    expect(ask).toHaveBeenCalledOnce();
    expect(game.said).toContain("leave the sandbox");
  });

  it.each(["a[href]", "summary", "button", "[role=button]", "input", "select", "textarea"])(
    "leave Enter to what has the focus: %s",
    (focused) => {
      expect(press("Enter", focused)).toBe(false);
      expect(place).not.toHaveBeenCalled();
    },
  );

  it("place the tile by Enter where nothing else is meant", () => {
    expect(press("Enter")).toBe(true);
    expect(place).toHaveBeenCalledOnce();
  });

  describe("for work on the chosen space", () => {
    const OPTIONS = {
      b1: [
        { action: "raise", kind: "uncover", cost: 2, refusal: null, times: 2 },
        { action: "guard it", kind: "guard", member: "explorer", cost: 5, refusal: 0 },
        { action: "lead it", kind: "guard", member: "leader", cost: 5, refusal: null },
      ],
      c2: [{ action: "dig", kind: "recover", cost: 3, refusal: 1, hidden: true }],
    };
    const REASONS = [
      { rule: "R6.1", code: "too_few_ap", params: { cost: 5, ap: 1 } },
      { rule: "R8.5", code: "ruins_empty", params: {} },
      { rule: "R8.1", code: "not_a_temple", params: {} },
    ];
    let act: ReturnType<typeof vi.spyOn>;

    beforeEach(() => {
      const state = { options: OPTIONS, elsewhere: { uncover: 2 }, reasons: REASONS, legal: [] };
      vi.spyOn(game, "state", "get").mockReturnValue(state as unknown as State);
      act = vi.spyOn(game, "act").mockResolvedValue(true);
      game.choice.space = "b1";
    });

    it("play what is legal there", () => {
      const played = () => act.mock.lastCall?.[0].map(({ action }: { action: string }) => action);
      press("u");
      expect(played()).toEqual(["raise"]);
      press("U");
      expect(played()).toEqual(["raise", "raise"]);
      press("G");
      expect(played()).toEqual(["lead it"]);
    });

    it("say why something is not", () => {
      press("g");
      expect(game.said).toBe(game.tell({ ...(REASONS[0] as Problem), message: "" }));
      expect(act).not.toHaveBeenCalled();
    });

    it("say what does not belong there, by the name of the space", () => {
      game.choice.space = "c2";
      press("u");
      expect(game.said).toMatch(/c2.*\(R8\.1\)\.$/);
      press("t");
      expect(game.said).toMatch(/c2.*\(R8\.5\)\.$/);
      expect(act).not.toHaveBeenCalled();
    });

    it("do nothing where nobody acts at this screen, or no space is chosen", () => {
      vi.spyOn(game, "seat", "get").mockReturnValue(null);
      press("u");
      vi.spyOn(game, "seat", "get").mockReturnValue(1);
      game.choice.space = null;
      press("u");
      expect(game.said).toBe("");
      expect(act).not.toHaveBeenCalled();
    });
  });
});
