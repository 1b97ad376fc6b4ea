/**
 * The one timeline: whatever happens is shown on it, scene after scene, at the player's pace. It
 * holds nobody up: it can be ended at any moment, and a page that nobody looks at shows nothing.
 */

import type { GameEvent } from "../../api/types";
import { onlyMoves, type Scene } from "./scene";

/** How things are to be shown, asked for anew at every scene. */
export interface Manner {
  /** The length of a beat in milliseconds; 0 where nothing is shown. */
  pace: number;
  /** Whether nothing may move. */
  still: boolean;
}

export class Timeline {
  /** The scenes that are over, the one before the eyes, and those to come, of the last run. */
  passed = $state.raw<readonly Scene[]>([]);
  scene = $state.raw<Scene | null>(null);
  coming = $state.raw<readonly Scene[]>([]);
  #run = 0;
  #goOn: (() => void) | null = null;

  constructor(
    private readonly manner: () => Manner,
    /** Told of every scene that begins. */
    private readonly cue: (event: GameEvent) => void = () => undefined,
  ) {}

  /** The event that is being shown, to be told meanwhile. */
  get current(): GameEvent | null {
    return this.scene?.event ?? null;
  }

  get busy(): boolean {
    return this.scene !== null;
  }

  /** How long a scene lasts, in milliseconds. */
  lengthOf(scene: Scene): number {
    const { pace, still } = this.manner();
    return still && onlyMoves(scene) ? 0 : pace * scene.beats;
  }

  /**
   * Show some scenes, in place of what is being shown; return whether nobody ended them. Without
   * any, whatever else is being shown goes on.
   */
  async play(scenes: readonly Scene[]): Promise<boolean> {
    if (!scenes.length) return true;
    this.skip();
    this.#run += 1;
    const run = this.#run;
    this.passed = [];
    for (const [at, scene] of scenes.entries()) {
      if (document.hidden) break;
      this.coming = scenes.slice(at + 1);
      await this.#show(scene);
      if (run !== this.#run) return false;
      this.passed = scenes.slice(0, at + 1);
    }
    this.passed = scenes;
    this.#clear();
    return true;
  }

  /** End what is being shown: all of it has passed. */
  skip(): void {
    if (!this.scene) return;
    this.#run += 1;
    this.passed = [...this.passed, this.scene, ...this.coming];
    this.#clear();
    this.#goOn?.();
  }

  #clear(): void {
    this.scene = null;
    this.coming = [];
  }

  async #show(scene: Scene): Promise<void> {
    const time = this.lengthOf(scene);
    if (!time) return;
    this.scene = scene;
    this.cue(scene.event);
    const hide = (): void => {
      if (document.hidden) this.skip();
    };
    document.addEventListener("visibilitychange", hide);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    document.removeEventListener("visibilitychange", hide);
  }
}
