/** The stages of what happens by itself: each tells only what it changes. */

import type { Stage, State } from "../../api/types";

/** A state after a stage: what the server says is different, in its place. */
export function stateAfter(state: State, changes: Stage["changes"]): State {
  const { spaces = [], ...rest } = changes as Partial<State>;
  const changed = new Map(spaces.map((each) => [each.space, each]));
  return {
    ...state,
    ...rest,
    spaces: state.spaces.map((each) => changed.get(each.space) ?? each),
  };
}
