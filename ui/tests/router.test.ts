import { describe, expect, it } from "vitest";
import { pageOf } from "../src/shell/pages";

describe("paths", () => {
  it.each([
    ["/", { name: "start" }],
    ["/table/abc", { name: "table", id: "abc" }],
    ["/table/abc/replay/12", { name: "replay", id: "abc", index: 12 }],
    ["/table/abc/replay", { name: "replay", id: "abc", index: null }],
    ["/table/abc/result", { name: "result", id: "abc" }],
    ["/learn", { name: "learn" }],
    ["/rules", { name: "rules" }],
    ["/statistics", { name: "statistics" }],
    ["/nowhere/at/all", { name: "start" }],
  ])("%s", (path, page) => {
    expect(pageOf(path)).toEqual(page);
  });
});
