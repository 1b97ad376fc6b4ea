/** Members on their way: the board as it is drawn while its next state is still to come. */

import type { Member, Seat, SpaceName, SpaceState } from "../../api/types";
import type { Scene } from "./scene";

/** A member that has left a space (-1) or reached it (1) since the state that is shown. */
export interface Shift {
  seat: Seat;
  member: Member;
  space: SpaceName;
  by: 1 | -1;
}

/** Who has left and who has reached what: in scenes that have passed, and in the one being shown. */
export function shiftsOf(passed: readonly Scene[], scene: Scene | null): Shift[] {
  return [
    ...passed.flatMap(({ show }) => [...leaving(show), ...reaching(show)]),
    ...leaving(scene?.show),
  ];
}

function leaving(show: Scene["show"] | undefined): Shift[] {
  if (show?.kind !== "flight") return [];
  return [{ seat: show.seat, member: show.member, space: show.from, by: -1 }];
}

function reaching(show: Scene["show"]): Shift[] {
  if (show.kind !== "flight") return [];
  return [{ seat: show.seat, member: show.member, space: show.to, by: 1 }];
}

type Party = SpaceState["members"][number];

/** The spaces with everybody where they are by now; those that nobody left or reached stay the same. */
export function shifted(spaces: readonly SpaceState[], shifts: readonly Shift[]): SpaceState[] {
  return spaces.map((space) => {
    const here = shifts.filter((shift) => shift.space === space.space);
    return here.length ? { ...space, members: here.reduce(after, space.members) } : space;
  });
}

function after(parties: Party[], { seat, member, by }: Shift): Party[] {
  const party = parties.find((each) => each.seat === seat) ?? { seat, explorers: 0, leaders: 0 };
  const now =
    member === "leader"
      ? { ...party, leaders: Math.max(0, party.leaders + by) }
      : { ...party, explorers: Math.max(0, party.explorers + by) };
  const others = parties.filter((each) => each.seat !== seat);
  return [...others, ...(now.leaders || now.explorers ? [now] : [])].sort(
    (a, b) => a.seat - b.seat,
  );
}
