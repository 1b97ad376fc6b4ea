/** The curve of a rating as it is drawn, from what everybody begins with. */

/** What everybody begins with. */
export const START = 1500;

export interface RatingLine {
  /** In shares of width and height, from the top left. */
  spots: { x: number; y: number }[];
  lowest: number;
  highest: number;
  /** Where the line of the beginning lies, null if it is not on the chart. */
  start: number | null;
  first: number;
  last: number;
}

/** How far apart the numbers of the scale are at least. */
const STEP = 50;

export function curveOf(history: readonly number[]): RatingLine {
  const ratings = [START, ...history];
  const lowest = Math.floor(Math.min(...ratings) / STEP) * STEP;
  const highest = Math.max(Math.ceil(Math.max(...ratings) / STEP) * STEP, lowest + STEP);
  const height = (rating: number): number => (highest - rating) / (highest - lowest);
  const last = Math.max(1, ratings.length - 1);
  return {
    spots: ratings.map((rating, at) => ({ x: at / last, y: height(rating) })),
    lowest,
    highest,
    start: START > lowest && START < highest ? height(START) : null,
    first: START,
    last: ratings.at(-1) ?? START,
  };
}
