/** At how many tables with people elsewhere it is one's turn: shown on every page, and on the app's icon. */

import { RequestFailed } from "../api/client";
import { notices } from "../api/notices";
import { every } from "../lobby/polling";

/** How often a page that is looked at asks, in milliseconds. */
const PAUSE = 30_000;

class Turns {
  count = $state(0);

  /** Ask now and then, and as soon as a push message has come. */
  watch(): () => void {
    const told = ({ data }: MessageEvent): void => {
      if ((data as { notice?: unknown } | null)?.notice) void this.ask();
    };
    navigator.serviceWorker?.addEventListener("message", told);
    const end = every(PAUSE, () => this.ask());
    return () => {
      navigator.serviceWorker?.removeEventListener("message", told);
      end();
    };
  }

  async ask(): Promise<void> {
    try {
      this.count = (await notices.turns()).turns;
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      // What can't be known is not shown.
      this.count = 0;
    }
    this.#mark();
  }

  /** Put the number on the app's icon, where it is installed and the system shows one. */
  #mark(): void {
    const marking = this.count ? navigator.setAppBadge?.(this.count) : navigator.clearAppBadge?.();
    marking?.catch(() => undefined);
  }
}

export const turns = new Turns();
