import { describe, expect, it } from "vitest";
import { Announcer, spoken } from "../src/table/notices/announcer";

describe("what is read aloud", () => {
  const [first, second] = [["first"], ["second"]];

  it("is a sentence once, step by step and then in sum", () => {
    const announcer = new Announcer();
    expect(announcer.fresh(["Ann scores 6."], first, false)).toEqual(["Ann scores 6."]);
    expect(announcer.fresh(["Ann ends.", "Ann scores 6."], first, false)).toEqual(["Ann ends."]);
    expect(announcer.fresh(["Ann ends."], first, false)).toEqual([]);
  });

  it("is said again when it happens again", () => {
    const announcer = new Announcer();
    announcer.fresh(["Ann's turn."], first, false);
    expect(announcer.fresh(["Ann's turn."], second, false)).toEqual(["Ann's turn."]);
  });

  it("is not repeated by the news of what was shown before it", () => {
    const announcer = new Announcer();
    announcer.fresh(["Mutul digs."], first, true);
    announcer.fresh(["Your turn."], first, true);
    expect(announcer.fresh(["Mutul digs.", "Your turn."], second, false)).toEqual([]);
    expect(announcer.fresh(["Mutul digs."], first, true)).toEqual(["Mutul digs."]);
  });

  it("differs from what was said before", () => {
    const once = spoken(["Ann places an explorer."], "");
    expect(once).toBe("Ann places an explorer.");
    expect(spoken(["Ann places an explorer."], once)).not.toBe(once);
    expect(spoken(["Ann places an explorer."], spoken([once], once))).toBe(once);
  });
});
