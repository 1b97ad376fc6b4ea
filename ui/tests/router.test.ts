import { describe, expect, it } from "vitest";
import { pageOf, wayBack } from "../src/shell/pages";

describe("paths", () => {
  it.each([
    ["/", { name: "start" }],
    ["/table/abc", { name: "table", id: "abc" }],
    ["/table/abc/replay/12", { name: "replay", id: "abc", index: 12 }],
    ["/table/abc/replay", { name: "replay", id: "abc", index: null }],
    ["/table/abc/result", { name: "result", id: "abc" }],
    ["/learn", { name: "learn" }],
    ["/learn/temples", { name: "lesson", lesson: "temples" }],
    ["/learn/legend", { name: "lesson", lesson: "legend" }],
    ["/learn/nothing", { name: "nowhere" }],
    ["/how-to-play", { name: "how" }],
    ["/rules", { name: "rules" }],
    ["/statistics", { name: "statistics" }],
    ["/nowhere/at/all", { name: "nowhere" }],
    ["/table", { name: "nowhere" }],
  ])("%s", (path, page) => {
    expect(pageOf(path)).toEqual(page);
  });
});

describe("the way back", () => {
  it("leads from the rules to the game, the move or the lesson one left", () => {
    for (const left of ["/table/abc", "/table/abc/replay/12", "/learn/first"])
      expect(wayBack(left, "/rules", null)).toBe(left);
  });

  it("is kept while one reads on, and gone at the start or in another game", () => {
    expect(wayBack("/rules", "/statistics", "/table/abc")).toBe("/table/abc");
    expect(wayBack("/rules", "/", "/table/abc")).toBeNull();
    expect(wayBack("/rules", "/table/other", "/table/abc")).toBeNull();
    expect(wayBack("/", "/rules", null)).toBeNull();
  });
});
