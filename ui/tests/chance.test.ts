import { expect, it } from "vitest";
import { percentOf, proposal } from "../src/start/chance";
import { de } from "../src/words/de";
import { en } from "../src/words/en";
import { fr } from "../src/words/fr";

it("tells a chance in steps of five, and about a half as a half", () => {
  expect([0.5, 0.45, 0.56].map(percentOf)).toEqual([null, null, null]);
  expect([0, 0.02, 0.38, 0.61, 0.99].map(percentOf)).toEqual([0, 0, 40, 60, 100]);
});

it("says of what is proposed whether it is to begin with, fair, or the nearest there is", () => {
  expect(proposal({ games: 0, chance: 0.1 }, "125", en)).toBe("125 (to begin with)");
  expect(proposal({ games: 3, chance: 0.52 }, "160", en)).toBe("160 (fair for you)");
  expect(proposal({ games: 3, chance: 0.1 }, "125", en)).toBe("125 (proposed)");
});

it("explains a proposal in one sentence", () => {
  expect(en.challenge.solo(165, 7, null)).toBe(
    "Going by your last 7 games, you should win about half of your games from 165.",
  );
  expect(en.challenge.bot("Easy", 1, 80)).toBe(
    "Going by your last game, you should win about 80 % of your games against Easy.",
  );
  expect(de.challenge.solo(165, 7, null)).toBe(
    "Nach deinen letzten 7 Partien solltest du etwa jede zweite Partie ab 165 gewinnen.",
  );
  expect(fr.challenge.soloEased(125, 2, 0)).toContain("très peu de parties");
  expect(en.challenge.soloHard(175)).toBe("175 is hard: no bot has ever won there.");
});
