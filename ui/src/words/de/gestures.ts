import type { Words } from "../words";

export const gestures: Pick<Words, "gesture"> = {
  gesture: {
    who: "Wer mit dem nächsten Klick geht",
    moves: { explorer: "Forscher", leader: "Leiter" },
    here: "Neuer Forscher hierher",
    often: (what, times) => `${what}, ${times}-mal`,
  },
};
