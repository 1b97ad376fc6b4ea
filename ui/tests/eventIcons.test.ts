import { expect, it } from "vitest";
import english from "../../src/tikal/notation/sentences/english.json";
import { iconOf, kindsIn } from "../src/table/panels/eventIcons";

it("has a picture for every event that there is", () => {
  const without = Object.keys(english.events).filter((code) => !iconOf({ code, params: {} }));
  expect(without).toEqual([]);
  expect(iconOf({ code: "new_thing", params: {} })).toBeNull();
});

it("shows the treasures that an event is about", () => {
  const swap = { code: "treasures_exchanged", params: { seat: 1, give: 3, other: 2, get: 5 } };
  expect(kindsIn(swap)).toEqual([3, 5]);
  expect(kindsIn({ code: "treasure_recovered", params: { kind: 8, space: "c3" } })).toEqual([8]);
  expect(kindsIn({ code: "tile_placed", params: { tile: "A1" } })).toEqual([]);
});
