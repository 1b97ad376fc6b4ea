/** Where the reasons go that a bar's buttons have to tell: where there is room for them. */

import type { Size } from "../../board/view/spot";
import type { Box } from "../../board/view/view";

/** How high a reason is, with the bar's own distance from it. */
const TIP = 96;

/** Whether they go below the bar, else above it: rather not over the space that the bar is about. */
export function tipBelow(bar: Box, space: Box, frame: Size): boolean {
  const below = frame.height - bar.top - bar.height;
  const over = bar.top + bar.height <= space.top;
  return below >= TIP && !(over && bar.top >= TIP);
}
