/** Volcano and scoring: both score, one after the other; one temple counts for both. */

import { plan } from "../course";
import { END, placed, walks } from "./parts";

const B1 = { kind: "uncover", space: "b1" } as const;
const D2 = { kind: "uncover", space: "d2" } as const;
const STEP = walks("explorer", "c1", "d2");

export const VOLCANO = plan([
  { name: "before", todo: null },
  { name: "draw", todo: [END] },
  { name: "order", todo: null },
  {
    name: "raise",
    todo: [B1, B1],
    mistakes: { guard: { kind: "guard" }, elsewhere: { kind: "uncover" }, early: END },
  },
  {
    name: "claim",
    todo: [walks("explorer", "c2", "d2"), D2],
    mistakes: {
      newcomer: { member: "explorer", to: null },
      elsewhere: { member: "explorer" },
      early: END,
    },
  },
  {
    name: "score",
    todo: [END],
    mistakes: { more: { kind: "uncover" }, walk: { member: "explorer" } },
  },
  { name: "points", shows: "seats", todo: null },
  {
    name: "answer",
    todo: [STEP, STEP],
    mistakes: {
      leader: { member: "leader" },
      elsewhere: { member: "explorer" },
      early: END,
    },
  },
  { name: "higher", todo: [D2, D2], mistakes: { early: END, walk: { member: "explorer" } } },
  { name: "again", todo: [END], mistakes: { walk: { member: "explorer" } } },
  { name: "both", shows: "seats", todo: null },
  { name: "volcano", todo: [placed("e3")], mistakes: { elsewhere: placed() } },
  { name: "last", todo: null },
]);
