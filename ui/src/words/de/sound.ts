import type { Words } from "../words";

export const sound: Pick<Words, "sound"> = {
  sound: {
    on: "Töne",
    volume: "Lautstärke",
  },
};
