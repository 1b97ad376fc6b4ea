/** Camps, shifts and guards: Philippe sets up a camp, Igor guards a temple. */

import { plan } from "../course";
import { END, enters, placed, walks } from "./parts";

const UNCOVER = { kind: "uncover", space: "a3" } as const;
const GUARD = { kind: "guard" } as const;

export const CAMPS = plan([
  { name: "why", look: "c2", todo: null },
  {
    name: "camp",
    todo: [{ kind: "camp", space: "c2" }],
    mistakes: { walk: { member: "explorer" }, leader: { member: "leader" }, early: END },
  },
  {
    name: "newcomer",
    todo: [enters("explorer", "c2")],
    mistakes: {
      base: { member: "explorer", space: "a1", to: null },
      walk: { member: "explorer" },
      early: END,
    },
  },
  {
    name: "shift",
    todo: [walks("explorer", "a1", "c2")],
    mistakes: {
      newcomer: { member: "explorer", to: null },
      walk: { member: "explorer", space: "a1" },
      back: { member: "explorer", space: "c2" },
      early: END,
    },
  },
  {
    name: "near",
    todo: [walks("explorer", "c2", "c3"), { kind: "uncover", space: "c3" }],
    mistakes: { elsewhere: { member: "explorer" }, early: END },
  },
  { name: "end", todo: [END] },
  {
    name: "tile",
    todo: [placed("d2", 1)],
    mistakes: { turned: placed("d2"), elsewhere: placed() },
  },
  {
    name: "raise",
    todo: [UNCOVER, UNCOVER],
    mistakes: { guard: GUARD, leader: { member: "leader" }, early: END },
  },
  {
    name: "aside",
    todo: [walks("leader", "a3", "a2")],
    mistakes: { guard: GUARD, explorer: { member: "explorer" }, early: END },
  },
  {
    name: "guard",
    todo: [{ ...GUARD, member: "explorer", space: "a3" }],
    mistakes: { away: { member: "explorer" }, leader: { member: "leader" }, early: END },
  },
  { name: "kept", look: "a3", todo: null },
]);
