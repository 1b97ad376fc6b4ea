/** What flies across the page: from where on the page to which seat, when and how. */

import type { Seat } from "../../api/types";
import type { Scene } from "../../board/effects/scene";

export interface Cargo {
  seat: Seat;
  points: number;
  treasure: number | null;
  /** Where it sets out, and where it arrives: the first that can be seen. */
  from: readonly string[];
  to: readonly string[];
  /** The part of the scene after which it sets out. */
  after: number;
}

/** What a scene sends to a seat, or null where nothing flies. */
export function cargoOf({ show }: Scene): Cargo | null {
  const score = (seat: Seat): string[] => [`[data-score-of="${seat}"]`];
  if (show.kind === "space")
    return {
      seat: show.seat,
      points: show.points,
      treasure: null,
      from: [`[data-space="${show.space}"]`],
      to: score(show.seat),
      after: 0.4,
    };
  if (show.kind === "set")
    return {
      seat: show.seat,
      points: show.points,
      treasure: null,
      from: ["[data-set]"],
      to: score(show.seat),
      after: 0.4,
    };
  if (show.kind === "treasure")
    return {
      seat: show.seat,
      points: 0,
      treasure: show.treasure,
      from: ["[data-found]", `[data-space="${show.space}"]`],
      to: [`[data-hand-of="${show.seat}"]`, ...score(show.seat)],
      after: 0.6,
    };
  return null;
}

function middleOf(selectors: readonly string[]): { x: number; y: number } | null {
  const boxes = selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .map((element) => element.getBoundingClientRect());
  const box = boxes.find(({ width, height }) => width > 0 && height > 0);
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** Let an element fly within a scene of some length; it is gone with the scene. */
export function flyFrom(
  cargo: Cargo,
  time: number,
): (node: HTMLElement) => (() => void) | undefined {
  return (node) => {
    const [from, to] = [middleOf(cargo.from), middleOf(cargo.to)];
    if (!from || !to) return undefined;
    const { width, height } = node.getBoundingClientRect();
    const at = (x: number, y: number, scale: number): string =>
      `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale})`;
    const bend = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 30 };
    const flight = node.animate(
      [
        { transform: at(from.x, from.y, 1.1), opacity: 1 },
        { transform: at(bend.x, bend.y, 1.25), opacity: 1, offset: 0.5 },
        { transform: at(to.x, to.y, 0.7), opacity: 0.9 },
      ],
      { delay: time * cargo.after, duration: time * (1 - cargo.after), easing: "ease-in-out" },
    );
    return () => flight.cancel();
  };
}
