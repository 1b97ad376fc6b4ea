import type { Words } from "../words";

export const gestures: Pick<Words, "gesture"> = {
  gesture: {
    who: "Qui se déplace au prochain clic",
    moves: { explorer: "Explorateur", leader: "Chef" },
    here: "Nouvel explorateur ici",
    another: (from) => `Encore un depuis ${from}`,
    often: (what, times) => `${what}, ${times} fois`,
  },
};
