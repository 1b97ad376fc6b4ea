/** What the player at this screen has picked but not played: a space, a member, a placement. */

import type {
  Goal,
  Member,
  PlacementRotation,
  Placements,
  SpaceName,
  SpaceState,
  State,
  TileFacts,
} from "../../api/types";
import type { Item } from "../legend/items";

export interface Preview {
  space: SpaceName;
  /** Which of the legal rotations of that space. */
  index: number;
}

export const SUPPLY = "supply";

export class Choice {
  space = $state<SpaceName | null>(null);
  member = $state<Member | null>(null);
  /** Where the chosen member starts: a space, or the supply. */
  from = $state<SpaceName | typeof SUPPLY | null>(null);
  preview = $state<Preview | null>(null);
  /** An item of the display or a campsite. */
  item = $state.raw<Item | null>(null);
  /** The member in hand came there by walking, not by a click on its space. */
  #walked = false;

  constructor(
    private readonly state: () => State | null,
    private readonly seat: () => number | null,
  ) {}

  clear(): void {
    this.space = null;
    this.member = null;
    this.from = null;
    this.preview = null;
    this.item = null;
  }

  spaceState(name: SpaceName | null): SpaceState | null {
    return this.state()?.spaces.find((each) => each.space === name) ?? null;
  }

  /**
   * Look at a space; if members of mine are there, take the first of them in hand. Where one was
   * taken by a click before, take the next, and after the last none: it is put down again.
   */
  look(name: SpaceName): void {
    const mine = this.spaceState(name)?.members.find((party) => party.seat === this.seat());
    const members: Member[] = [
      ...(mine?.explorers ? ["explorer" as const] : []),
      ...(mine?.leaders ? ["leader" as const] : []),
    ];
    const taken = this.from === name && !this.#walked;
    const next = taken && this.member ? members.indexOf(this.member) + 1 : 0;
    this.space = name;
    this.member = members[next] ?? null;
    this.from = this.member ? name : null;
    this.#walked = false;
  }

  /** Stay with a member that has gone somewhere: it may go on from there. */
  follow(member: Member, to: SpaceName): void {
    this.space = to;
    this.member = member;
    this.from = to;
    this.#walked = true;
  }

  /** Whether the member in hand is still where it was taken: not after an undo. */
  get holds(): boolean {
    if (!this.member || this.from === SUPPLY) return true;
    const mine = this.spaceState(this.from)?.members.find((each) => each.seat === this.seat());
    return Boolean(this.member === "explorer" ? mine?.explorers : mine?.leaders);
  }

  /** Have nobody in hand, and go on looking at the space. */
  letGo(): void {
    this.member = null;
    this.from = null;
  }

  take(member: Member, from: SpaceName | typeof SUPPLY): void {
    const same = this.member === member && this.from === from;
    this.member = same ? null : member;
    this.from = same ? null : from;
    if (from !== SUPPLY) this.space = from;
    this.#walked = false;
  }

  /** Every space the member in hand can get to. */
  get goals(): Record<SpaceName, Goal> {
    const found = this.state()?.reach.find(
      (each) => each.member === this.member && each.from === this.from,
    );
    return found?.goals ?? {};
  }

  /** Where the tile to place can go: the only one there is, or the one chosen. */
  get placements(): Placements | null {
    const state = this.state();
    if (this.seat() === null || !state) return null;
    const several = state.phase === "item";
    return state.placements.find(({ tile }) => !several || tile === this.item?.tile) ?? null;
  }

  /** What is printed on the tile to place. */
  get tile(): TileFacts | null {
    const { drawn = null, legend } = this.state() ?? {};
    return drawn ?? legend?.tiles[this.placements?.tile ?? ""] ?? null;
  }

  get rotations(): PlacementRotation[] {
    return (this.preview && this.placements?.spaces[this.preview.space]) || [];
  }

  get rotation(): PlacementRotation | null {
    return (this.preview && this.rotations[this.preview.index]) ?? null;
  }

  /** Lay the drawn tile on a space to look at it, turned as before where that is legal. */
  tryTile(name: SpaceName): void {
    const options = this.placements?.spaces[name] ?? [];
    const before = this.rotation?.rotation;
    const kept = options.findIndex((each) => each.rotation === before);
    if (options.length) this.preview = { space: name, index: Math.max(kept, 0) };
  }

  turn(by: 1 | -1): void {
    const count = this.rotations.length;
    if (this.preview && count) {
      this.preview = { ...this.preview, index: (this.preview.index + by + count) % count };
    }
  }

  /** The action that the preview stands for. */
  get placement(): string | null {
    return this.rotation?.action ?? null;
  }
}
