import { COMPASS, events, refusals } from "./events";
import { seeing } from "./seeing";
import { setup } from "./setup";
import { shell } from "./shell";
import { table } from "./table";

/** English, and with it the shape that every language has to fill. */
export const en = {
  events,
  refusals,
  compass: COMPASS as Record<string, string>,
  ...setup,
  ...table,
  ...seeing,
  ...shell,
};
