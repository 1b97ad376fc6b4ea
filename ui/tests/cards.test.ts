import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import CardPicture from "../src/board/cards/CardPicture.svelte";
import Token from "../src/board/cards/Token.svelte";
import UniquePicture from "../src/board/cards/UniquePicture.svelte";

const KINDS = [
  "unique",
  "excavation",
  "restoration",
  "ancient_trail",
  "forced_march",
  "column",
  "pathfinder",
  "outlying_temple",
  "outlying_lake",
  "outlying_volcano",
  "field_camp",
  "swap",
  "guard",
  "recruits",
  "supplies",
];

describe("the pictures of Action cards", () => {
  it("are fifteen, each its own", () => {
    const drawn = KINDS.map((picture) => render(CardPicture, { props: { picture } }).body);
    expect(new Set(drawn).size).toBe(KINDS.length);
    for (const body of drawn) expect(body).toMatch(/<path/);
  });

  it("are refused for a card that nobody has drawn", () => {
    expect(() => render(CardPicture, { props: { picture: "ferry" } }).body).toThrow(
      'no drawing of the card "ferry"',
    );
  });
});

it("draws eight unique treasures, each its own", () => {
  const names = Array.from({ length: 8 }, (_, index) => `U${index + 1}`);
  const drawn = names.map((unique) => render(UniquePicture, { props: { unique } }).body);
  expect(new Set(drawn).size).toBe(8);
});

it("writes its points and their unit on a token", () => {
  const { body } = render(Token, { props: { value: 12, unit: "PA" } });
  expect(body).toContain("12");
  expect(body).toContain("PA");
});
