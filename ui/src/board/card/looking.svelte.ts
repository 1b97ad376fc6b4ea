/**
 * Which space somebody looks at: where the mouse rests, a finger stays, or keys have led. The card
 * comes after a while and goes at once; a click means something else, so none comes until the mouse
 * is elsewhere.
 */

import type { SpaceName } from "../../api/types";
import { spaceAt } from "../spaceAt";

const REST = 550;
const PRESS = 500;
const SLACK = 8;

export class Looking {
  space = $state<SpaceName | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: SpaceName | null = null;
  #pressed: { id: number; x: number; y: number } | null = null;
  /** A finger stayed: letting go is no click. */
  #stayed = false;

  move = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") this.#slide(event);
    else if (event.buttons) this.hide();
    else this.#rest(spaceAt(event.target));
  };

  down = (event: PointerEvent): void => {
    this.hide();
    this.#stayed = false;
    const space = spaceAt(event.target);
    this.#done = space;
    const second = this.#pressed !== null;
    this.#pressed = null;
    if (event.pointerType === "mouse" || second || !space) return;
    this.#pressed = { id: event.pointerId, x: event.clientX, y: event.clientY };
    this.#after(PRESS, () => {
      this.#stayed = true;
      this.space = space;
    });
  };

  /** The finger is gone; what it stayed for is still to be read. */
  up = (): void => {
    this.#pressed = null;
    if (!this.#stayed) clearTimeout(this.#timer);
  };

  leave = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    this.#done = null;
    this.hide();
  };

  /** Keys have led to a space. */
  focus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element && target.matches(":focus-visible"))) return;
    this.hide();
    this.#after(REST, () => {
      this.space = spaceAt(target);
    });
  };

  hide = (): void => {
    clearTimeout(this.#timer);
    this.space = null;
  };

  /** Whether a click only ends a look, and means nothing else. */
  endsLook(): boolean {
    const stayed = this.#stayed;
    this.#stayed = false;
    return stayed;
  }

  #rest(space: SpaceName | null): void {
    if (space !== this.#done) this.#done = null;
    if (space === this.#done) return;
    if (this.space && this.space === space) return;
    this.hide();
    if (space)
      this.#after(REST, () => {
        this.space = space;
      });
  }

  #slide({ pointerId, clientX, clientY }: PointerEvent): void {
    const from = this.#pressed;
    if (from?.id !== pointerId) return;
    if (Math.hypot(clientX - from.x, clientY - from.y) <= SLACK) return;
    this.#pressed = null;
    this.#stayed = false;
    this.hide();
  }

  #after(time: number, show: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(show, time);
  }
}
