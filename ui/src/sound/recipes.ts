/** The sounds, as data: each is a few short voices of wood, stone, metal or air, mixed quietly. */

/** One voice: a tone that may glide, or filtered noise, with a short rise and a longer fall. */
export interface Voice {
  /** A wave, or `noise` for the sound of something rough. */
  wave: "sine" | "triangle" | "noise";
  /** Seconds after the sound begins. */
  at: number;
  /** Of a tone its pitch, of noise the middle of its band; where it glides to, if it does. */
  hertz: number;
  to?: number;
  /** Seconds to its loudest moment, and from there until nothing is left. */
  rise: number;
  fall: number;
  /** How loud it is at its loudest, from 0 to 1. */
  gain: number;
}

export type SoundName =
  | "tile"
  | "step"
  | "stone"
  | "treasure"
  | "volcano"
  | "turn"
  | "tick"
  | "won";

/** A bar of wood as on a marimba: its tone, and two octaves above it a knock that is gone at once. */
function bar(hertz: number, at = 0, gain = 0.32, fall = 0.3): Voice[] {
  return [
    { wave: "sine", at, hertz, rise: 0.003, fall, gain },
    { wave: "sine", at, hertz: 4 * hertz, rise: 0.001, fall: fall / 5, gain: gain / 4 },
  ];
}

/** A small bell of copper: partials that don't quite fit. */
function bell(hertz: number, at: number, gain = 0.13): Voice[] {
  return [
    { wave: "sine", at, hertz, rise: 0.004, fall: 0.55, gain },
    { wave: "sine", at, hertz: 2.76 * hertz, rise: 0.002, fall: 0.2, gain: gain / 3 },
  ];
}

export const RECIPES: Record<SoundName, readonly Voice[]> = {
  tile: [
    { wave: "noise", at: 0, hertz: 1700, rise: 0.001, fall: 0.03, gain: 0.2 },
    { wave: "sine", at: 0, hertz: 330, to: 210, rise: 0.002, fall: 0.11, gain: 0.4 },
    { wave: "triangle", at: 0.055, hertz: 240, to: 180, rise: 0.002, fall: 0.08, gain: 0.16 },
  ],
  step: [
    { wave: "noise", at: 0, hertz: 900, rise: 0.002, fall: 0.035, gain: 0.1 },
    { wave: "triangle", at: 0, hertz: 250, to: 190, rise: 0.002, fall: 0.06, gain: 0.22 },
  ],
  stone: [
    { wave: "noise", at: 0, hertz: 420, to: 820, rise: 0.07, fall: 0.2, gain: 0.3 },
    { wave: "noise", at: 0.24, hertz: 1300, rise: 0.001, fall: 0.04, gain: 0.16 },
    { wave: "sine", at: 0.24, hertz: 130, to: 82, rise: 0.002, fall: 0.17, gain: 0.45 },
  ],
  treasure: [...bell(880, 0), ...bell(1174.7, 0.08), ...bell(1568, 0.16, 0.15)],
  volcano: [
    { wave: "noise", at: 0, hertz: 90, to: 55, rise: 0.35, fall: 1.5, gain: 0.8 },
    { wave: "sine", at: 0, hertz: 58, to: 38, rise: 0.25, fall: 1.5, gain: 0.42 },
    { wave: "noise", at: 0.3, hertz: 240, to: 120, rise: 0.05, fall: 0.7, gain: 0.26 },
  ],
  turn: [...bar(523.25), ...bar(783.99, 0.12)],
  tick: bar(659.25, 0, 0.2, 0.14),
  won: [
    ...bar(392),
    ...bar(523.25, 0.13),
    ...bar(659.25, 0.26),
    ...bar(783.99, 0.39, 0.34, 0.7),
    ...bell(1568, 0.52, 0.07),
  ],
};
