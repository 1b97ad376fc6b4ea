/** Codes and parameters from the server, in the words of the chosen language. */

import type { GameEvent, Problem, Seat, SeatInfo } from "../api/types";
import type { EventCode, Facts, RefusalCode, Words } from "./words";

export type Who = (seat: Seat) => string;

export function nameOf(info: SeatInfo | undefined, seat: Seat, words: Words): string {
  if (!info) return words.common.seat(seat);
  if (info.kind === "mutul") return words.common.mutul;
  if (info.name && info.name !== info.bot) return info.name;
  if (info.kind === "bot") return words.common.bot(words.bots[info.bot ?? ""] ?? info.bot ?? "");
  return words.common.seat(seat);
}

export function whoOf(seats: readonly SeatInfo[], words: Words): Who {
  return (seat) =>
    nameOf(
      seats.find((each) => each.seat === seat),
      seat,
      words,
    );
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
  const say = words.refusals[problem.code as RefusalCode];
  if (say) return say(problem.params as unknown as Facts, who);
  return problem.code === "offline" ? words.common.offline : problem.message || words.common.failed;
}
