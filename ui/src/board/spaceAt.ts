/** Which space of the board an event is about. */

import type { SpaceName } from "../api/types";

export function spaceAt(target: EventTarget | null): SpaceName | null {
  const found = target instanceof Element ? target.closest<SVGElement>("[data-space]") : null;
  return found?.dataset.space ?? null;
}
