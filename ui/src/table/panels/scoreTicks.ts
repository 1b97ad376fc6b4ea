/** Round numbers on a scale that begins with 0. */

const STEPS = [10, 20, 25, 50, 100, 200, 500];
const MOST = 6;

/** As many as are legible, evenly apart, none beyond the end. */
export function ticksTo(most: number): number[] {
  const step = STEPS.find((each) => most / each < MOST) ?? 1000;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
