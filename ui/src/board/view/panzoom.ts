/**
 * Zoom and pan by wheel, drag, pinch and calls from keys. Only a transform changes, so that the
 * browser moves one layer and draws nothing anew.
 */

import { BOARD_HEIGHT, BOARD_WIDTH, PADDING } from "../geometry";
import type { Part } from "./exploredPart";
import { kept } from "./panBounds";
import type { View } from "./view";

interface Spot {
  x: number;
  y: number;
}

/** How much of what is beside the board may show on each side. */
interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const MOST = 5;
const LEAST = 1;
const SLACK = 6;
/** As much as a hand may pull beside the board: the buttons over its corners are that high. */
const EDGE = 44;
const PULLED: Room = { left: EDGE, right: EDGE, top: EDGE, bottom: EDGE };
const NONE: Room = { left: 0, right: 0, top: 0, bottom: 0 };
/** In narrower frames a button would hide a space, and what is explored is shown, not all. */
const NARROW = 520;

export class PanZoom {
  #scale = 1;
  #x = 0;
  #y = 0;
  /** The frame on the screen, measured when it may have changed and never while moving. */
  #box = new DOMRect();
  readonly #sizes: ResizeObserver;
  #pointers = new Map<number, Spot>();
  #moved = false;
  /** What to keep in sight until a hand moves the board; null from then on. */
  #part: Part | null = null;
  #byHand = false;
  #settled: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly frame: HTMLElement,
    private readonly sheet: HTMLElement,
    private readonly onWheel: (event: WheelEvent) => boolean,
    private readonly onView: (view: View) => void = () => undefined,
  ) {
    this.#sizes = new ResizeObserver(() => this.#resize());
    this.#sizes.observe(frame);
    this.#measure();
    frame.addEventListener("pointerenter", this.#measure);
    frame.addEventListener("wheel", this.#wheel, { passive: false });
    frame.addEventListener("pointerdown", this.#down);
    frame.addEventListener("pointermove", this.#move);
    frame.addEventListener("pointerup", this.#up);
    frame.addEventListener("pointercancel", this.#up);
    frame.addEventListener("click", this.#click, { capture: true });
  }

  destroy(): void {
    this.#sizes.disconnect();
    this.frame.removeEventListener("pointerenter", this.#measure);
    this.frame.removeEventListener("wheel", this.#wheel);
    this.frame.removeEventListener("pointerdown", this.#down);
    this.frame.removeEventListener("pointermove", this.#move);
    this.frame.removeEventListener("pointerup", this.#up);
    this.frame.removeEventListener("pointercancel", this.#up);
    this.frame.removeEventListener("click", this.#click, { capture: true });
  }

  get scale(): number {
    return this.#scale;
  }

  zoom(factor: number, at?: Spot): void {
    const spot = at ?? { x: this.#box.width / 2, y: this.#box.height / 2 };
    const scale = Math.min(MOST, Math.max(this.#least, this.#scale * factor));
    const ratio = scale / this.#scale;
    this.#x = spot.x - (spot.x - this.#x) * ratio;
    this.#y = spot.y - (spot.y - this.#y) * ratio;
    this.#scale = scale;
    this.#byHand = true;
    this.#apply(PULLED);
  }

  pan(dx: number, dy: number): void {
    this.#x += dx;
    this.#y += dy;
    this.#byHand = true;
    this.#apply(PULLED);
  }

  /** In a narrow frame keep a part in sight as it grows, gliding there; whoever has moved the board looks elsewhere. */
  follow(part: Part): void {
    if (this.#byHand || this.#box.width >= NARROW) return;
    const first = this.#part === null;
    this.#part = part;
    this.#show(part);
    if (!first) this.sheet.style.transition = "transform 0.4s ease-out";
  }

  /** Show a part of the board, given in shares of its width and height (as it fits the frame). */
  #show(part: Part): void {
    const { width, height } = this.#box;
    const { wide, high } = this.#board();
    const room = this.#room();
    const scale = Math.min(
      (width - room.right) / ((part.right - part.left) * wide),
      (height - room.top) / ((part.bottom - part.top) * high),
    );
    this.#scale = Math.min(2.4, Math.max(LEAST, scale));
    const x = (width - wide) / 2 + ((part.left + part.right) / 2) * wide;
    const y = (height - high) / 2 + ((part.top + part.bottom) / 2) * high;
    // Where the whole board has to be shown, no further than all its spaces stay in sight.
    const rim = (PADDING / BOARD_WIDTH) * wide;
    const left = scale < LEAST ? (width - wide) / 2 + rim : width;
    const down = scale < LEAST ? (height - high) / 2 + rim : height;
    this.#x = width / 2 - Math.min(room.right / 2, left) - x * this.#scale;
    this.#y = height / 2 + Math.min(room.top / 2, down) - y * this.#scale;
    this.#apply(room);
  }

  reset(): void {
    this.#scale = this.#least;
    this.#x = 0;
    this.#y = 0;
    this.#byHand = true;
    this.#apply(this.#room());
  }

  /** How large the board is where it fits the frame. */
  #board(): { wide: number; high: number } {
    const fit = Math.min(this.#box.width / BOARD_WIDTH, this.#box.height / BOARD_HEIGHT);
    return { wide: BOARD_WIDTH * fit, high: BOARD_HEIGHT * fit };
  }

  /** The scale at which all of the board shows beside the buttons over it. */
  get #least(): number {
    const { wide, high } = this.#board();
    const { right, top } = this.#room();
    return Math.min(LEAST, (this.#box.width - right) / wide, (this.#box.height - top) / high);
  }

  /** Whether the board leaves more of the frame free beside it than above it. */
  get #broad(): boolean {
    const { width, height } = this.#box;
    return width < NARROW && width * BOARD_HEIGHT > height * BOARD_WIDTH;
  }

  /** Room for the buttons over the upper right corner, so that they hide no space to choose. */
  #room(): Room {
    if (this.#box.width >= NARROW) return NONE;
    return this.#broad ? { ...NONE, right: EDGE } : { ...NONE, top: EDGE };
  }

  /** Move the board, as far as it stays in the frame. */
  #apply({ left, right, top, bottom }: Room): void {
    const { width, height } = this.#box;
    const { wide, high } = this.#board();
    const scale = this.#scale;
    this.#x = kept(this.#x, { frame: width, board: wide, scale, before: left, after: right });
    this.#y = kept(this.#y, { frame: height, board: high, scale, before: top, after: bottom });
    const { style } = this.sheet;
    style.transition = "";
    style.willChange = "transform";
    style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
    this.#tell();
    clearTimeout(this.#settled);
    // Once it rests, let the browser draw it sharp.
    this.#settled = setTimeout(() => {
      style.willChange = "";
    }, 200);
  }

  #measure = (): void => {
    this.#box = this.frame.getBoundingClientRect();
    this.frame.classList.toggle("broad", this.#broad);
    this.#tell();
  };

  /** Tell where the board lies in its frame now. */
  #tell(): void {
    const { width, height } = this.#box;
    const { wide, high } = this.#board();
    this.onView({
      unit: (wide / BOARD_WIDTH) * this.#scale,
      x: this.#x + ((width - wide) / 2) * this.#scale,
      y: this.#y + ((height - high) / 2) * this.#scale,
      width,
      height,
    });
  }

  /** A phone turned on its side, or a dock that grew: look at the same part. */
  #resize(): void {
    this.#measure();
    if (this.#byHand) this.#apply(PULLED);
    else if (this.#part) this.#show(this.#part);
  }

  #local(event: MouseEvent): Spot {
    return { x: event.clientX - this.#box.left, y: event.clientY - this.#box.top };
  }

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (!event.ctrlKey && this.onWheel(event)) return;
    this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), this.#local(event));
  };

  #down = (event: PointerEvent): void => {
    this.#pointers.set(event.pointerId, this.#local(event));
    if (this.#pointers.size === 1) this.#moved = false;
  };

  #move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    // Let go outside the frame: the mouse comes back with nothing in its hand.
    if (event.pointerType === "mouse" && event.buttons === 0) {
      this.#up(event);
      return;
    }
    const now = this.#local(event);
    const others = [...this.#pointers]
      .filter(([id]) => id !== event.pointerId)
      .map(([, spot]) => spot);
    const other = others[0];
    if (other) this.#pinch(before, now, other);
    else if (this.#moved || Math.hypot(now.x - before.x, now.y - before.y) > SLACK) {
      this.#moved = true;
      this.pan(now.x - before.x, now.y - before.y);
    } else return;
    this.#pointers.set(event.pointerId, now);
  };

  #pinch(before: Spot, now: Spot, other: Spot): void {
    this.#moved = true;
    const apart = Math.hypot(before.x - other.x, before.y - other.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    if (apart > 0) this.zoom(Math.hypot(now.x - other.x, now.y - other.y) / apart, middle);
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  #up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
  };

  /** A drag is no click. */
  #click = (event: MouseEvent): void => {
    if (!this.#moved) return;
    event.stopPropagation();
    event.preventDefault();
    this.#moved = false;
  };
}
