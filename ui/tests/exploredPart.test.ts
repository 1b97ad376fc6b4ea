import { expect, it } from "vitest";
import { exploredPart } from "../src/board/view/exploredPart";

const clearing = (space: string) => ({ space, terrain: "clearing" as const });

it("shows what is explored with a ring of jungle", () => {
  const part = exploredPart([clearing("d3"), { space: "h5", terrain: "jungle" }]);
  expect(part.left).toBeGreaterThan(0);
  expect(part.right).toBeLessThan(1);
  expect(part.bottom - part.top).toBeLessThan(1);
});

it("shows nothing beside the board", () => {
  const part = exploredPart(["a1", "a5", "b1", "h5"].map(clearing));
  expect(part).toEqual({ left: 0, right: 1, top: 0, bottom: 1 });
});
