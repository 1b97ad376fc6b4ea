import type { Words } from "../words";

export const sound: Pick<Words, "sound"> = {
  sound: {
    on: "Sons",
    volume: "Volume",
  },
};
