/** Where on the page a spotlight's target is: the one place that knows how the table marks its controls. */

import type { Target } from "./aim";

/** The lesson's own words, which are never dimmed. */
export const WORDS = "[data-spot=words]";
/** The answer to the last click, which is never dimmed either. */
export const ANSWER = ".lesson .said";
/** The button that goes on from a step to read. */
export const NEXT = "[data-spot=next]";

export function selectorOf(target: Target): string {
  switch (target.at) {
    case "space":
      return `[data-space="${target.space}"]`;
    case "supply":
      return `[data-spot="supply-${target.member}"]`;
    case "member":
      return `[data-spot="member-${target.member}"]`;
    case "work":
      return `[data-action="${target.action}"]`;
    case "item":
      return `[data-item="${target.key}"]`;
    case "play":
      return `[data-play="${target.kind}"]`;
    default:
      return `[data-spot="${target.at}"]`;
  }
}
