/** The parts of actions that lessons are about. */

import type { Member, SpaceName } from "../../api/types";
import type { Parts } from "../course";

export const END = { kind: "end" } as const satisfies Parts;

/** The tile on a space, turned so often; whatever is left out may be anything. */
export function placed(space?: SpaceName, rotation?: number): Parts {
  return {
    kind: "place_tile",
    ...(space === undefined ? {} : { space }),
    ...(rotation === undefined ? {} : { rotation }),
  };
}

/** A member from the supply. */
export function enters(member: Member, space: SpaceName): Parts {
  return { member, space, to: null };
}

/** A member's step to the next space or, between camps, its shift. */
export function walks(member: Member, space: SpaceName, to: SpaceName): Parts {
  return { member, space, to };
}
