/** Whether the panel beside the board is folded away; kept for the next game. */

import { remember, remembered } from "../../shell/storage";

const KEY = "tikal.side";

class Side {
  folded = $state(remembered(KEY) === "folded");

  toggle(): void {
    this.folded = !this.folded;
    remember(KEY, this.folded ? "folded" : "open");
  }
}

export const side = new Side();
