/** The texts of actions, read for their parts: notation, no rules. */

import type { Kind, MemberLetter, SpaceName } from "../api/types";

export interface ActionParts {
  kind: Kind;
  member: MemberLetter | null;
  space: SpaceName | null;
  to: SpaceName | null;
  number: number | null;
  tile: string | null;
}

const FORMS: readonly [Kind, RegExp][] = [
  ["place_tile", /^(?<tile>[A-G]\d)@(?<space>[a-h][1-5])(\+(?<number>\d))?$/],
  ["place_member", /^(?<member>[EL])\+(?<space>[a-h][1-5])$/],
  ["move", /^(?<member>[EL])(?<space>[a-h][1-5])-(?<to>[a-h][1-5])$/],
  ["shift", /^(?<member>[EL])(?<space>[a-h][1-5])=(?<to>[a-h][1-5])$/],
  ["uncover", /^U(?<space>[a-h][1-5])$/],
  ["recover", /^R(?<space>[a-h][1-5])$/],
  ["exchange", /^X\d-\d@\d$/],
  ["camp", /^C(?<space>[a-h][1-5])$/],
  ["guard", /^G(?<space>[a-h][1-5])(?<member>[EL])$/],
  ["end", /^end$/],
  ["bid", /^bid(?<number>\d+)$/],
  ["pass", /^pass$/],
  ["take", /^take(?<tile>[A-G]\d)$/],
];

export function partsOf(text: string): ActionParts | null {
  for (const [kind, form] of FORMS) {
    const found = form.exec(text);
    if (!found) continue;
    const groups = found.groups ?? {};
    return {
      kind,
      member: (groups.member as MemberLetter | undefined) ?? null,
      space: groups.space ?? null,
      to: groups.to ?? null,
      number: groups.number === undefined ? null : Number(groups.number),
      tile: groups.tile ?? null,
    };
  }
  return null;
}

export const letterOf = { explorer: "E", leader: "L" } as const;
export const memberOf = { E: "explorer", L: "leader" } as const;
