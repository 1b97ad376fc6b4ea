import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { SpaceState, Terrain, TileFacts } from "../src/api/types";
import { laid } from "../src/board/layers/overlay";
import Ground from "../src/board/tiles/Ground.svelte";
import Site from "../src/board/tiles/Site.svelte";

/** What a component draws on a space of a terrain. */
function drawn(drawing: Component<{ space: SpaceState }>, terrain: string): string {
  const tile: TileFacts = { tile: "A1", terrain: terrain as Terrain, value: 1, stones: [] };
  return render(drawing, { props: { space: laid(tile, "a1", 0) } }).body;
}

describe.each([
  ["ground", Ground],
  ["site", Site],
])("the %s of a space", (_, drawing) => {
  it.each(["temple", "clearing", "ruins", "volcano", "lake", "camp"])(
    "is drawn for a %s",
    (terrain) => {
      expect(drawn(drawing, terrain)).toMatch(/<(path|polygon|circle|use)/);
    },
  );

  it("is refused for a terrain that has no drawing", () => {
    expect(() => drawn(drawing, "swamp")).toThrow('no drawing of the terrain "swamp"');
  });
});

it("is bare of any site where the jungle is", () => {
  expect(drawn(Site, "jungle")).not.toMatch(/<(path|polygon|circle|use)/);
});
