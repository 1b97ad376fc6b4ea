/** How a link begins that is sent to others: as this page's address, unless that means no other machine. */

import { api } from "../api/client";

const OWN = /^(localhost|.*\.localhost|127\..*|\[::1\])$/;

/** `alone`: nobody but this computer reaches the server. */
export const outward = $state({ base: location.origin, alone: false });
let asked = false;

/** Find out, once, where the page itself can't know. */
export function lookOutward(): void {
  if (asked || !OWN.test(location.hostname)) return;
  asked = true;
  void api.links().then(
    ({ base }) => {
      outward.base = base ?? location.origin;
      outward.alone = base === null;
    },
    () => (asked = false),
  );
}
