/** Temples and majority: Igor raises one and holds it, Philippe ties and takes it. */

import { plan } from "../course";
import { END, enters, placed, walks } from "./parts";

const UNCOVER = { kind: "uncover", space: "b1" } as const;
const TEAM = [enters("explorer", "a1"), walks("explorer", "a1", "b1")];

export const TEMPLES = plan([
  {
    name: "clearing",
    todo: [placed("c2", 0)],
    mistakes: { turned: placed("c2"), elsewhere: placed() },
  },
  {
    name: "one",
    todo: TEAM,
    mistakes: { leader: { member: "leader" }, elsewhere: { member: "explorer" }, early: END },
  },
  {
    name: "two",
    todo: TEAM,
    mistakes: {
      alone: UNCOVER,
      leader: { member: "leader" },
      elsewhere: { member: "explorer" },
      early: END,
    },
  },
  {
    name: "levels",
    todo: [UNCOVER, UNCOVER],
    mistakes: { more: { member: "explorer" }, early: END },
  },
  { name: "held", look: "b1", todo: null },
  { name: "end", todo: [END] },
  {
    name: "tile",
    todo: [placed("a3", 0)],
    mistakes: { turned: placed("a3"), elsewhere: placed() },
  },
  {
    name: "tie",
    todo: [walks("explorer", "a1", "b1")],
    mistakes: {
      newcomer: { member: "explorer", to: null },
      leader: { member: "leader" },
      level: { kind: "uncover" },
      early: END,
    },
  },
  {
    name: "leader",
    todo: [walks("leader", "b3", "b2"), walks("leader", "b2", "a1"), walks("leader", "a1", "b1")],
    mistakes: {
      explorer: { member: "explorer" },
      elsewhere: { member: "leader" },
      level: { kind: "uncover" },
      early: END,
    },
  },
  { name: "taken", look: "b1", todo: null },
]);
