import { describe, expect, it } from "vitest";
import { de } from "../src/words/de";
import { en } from "../src/words/en";
import { fr } from "../src/words/fr";
import { whoOf } from "../src/words/tell";
import type { Facts, Words } from "../src/words/words";

/** As on the screen, but for spaces that do not break. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");
const counted = (say: (n: number) => string): string[] => [0, 1, 2].map((n) => plain(say(n)));
const NAMES = ["Igor", "Zoé", "Hélène"];

function people(words: Words, mine: number[]) {
  const seats = NAMES.map((name, index) => ({ seat: index + 1, kind: "person", name, bot: null }));
  return whoOf(seats as unknown as Parameters<typeof whoOf>[0], words, mine);
}

function told(words: Words, code: keyof Words["events"], given: object, mine = [1, 2]): string {
  return plain(words.events[code]({ seat: 1, ...given } as Facts, people(words, mine)));
}

describe("numbers", () => {
  it("take their own form of what they count", () => {
    expect(counted(en.common.points)).toEqual(["0 points", "1 point", "2 points"]);
    expect(counted(fr.common.points)).toEqual(["0 point", "1 point", "2 points"]);
    expect(counted(de.common.points)).toEqual(["0 Punkte", "1 Punkt", "2 Punkte"]);
    expect(counted(fr.table.apLeft)).toEqual(["Il reste 0 PA", "Il reste 1 PA", "Il reste 2 PA"]);
    expect(counted(de.board.ruinsWith)).toEqual([
      "Ruine mit 0 Schätzen",
      "Ruine mit 1 Schatz",
      "Ruine mit 2 Schätzen",
    ]);
  });

  it("decide the verb as well", () => {
    const buried = (words: Words) =>
      counted((count) => told(words, "treasures_buried", { count, space: "b1" })).slice(1);
    expect(buried(en)).toEqual(["1 treasure lies hidden on b1.", "2 treasures lie hidden on b1."]);
    expect(buried(de)).toEqual([
      "1 Schatz liegt verdeckt auf b1.",
      "2 Schätze liegen verdeckt auf b1.",
    ]);
    expect(buried(fr)).toEqual(["1 trésor caché en b1.", "2 trésors cachés en b1."]);
    const ended = (words: Words) => counted((ap) => told(words, "turn_ended", { ap }));
    expect(ended(de)).toEqual([
      "Igor beendet den Zug.",
      "Igor beendet den Zug; 1 AP verfällt.",
      "Igor beendet den Zug; 2 AP verfallen.",
    ]);
    expect(ended(fr)).toEqual([
      "Igor termine son tour.",
      "Igor termine son tour ; 1 PA perdu.",
      "Igor termine son tour ; 2 PA perdus.",
    ]);
  });

  it("are written as the language writes them", () => {
    expect(en.hints.compared(12345)).toBe("The best of 12,345 plans it compared.");
    expect(de.hints.compared(12345)).toBe("Der beste von 12.345 verglichenen Plänen.");
    expect(plain(fr.hints.compared(12345))).toBe("Le meilleur des 12 345 plans comparés.");
    expect(plain(de.hints.worse(1.5))).toBe("Etwa 1,5 Punkte schlechter als der beste Plan.");
  });
});

describe("the person at the screen", () => {
  it("is you, vous and du", () => {
    const drawn = (words: Words, mine: number[]) => told(words, "tile_drawn", { tile: "A2" }, mine);
    expect([en, fr, de].map((words) => drawn(words, [1]))).toEqual([
      "You draw tile A2.",
      "Vous piochez la tuile A2.",
      "Du ziehst Plättchen A2.",
    ]);
    expect([en, fr, de].map((words) => drawn(words, [1, 2]))).toEqual([
      "Igor draws tile A2.",
      "Igor pioche la tuile A2.",
      "Igor zieht Plättchen A2.",
    ]);
  });

  it("can be on either side of an exchange", () => {
    const swap = { seat: 2, other: 1, give: 3, get: 5 };
    expect([en, fr, de].map((words) => told(words, "treasures_exchanged", swap, [1]))).toEqual([
      "Zoé exchanges with you: Obsidian Blade for Shell Necklace.",
      "Échange avec vous : Zoé donne Lame d’obsidienne contre Collier de coquillages.",
      "Tausch mit dir: Zoé gibt Obsidianklinge für Muschelkette.",
    ]);
    expect([en, fr, de].map(({ result }) => plain(result.exchange("Zoé", null, 3, 5)))).toEqual([
      "Zoé takes Shell Necklace (5) from you for Obsidian Blade (3)",
      "Zoé vous prend Collier de coquillages (5) contre Lame d’obsidienne (3)",
      "Zoé nimmt Muschelkette (5) von dir im Tausch gegen Obsidianklinge (3)",
    ]);
  });

  it("wins, alone or with others", () => {
    expect([en, fr, de].map(({ result }) => result.wins(null))).toEqual([
      "You win",
      "Vous gagnez",
      "Du gewinnst",
    ]);
    expect([en, fr, de].map(({ result }) => result.share(["Zoé", null]))).toEqual([
      "You and Zoé share the victory",
      "Vous partagez la victoire avec Zoé",
      "Du teilst dir den Sieg mit Zoé",
    ]);
    expect([en, fr, de].map(({ result }) => result.share(NAMES))).toEqual([
      "Igor, Zoé and Hélène share the victory",
      "Igor, Zoé et Hélène se partagent la victoire",
      "Igor, Zoé und Hélène teilen sich den Sieg",
    ]);
  });

  it("gives up", () => {
    expect([en, fr, de].map(({ table }) => plain(table.concedeDuel(null, "Zoé")))).toEqual([
      "You concede and Zoé wins.",
      "Vous abandonnez et Zoé gagne.",
      "Du gibst auf, und Zoé gewinnt.",
    ]);
  });
});

describe("French names", () => {
  it("never come after de or que", () => {
    const { table, board, auction, result } = fr;
    const said = NAMES.flatMap((name) => [
      table.turnOf(name),
      table.thinking(name),
      table.exchangeWith(3, 5, name),
      table.takenOver(name),
      table.concedeMany(name),
      board.heldBy(name),
      board.campOf(name),
      board.guardOf(name, "leader"),
      auction.highest(5, name),
      auction.passedBy([name]),
      result.wins(name),
      result.tieLine(name, 3, 4),
      result.exchange(name, "Igor", 3, 5),
      fr.problems.not_your_turn({ seat: 1 } as Facts, () => name),
    ]);
    const events = Object.values(fr.events).flatMap((say) =>
      [1, 2, 3].map((seat) => say({ seat, other: 1 } as Facts, people(fr, [1, 2]))),
    );
    expect(
      [...said, ...events].filter((text) => /\b(de|que|d’|qu’) ?(Igor|Zoé|Hél)/.test(text)),
    ).toEqual([]);
  });
});

describe("labels for pieces", () => {
  it("say whose they are, and what is done with them", () => {
    expect([en, fr, de].map(({ board }) => plain(board.guardOf("Igor", "leader")))).toEqual([
      "Igor's guard (leader)",
      "gardien (Igor, chef)",
      "Wächter von Igor (Leiter)",
    ]);
    expect([en, fr, de].map(({ table }) => plain(table.inHand("explorer", "b1")))).toEqual([
      "Explorer (b1): choose where to go.",
      "Explorateur (b1) : choisissez sa destination.",
      "Forscher (b1): Wähle das Ziel.",
    ]);
    expect([en, fr, de].map(({ table }) => plain(table.inHand("explorer", null)))).toEqual([
      "New explorer: choose where to go.",
      "Nouvel explorateur : choisissez sa destination.",
      "Neuer Forscher: Wähle das Ziel.",
    ]);
    expect([en, fr, de].map(({ common }) => common.bot("random"))).toEqual([
      "Coco (random)",
      "Coco (aléatoire)",
      "Coco (Zufall)",
    ]);
  });
});
