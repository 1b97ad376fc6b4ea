import type { Words } from "../words";

export const gestures: Pick<Words, "gesture"> = {
  gesture: {
    who: "Wer mit dem nächsten Klick geht",
    moves: { explorer: "Forscher", leader: "Leiter" },
    here: "Neuer Forscher hierher",
    another: (from) => `Noch einer von ${from}`,
    often: (what, times) => `${what}, ${times}-mal`,
  },
};
