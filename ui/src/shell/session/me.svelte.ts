/** Who is at this screen, and whether the server lets them in at all. */

import { api, RequestFailed } from "../../api/client";
import type { Problem } from "../../api/types";

class Me {
  handle = $state<string | null>(null);
  /** Whether the server is private and wants a code first. */
  outside = $state(false);
  /** Why the server wants nothing to do with them. */
  banned = $state.raw<Problem | null>(null);

  async load(): Promise<void> {
    try {
      this.handle = (await api.session()).user.handle;
      this.outside = false;
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      // Whatever else is wrong the page itself will say.
      this.outside = error.problem.code === "door_closed";
      this.banned = error.problem.code === "banned" ? error.problem : null;
    }
  }
}

export const me = new Me();
