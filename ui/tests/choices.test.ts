import { describe, expect, it } from "vitest";
import { believed } from "../src/shell/choices";

describe("settings read again", () => {
  it("are kept as far as they can be chosen", () => {
    const kept = { language: "de", speed: "fast", names: false };
    expect(believed({ ...kept, theme: "pink", palette: 3, hotkeys: "no", other: 1 })).toEqual(kept);
    expect(believed({ language: "xx" })).toEqual({});
  });

  it.each([null, 7, "de", [], undefined])("are none in %j", (kept) => {
    expect(believed(kept)).toEqual({});
  });
});
