/** Clocks as the server told them last; they go on from there by this machine's own time. */

import type { Clocks } from "../../api/types";

/** The server's time, by how far this machine's clock is off. */
export const serverTime = (offset: number, now = Date.now()): number => now + offset;

/** The seconds that a seat has left at a time of the server's. */
export function leftOf(clocks: Clocks, seat: number, now: number): number {
  const left = clocks.left[seat - 1] ?? 0;
  if (clocks.running !== seat || clocks.paused) return left;
  const away = Date.parse(clocks.away[seat - 1] ?? "") || 0;
  const since = Math.max(Date.parse(clocks.since), away);
  return Math.max(0, left - Math.max(0, now - since) / 1000);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in the largest units that matter. */
export interface Span {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export function spanOf(seconds: number): Span {
  const whole = Math.ceil(seconds);
  return {
    days: Math.floor(whole / DAY),
    hours: Math.floor((whole % DAY) / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    seconds: whole % MINUTE,
  };
}

/** Little enough to hurry. */
export function isShort(clocks: Clocks, left: number): boolean {
  return left < (clocks.pace.kind === "daily" ? DAY / 4 : MINUTE);
}
