import type { Direction, Member } from "../../api/types";
import type { EventWords, Facts, RefusalWords } from "../words";

const ACC: Record<Member, string> = { explorer: "einen Forscher", leader: "den Leiter" };
const THE: Record<Member, string> = { explorer: "den Forscher", leader: "den Leiter" };
const HIS: Record<Member, string> = { explorer: "seinen Forscher", leader: "seinen Leiter" };
export const COMPASS: Record<Direction, string> = {
  N: "Norden",
  NE: "Nordosten",
  SE: "Südosten",
  S: "Süden",
  SW: "Südwesten",
  NW: "Nordwesten",
};
const WHY: Record<Facts["why"], string> = {
  new_tile: "das neue Feld",
  temple: "der höchste Tempel, in dem er nicht führt",
  ruins: "die Ruine mit den wenigsten Schätzen",
};
const STEPS = ["", "Stufen", "Schätze", "Feld", "Mitglieder", "Weiterziehen", "Wachen"];

function treasures(count: number): string {
  return `${count} ${count === 1 ? "Schatz" : "Schätze"}`;
}

function party(explorers: number, leaders: number): string {
  return [leaders ? "der Leiter" : "", explorers ? `${explorers} Forscher` : ""]
    .filter(Boolean)
    .join(" und ");
}

function sense(p: Facts): string {
  return `${COMPASS[p.needle]}, ${p.sense === "cw" ? "im Uhrzeigersinn" : "gegen den Uhrzeigersinn"}`;
}

function tie(p: Facts): string {
  return p.tied > 1 ? ` (von ${p.tied} gleichen der erste ab ${sense(p)})` : "";
}

export const events: EventWords = {
  tile_drawn: (p, who) => `${who(p.seat)} zieht Plättchen ${p.tile}.`,
  tile_placed: (p, who) => `${who(p.seat)} legt Plättchen ${p.tile} auf ${p.space}.`,
  tile_discarded: (p, who) =>
    `Plättchen ${p.tile} von ${who(p.seat)} passt nirgends und verlässt das Spiel.`,
  treasures_buried: (p) => `${treasures(p.count)} liegen verdeckt auf ${p.space}.`,
  turn_started: (p, who) => `${who(p.seat)} ist am Zug.`,
  turn_ended: (p, who) => `${who(p.seat)} beendet den Zug${p.ap ? ` mit ${p.ap} AP übrig` : ""}.`,
  scoring_started: (p, who) => `${who(p.seat)} zieht Vulkan ${p.tile}: eine Wertung beginnt.`,
  final_scoring_started: (p, who) =>
    `Das letzte Plättchen liegt: Schlusswertung, ${who(p.seat)} beginnt.`,
  scoring_turn_started: (p, who) => `Wertungszug von ${who(p.seat)}.`,
  member_placed: (p, who) => `${who(p.seat)} setzt ${ACC[p.member]} auf ${p.space} ein.`,
  member_moved: (p, who) =>
    `${who(p.seat)} zieht ${THE[p.member]} von ${p.space} nach ${p.to} (${p.cost} AP).`,
  member_shifted: (p, who) =>
    `${who(p.seat)} versetzt ${THE[p.member]} von ${p.space} nach ${p.to}.`,
  floor_uncovered: (p, who) =>
    `${who(p.seat)} legt Stufe ${p.level} des Tempels auf ${p.space} frei.`,
  treasure_recovered: (p, who) => `${who(p.seat)} birgt Schatz ${p.kind} auf ${p.space}.`,
  ruins_emptied: (p) => `Die Ruine auf ${p.space} ist leer und zählt als Lichtung.`,
  treasures_exchanged: (p, who) =>
    `${who(p.seat)} gibt ${who(p.other)} Schatz ${p.give} für Schatz ${p.get}.`,
  camp_set_up: (p, who) => `${who(p.seat)} errichtet ein Lager auf ${p.space}.`,
  guard_placed: (p, who) => `${who(p.seat)} stellt ${THE[p.member]} als Wache auf ${p.space}.`,
  members_removed: (p, who) =>
    `${who(p.seat)} verliert die übrigen auf ${p.space}: ${party(p.explorers, p.leaders)}.`,
  temple_scored: (p, who) => `${who(p.seat)} erhält ${p.level} für den Tempel auf ${p.space}.`,
  treasures_scored: (p, who) =>
    `${who(p.seat)} erhält ${p.points} für ${p.count} × Schatz ${p.kind}.`,
  seat_scored: (p, who) =>
    `${who(p.seat)}: ${p.temples} für Tempel und ${p.treasures} für Schätze, zusammen ${p.score} Punkte.`,
  game_won: (p, who) => `${who(p.seat)} gewinnt.`,
  tie_broken: (p, who) =>
    `Gleichstand: ${who(p.seat)} bewacht höchstens einen Tempel der Stufe ${p.guarded} und hat ${treasures(p.count)}.`,
  round_started: (p, who) => `Neue Runde: ${who(p.seat)} bietet zuerst.`,
  tile_offered: (p) => `Plättchen ${p.tile} wird angeboten.`,
  auction_opened: (p, who) => `${who(p.seat)} eröffnet die Versteigerung.`,
  bid_made: (p, who) => `${who(p.seat)} bietet ${p.amount}.`,
  passed: (p, who) => `${who(p.seat)} passt.`,
  auction_won: (p, who) => `${who(p.seat)} erhält den Zug für ${p.amount}.`,
  tile_taken: (p, who) => `${who(p.seat)} nimmt Plättchen ${p.tile}.`,
  card_revealed: (p) =>
    `Mutul deckt Karte ${p.card} auf: Nadel ${sense(p)}; ${party(p.explorers, p.leaders)}${p.guards ? "; Wachen" : ""}.`,
  step_skipped: (p) =>
    `Mutul überspringt Schritt ${p.step} (${STEPS[p.step] ?? ""}): nichts zu tun.`,
  mutul_uncovered: (p) =>
    `Mutul legt Stufe ${p.level} auf ${p.space} frei, dem höchsten Tempel, in dem er führt und der wachsen kann${tie(p)}.`,
  mutul_dug: (p) =>
    `Mutul birgt ${treasures(p.count)} auf ${p.space}: einen je Mitglied dort (${p.members}), höchstens 2.`,
  mutul_placed_tile: (p) =>
    `Mutul legt Plättchen ${p.tile} auf ${p.space}, das erste erlaubte Feld ab ${sense(p)}${p.towards ? `; seine Steine zeigen nach ${p.towards}` : ""}.`,
  guide_moved: (p) => `Der Führer geht nach ${p.space}.`,
  mutul_placed_member: (p) =>
    `Mutul setzt ${HIS[p.member]} auf ${p.space}: ${WHY[p.why]}${tie(p)}.`,
  mutul_moved_member: (p) =>
    `Mutul zieht ${HIS[p.member]} von ${p.space} nach ${p.to}: ${WHY[p.why]}${tie(p)}.`,
  mutul_guarded: (p) =>
    `Mutul bewacht den Tempel auf ${p.space}: Stufe ${p.level}, er kann nicht wachsen und Mutul führt${tie(p)}.`,
  members_returned: (p) =>
    `Mutuls übrige auf ${p.space} kehren in seinen Vorrat zurück: ${party(p.explorers, p.leaders)}.`,
};

