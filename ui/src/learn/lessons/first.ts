/** The first turn, the rulebook's example: Philippe digs with his leader. */

import { plan } from "../course";
import { END, enters, placed, walks } from "./parts";

export const FIRST = plan([
  { name: "welcome", todo: null },
  {
    name: "tile",
    todo: [placed("b3", 0)],
    mistakes: { turned: placed("b3"), elsewhere: placed() },
  },
  {
    name: "leader",
    todo: [enters("leader", "a1"), walks("leader", "a1", "b2"), walks("leader", "b2", "b3")],
    mistakes: { explorer: { member: "explorer" }, elsewhere: { member: "leader" }, early: END },
  },
  {
    name: "treasure",
    todo: [{ kind: "recover", space: "b3" }],
    mistakes: { away: { member: "leader" }, explorer: { member: "explorer" }, early: END },
  },
  { name: "limit", look: "b3", todo: null },
  {
    name: "explorers",
    todo: [enters("explorer", "a1"), enters("explorer", "a1")],
    mistakes: { leader: { member: "leader" }, further: { member: "explorer" }, early: END },
  },
  {
    name: "walk",
    todo: [walks("explorer", "a1", "b1")],
    mistakes: { leader: { member: "leader" }, elsewhere: { member: "explorer" }, early: END },
  },
  { name: "end", todo: [END] },
]);
