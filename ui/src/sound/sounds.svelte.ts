/** The page's sounds: only after a gesture of the player's, and only while they are switched on. */

import { afterPaint, whenIdle } from "../shell/afterPaint";
import { settings } from "../shell/settings.svelte";
import { RECIPES, type SoundName } from "./recipes";
import { Synth } from "./synth";

/** The gestures after which browsers let a page be heard. */
const GESTURES = ["click", "keydown", "touchend"] as const;
const LOUDEST = 10;
const SEMITONES = 12;
/** The same sound twice within this time, in milliseconds, would only be a louder one. */
const APART = 40;

class Sounds {
  #context: AudioContext | null = null;
  #synth: Synth | null = null;
  #opening: (() => void) | null = null;
  #last: { name: SoundName; at: number } | null = null;

  /** Wait for the player's first gesture. */
  listen(): void {
    for (const gesture of GESTURES) addEventListener(gesture, () => this.#wake(), true);
  }

  /** Play a sound; `step` raises it by so many semitones, for what counts upwards. */
  play(name: SoundName, step = 0): void {
    if (!settings.choices.sound || this.#context?.state !== "running") return;
    const now = performance.now();
    if (this.#last?.name === name && now - this.#last.at < APART) return;
    this.#last = { name, at: now };
    const pitch = 2 ** (Math.min(step, SEMITONES) / SEMITONES);
    const { volume } = settings.choices;
    // What is seen comes first: nobody hears the difference.
    afterPaint(() => this.#synth?.play(RECIPES[name], volume / LOUDEST, pitch));
  }

  /**
   * Begin to be heard: what is called here is called by a gesture. Escape and the like are none. The
   * browser takes its time to open the loudspeaker, which the gesture's answer must not wait for.
   */
  #wake(): void {
    if (!settings.choices.sound || navigator.userActivation?.isActive === false) return;
    if (!this.#context) {
      this.#opening ??= whenIdle(() => this.#open());
    } else if (this.#context.state !== "running") void this.#context.resume();
  }

  #open(): void {
    this.#context = new AudioContext();
    this.#synth = new Synth(this.#context);
    if (this.#context.state !== "running") void this.#context.resume();
  }
}

export const sounds = new Sounds();
