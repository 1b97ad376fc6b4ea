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
import type { Playable } from "./actions";

export interface Preview {
  space: SpaceName;
  /** Which of the legal rotations of that space. */
  index: number;
}

export const SUPPLY = "supply";
export const MEMBERS: readonly Member[] = ["explorer", "leader"];

/** Whether an item still lies where it was chosen, and no other one in its place. */
function sameItem(one: Item, other: Item): boolean {
  return (
    one.key === other.key &&
    one.value === other.value &&
    one.tile === other.tile &&
    one.card === other.card
  );
}

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
  /** How often something was picked, to see later whether anything was meanwhile. */
  picks = 0;
  /** The seat and phase that the choice was made in; null while nobody acts at this screen. */
  #moment: string | null = null;

  constructor(
    private readonly state: () => State | null,
    private readonly seat: () => number | null,
  ) {}

  clear(): void {
    this.space = null;
    this.letGo();
    this.preview = null;
    this.item = null;
  }

  /**
   * Put away what has no meaning any more, and nothing else: a space and a member belong to one
   * seat's turn, a tile on trial to where it may lie, an item to where it lies.
   */
  settle(moment: string | null, items: readonly Item[]): void {
    if (this.#moment !== null && moment !== this.#moment) {
      this.space = null;
      this.letGo();
    }
    this.#moment = moment;
    if (this.member && !this.canGo(this.member, this.from)) this.letGo();
    if (this.preview && !this.rotation) this.preview = null;
    const { item } = this;
    if (item && !items.some((each) => sameItem(each, item))) this.item = null;
  }

  spaceState(name: SpaceName | null): SpaceState | null {
    return this.state()?.spaces.find((each) => each.space === name) ?? null;
  }

  /**
   * Look at a space; if members of mine are there that can go on, take the first of them in hand.
   * Where one was taken by a click before, take the next, and after the last none: it is put down.
   */
  look(name: SpaceName): void {
    this.picks += 1;
    const members = MEMBERS.filter((member) => this.canGo(member, name));
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

  /** Whether a member there can go anywhere. */
  canGo(member: Member, from: Choice["from"]): boolean {
    return Object.keys(this.reach(member, from)).length > 0;
  }

  /** Have nobody in hand, and go on looking at the space. */
  letGo(): void {
    this.member = null;
    this.from = null;
  }

  /** Take a member in hand that can go somewhere; one that is there already stays. */
  take(member: Member, from: SpaceName | typeof SUPPLY): void {
    if (!this.canGo(member, from)) return;
    this.picks += 1;
    this.member = member;
    this.from = from;
    if (from !== SUPPLY) this.space = from;
    this.#walked = false;
  }

  /** Choose what was chosen before a gesture that has been taken back. */
  recall([first]: readonly Playable[]): void {
    if (!first?.space) return;
    const { action, kind, member, space, to } = first;
    const index = this.placements?.spaces[space]?.findIndex((each) => each.action === action) ?? -1;
    if (index >= 0) this.preview = { space, index };
    else if (member && to) this.take(member, space);
    else if (member && kind === "place_member") this.take(member, SUPPLY);
    else this.space = space;
  }

  /** Choose what is chosen after a gesture: who walked may walk on, who came in or worked stays. */
  arrive(gesture: readonly Playable[]): void {
    const last = gesture.at(-1);
    const there = last?.to ?? last?.space;
    if (last?.tile || !there) return;
    if (last?.member && last.to && gesture[0]?.to) this.follow(last.member, there);
    else {
      this.space = there;
      this.letGo();
    }
  }

  /** Every space that a member there can get to. */
  reach(member: Member | null, from: Choice["from"]): Record<SpaceName, Goal> {
    const all = this.seat() === null ? [] : (this.state()?.reach ?? []);
    return all.find((each) => each.member === member && each.from === from)?.goals ?? {};
  }

  /** Every space the member in hand can get to. */
  get goals(): Record<SpaceName, Goal> {
    return this.reach(this.member, this.from);
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
    if (!options.length) return;
    this.space = null;
    this.preview = { space: name, index: Math.max(kept, 0) };
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
