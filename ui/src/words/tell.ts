/** Codes and parameters from the server, in the words of the chosen language. */

import type { GameEvent, Problem, Seat, SeatInfo } from "../api/types";
import type { EventCode, RefusalCode } from "./sentences";
import type { Facts, Name, ProblemCode, Who, Words } from "./words";

export type { Who };

/** What somebody is called; bots that nobody has named have the names of their levels. */
export function nameOf(info: SeatInfo | undefined, seat: Seat, words: Words): string {
  if (!info) return words.common.seat(seat);
  if (info.kind === "mutul") return words.common.mutul;
  if (info.kind === "invited" || info.kind === "open") return words.together.free;
  const { bot, name } = info;
  if (bot && (!name || name === bot)) return words.botNames[bot] ?? bot;
  const person = name || words.common.seat(seat);
  return info.program ? words.programs.mark(person) : person;
}

/**
 * Who sits where; of several with one name, each has the seat's number as well. A person alone at
 * the screen is spoken to, whatever their name; of several people at one screen each has a name.
 */
export function whoOf(seats: readonly SeatInfo[], words: Words, mine: readonly Seat[] = []): Who {
  const you = mine.length === 1 ? (mine[0] ?? null) : null;
  const names = new Map(seats.map((info) => [info.seat, nameOf(info, info.seat, words)]));
  const shared = (name: string) => [...names.values()].filter((each) => each === name).length > 1;
  const who = (seat: Seat): string => {
    if (seat === you) return words.common.you;
    const name = names.get(seat) ?? nameOf(undefined, seat, words);
    return shared(name) ? `${name} ${seat}` : name;
  };
  return Object.assign(who, { you });
}

/** The name, or null where it is the person at the screen. */
export function nameFor(who: Who, seat: Seat): Name {
  return seat === who.you ? null : who(seat);
}

export function tellEvent(event: GameEvent, words: Words, who: Who): string {
  const say = words.events[event.code as EventCode];
  return say ? say(event.params as unknown as Facts, who) : event.code;
}

export function tellProblem(
  problem: Pick<Problem, "code" | "params" | "message">,
  words: Words,
  who: Who,
): string {
  const say =
    words.refusals[problem.code as RefusalCode] ?? words.problems[problem.code as ProblemCode];
  if (say) return say(problem.params as unknown as Facts, who);
  return problem.code === "offline" ? words.common.offline : words.common.failed;
}

const SPACE = /^[a-h][1-5]\b/;

/** A refusal as a sentence of its own; the name of a space stays small. */
export function asSentence(text: string): string {
  const begun = SPACE.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** Where in a record something is wrong, as the server's sentence begins. */
const PLACE = /^[a-z_]+(?:[.[][\w\]]+)*(?=: )/;

/** Why a record file can't be opened: the place in it, and what the rules say where they say no. */
export function tellRecord(problem: Problem, words: Words): string {
  if (problem.code === "running") return words.start.runningFile;
  if (problem.code !== "record" && problem.code !== "malformed")
    return tellProblem(problem, words, words.common.seat);
  const place = problem.code === "record" && PLACE.exec(problem.message)?.[0];
  const { refusal, facts } = problem.params as { refusal?: string; facts?: Problem["params"] };
  const say = words.refusals[refusal as RefusalCode];
  const broken = say ? say((facts ?? {}) as unknown as Facts, words.common.seat) : "";
  const rule = problem.rule ? `(${problem.rule})` : "";
  return [
    place ? words.start.badFileAt(place) : words.start.badFile,
    broken ? asSentence([broken, rule].filter(Boolean).join(" ")) : rule,
  ]
    .filter(Boolean)
    .join(" ");
}
