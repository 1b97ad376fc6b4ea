import type { Member } from "../../api/types";

/** Choosing who goes, and doing something once more. */
export const gestures = {
  gesture: {
    who: "Who moves with the next click",
    moves: { explorer: "Explorer", leader: "Leader" } as Record<Member, string>,
    here: "New explorer here",
    another: (from: string) => `One more from ${from}`,
    often: (what: string, times: number) => `${what}, ${times} times`,
  },
};