export const refusals: RefusalWords = {
  already_explored: (p) => `${p.space} ist schon erforscht`,
  bid_or_pass_first: () => "die Versteigerung läuft: biete oder passe",
  bid_over_score: (p) => `du hast nur ${p.score} Punkte zu bieten`,
  bid_too_low: (p) => `biete mindestens ${p.least}, oder passe`,
  camp_there: (p) => `auf ${p.space} steht schon ein Lager`,
  exchange_same_kind: (p) => `beide Schätze sind von der Art ${p.kind}`,
  exchange_with_oneself: () => "tausche mit jemand anderem",
  floor_run_out: (p) => `es gibt keine Stufe ${p.level} mehr`,
  game_over: () => "das Spiel ist vorbei",
  guarded: (p) => `der Tempel auf ${p.space} hat eine Wache`,
  leader_not_in_supply: () => "dein Leiter ist nicht in deinem Vorrat",
  needs_more_members: (p) => `dafür brauchst du ${p.needed} Mitglieder auf ${p.space}`,
  no_auction_now: () => "gerade wird nichts versteigert",
  no_camps_left: () => "deine beiden Lager stehen schon",
  no_explorers_left: () => "du hast keine Forscher mehr im Vorrat",
  no_guards_left: () => "du hast beide Wachen aufgestellt",
  no_path: (p) => `von ${p.space} nach ${p.to} führt kein Weg`,
  no_such_member: (p) =>
    `du hast auf ${p.space} keinen ${p.member === "leader" ? "Leiter" : "Forscher"}`,
  no_such_seat: (p) => `an diesem Tisch gibt es keinen Platz ${p.other}`,
  no_tile_to_place: () => "es ist kein Plättchen zu legen",
  nobody_there: (p) => `du hast niemanden auf ${p.space}`,
  not_a_clearing: (p) => `${p.space} ist keine Lichtung`,
  not_a_temple: (p) => `auf ${p.space} steht kein Tempel`,
  not_in_this_variant: () => "in diesem Spiel wird nicht versteigert",
  not_neighbours: (p) => `${p.space} und ${p.to} berühren sich nicht`,
  not_next_to_explored: (p) => `${p.space} berührt kein erforschtes Feld`,
  not_on_display: (p) => `Plättchen ${p.tile} liegt nicht aus`,
  not_ruins: (p) => `auf ${p.space} ist keine Ruine`,
  not_strongest: (p) => `du bist auf ${p.space} nicht stärker als alle anderen`,
  not_their_single: (p, who) => `${who(p.other)} hat nicht genau einen Schatz ${p.kind}`,
  not_your_camp: (p) => `${p.space} ist weder das Basislager noch eines deiner Lager`,
  not_your_single: (p) => `du hast nicht genau einen Schatz ${p.kind}`,
  other_tile_drawn: (p) => `zu legen ist Plättchen ${p.drawn}, nicht ${p.tile}`,
  place_the_tile_first: (p) => `lege zuerst Plättchen ${p.tile}`,
  rotation_looks_the_same: (p) => `diese Drehung sieht aus wie +${p.rotation}, schreib sie so`,
  ruins_empty: (p) => `die Ruine auf ${p.space} ist leer`,
  ruins_not_empty: (p) => `in der Ruine auf ${p.space} liegen noch Schätze`,
  shift_nowhere: (p) => `versetzt wird in ein anderes Lager als ${p.space}`,
  take_a_tile_first: () => "nimm zuerst ein Plättchen der Auslage",
  temple_complete: (p) => `der Tempel auf ${p.space} ist vollendet`,
  tile_without_path: (p) => `kein Weg würde zu ${p.tile} auf ${p.space} führen`,
  too_few_ap: (p) => `das kostet ${p.cost} AP, du hast ${p.ap}`,
  unexplored: (p) => `${p.to} ist noch nicht erforscht`,
  volcano_entered: (p) => `auf ${p.to} ist ein Vulkan`,
  volcano_seals: (p) => `ein Vulkan auf ${p.space} würde ${p.sealed} abschneiden`,
  worked_twice: (p) => `du hast auf ${p.space} in diesem Zug schon zweimal gearbeitet`,
};
