/** Treasures and exchange: Philippe makes a pair of two singles. */

import { plan } from "../course";
import { END } from "./parts";

export const TREASURES = plan([
  { name: "values", shows: "hands", todo: null },
  {
    name: "dig",
    todo: [{ kind: "recover", space: "b3" }],
    mistakes: {
      first: { kind: "exchange" },
      walk: { member: "explorer" },
      leader: { member: "leader" },
      early: END,
    },
  },
  { name: "singles", shows: "hands", todo: null },
  {
    name: "exchange",
    todo: [{ kind: "exchange", give: 8, get: 6 }],
    mistakes: {
      half: { kind: "exchange", give: 6 },
      single: { kind: "exchange" },
      member: { member: "explorer" },
      early: END,
    },
  },
  { name: "safe", shows: "hands", todo: null },
]);
