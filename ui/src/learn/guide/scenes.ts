/** Small boards for "How to play": positions as they lie, drawn by the board's own parts. */

import type { PlacementRotation, SpaceName, SpaceState, TileFacts } from "../../api/types";
import { type Overlay, PLAIN } from "../../board/layers/overlay";
import type { SectionName } from "./sections";

export interface Scene {
  spaces: readonly SpaceState[];
  jungle: readonly SpaceName[];
  overlay: Overlay;
  /** The way that somebody goes. */
  way: readonly SpaceName[];
  /** Where Mutul's guide stands. */
  guide: SpaceName | null;
}

const NONE = [0, 0, 0, 0, 0, 0];
const BARE = {
  tile: null,
  rotation: 0,
  level: 0,
  points: 0,
  used: 0,
  guard: null,
  camp: null,
  members: [],
  treasures: 0,
  masks: 0,
  holder: null,
  tied: false,
  strength: [],
  stones: NONE,
  paths: NONE,
};

/** The seats of the pictures. */
const BLUE = 1;
const YELLOW = 2;

type Looks = Partial<Omit<SpaceState, "space" | "terrain">>;

function land(space: SpaceName, terrain: SpaceState["terrain"], looks: Looks = {}): SpaceState {
  return { ...BARE, space, terrain, ...looks };
}

function party(seat: number, explorers: number, leaders = 0): SpaceState["members"][number] {
  return { seat, explorers, leaders };
}

const camp = (looks: Looks = {}): SpaceState =>
  land("a1", "camp", { stones: [1, 1, 1, 0, 0, 0], paths: [2, 1, 2, 0, 0, 0], ...looks });
const west = (looks: Looks = {}): SpaceState =>
  land("a2", "temple", {
    stones: [1, 1, 0, 1, 0, 0],
    paths: [0, 1, 0, 2, 0, 0],
    level: 1,
    ...looks,
  });
const south = (looks: Looks = {}): SpaceState =>
  land("b1", "temple", {
    stones: [0, 1, 0, 0, 0, 1],
    paths: [0, 0, 0, 0, 0, 2],
    level: 1,
    ...looks,
  });
const meadow = (looks: Looks = {}): SpaceState =>
  land("b2", "clearing", { stones: [1, 1, 1, 0, 0, 0], paths: [1, 1, 0, 0, 1, 0], ...looks });
const dig = (looks: Looks = {}): SpaceState =>
  land("b3", "ruins", {
    stones: [2, 0, 1, 0, 0, 0],
    paths: [0, 0, 1, 1, 1, 0],
    masks: 4,
    treasures: 4,
    ...looks,
  });
const glade = (looks: Looks = {}): SpaceState =>
  land("c2", "clearing", { stones: [1, 1, 0, 1, 0, 0], paths: [0, 0, 0, 0, 1, 1], ...looks });

const [ONE = 0] = meadow().paths;
const RUINS: TileFacts = { tile: "A1", terrain: "ruins", value: 4, stones: [2, 0, 1, 0, 0, 0] };
const ON_TRIAL: PlacementRotation = {
  action: "",
  rotation: 0,
  paths: [
    { space: "b2", cost: ONE },
    { space: "a2", cost: ONE },
  ],
};

function scene(
  spaces: readonly SpaceState[],
  jungle: readonly SpaceName[],
  { way = [], guide = null, ...overlay }: Partial<Pick<Scene, "way" | "guide"> & Overlay> = {},
): Scene {
  return { spaces, jungle, way, guide, overlay: { ...PLAIN, ...overlay } };
}

const START = [camp(), west(), south(), meadow()];
/** What getting somewhere costs: the numbers are those of the picture's own paths. */
function reach(costs: Record<SpaceName, string>): Overlay["goals"] {
  return Object.fromEntries(
    Object.entries(costs).map(([space, ap]) => [
      space,
      { action: "", after: null, cost: Number(ap) },
    ]),
  );
}

/** The pictures; sections that are not here have one of another kind. */
export const SCENES: Partial<Record<SectionName, Scene>> = {
  goal: scene(
    [
      camp(),
      west({ level: 3, members: [party(YELLOW, 2)], holder: YELLOW, strength: [0, 2] }),
      south({ level: 5, members: [party(BLUE, 1, 1)], holder: BLUE, strength: [4, 0] }),
      meadow(),
      dig({ treasures: 2, members: [party(BLUE, 1)] }),
      glade(),
    ],
    ["a3", "c1", "c3"],
  ),
  turn: scene(START, ["a3", "b3", "c1", "c2"]),
  tile: scene(START, ["a3", "b3", "c1", "c2"], {
    glow: ["a3", "c1", "c2"],
    preview: { space: "b3", tile: RUINS, rotation: ON_TRIAL },
  }),
  paths: scene([...START, dig()], ["a3", "c1", "c2"], {
    goals: reach({ a1: "1", a2: "3", b1: "3", b2: "2", b3: "3" }),
    way: ["a1", "b2", "b3"],
  }),
  majority: scene(
    [
      camp(),
      west({ level: 3, members: [party(BLUE, 1), party(YELLOW, 1)], tied: true, strength: [1, 1] }),
      south({
        level: 5,
        members: [party(BLUE, 0, 1), party(YELLOW, 2)],
        holder: BLUE,
        strength: [3, 2],
      }),
      meadow(),
    ],
    ["b3", "c1", "c2"],
  ),
  camp: scene(
    [camp(), west(), meadow(), dig(), glade({ camp: BLUE, members: [party(BLUE, 2)] })],
    ["c3"],
    {
      way: ["a1", "c2"],
    },
  ),
  guard: scene(
    [
      camp(),
      west({ level: 7, guard: { seat: YELLOW, member: "explorer" }, holder: YELLOW }),
      meadow(),
      south({ level: 2, members: [party(BLUE, 2)], holder: BLUE, strength: [2, 0] }),
    ],
    ["b3", "c1", "c2"],
  ),
  scoring: scene(
    [
      camp(),
      west({ level: 4, members: [party(YELLOW, 2)], holder: YELLOW, strength: [0, 2] }),
      south({ level: 5, members: [party(BLUE, 1, 1)], holder: BLUE, strength: [4, 0] }),
      meadow(),
      land("b3", "volcano"),
      glade(),
    ],
    ["a3", "c1", "c3"],
  ),
  end: scene(
    [
      camp(),
      west({ level: 8, guard: { seat: BLUE, member: "leader" }, holder: BLUE }),
      south({ level: 6, guard: { seat: YELLOW, member: "explorer" }, holder: YELLOW }),
      meadow({ members: [party(YELLOW, 0, 1)] }),
      dig({ treasures: 0 }),
      glade({ camp: YELLOW, members: [party(YELLOW, 1)] }),
    ],
    [],
  ),
  solo: scene(
    [
      camp(),
      west({ level: 2, members: [party(YELLOW, 2)], holder: YELLOW, strength: [0, 2] }),
      south(),
      meadow(),
    ],
    ["b3", "c1", "c2"],
    { guide: "b2" },
  ),
};
