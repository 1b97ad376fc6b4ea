/** The shapes of our icon: paths of straight lines, as they stand in its SVG. */

export type Point = readonly [number, number];

export interface Shape {
  points: Point[];
  fill: string;
  /** The line around it, if it has one. */
  stroke: string | null;
  width: number;
}

export interface Drawing {
  size: number;
  shapes: Shape[];
}

/** Read an SVG that consists of paths; what an icon of ours does not need is an error. */
export function drawingIn(svg: string): Drawing {
  const box = /viewBox="0 0 (\d+) \1"/.exec(svg);
  if (!box) throw new Error("an icon's viewBox begins at 0 0 and is square");
  const tags = svg.match(/<(?!\/|svg)[^>]*>/g) ?? [];
  return { size: Number(box[1]), shapes: tags.map(shapeOf) };
}

function shapeOf(tag: string): Shape {
  const value = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;
  const [line, fill] = [value("d"), value("fill")];
  if (!tag.startsWith("<path") || line === null || fill === null) {
    throw new Error(`an icon consists of filled paths: ${tag}`);
  }
  return {
    points: pointsOf(line),
    fill,
    stroke: value("stroke"),
    width: Number(value("stroke-width") ?? 0),
  };
}

/** The corners of a path: M, L, H, V and z, absolute or relative. */
export function pointsOf(line: string): Point[] {
  const points: Point[] = [];
  for (const [, letter = "", rest = ""] of line.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const pairs = pairsOf(letter.toUpperCase(), numbers);
    for (const [x, y] of pairs) {
      const [fromX, fromY] = points.at(-1) ?? [0, 0];
      const relative = letter !== letter.toUpperCase();
      points.push([
        x === null ? fromX : x + (relative ? fromX : 0),
        y === null ? fromY : y + (relative ? fromY : 0),
      ]);
    }
  }
  return points;
}

function pairsOf(letter: string, numbers: number[]): [number | null, number | null][] {
  if (letter === "H") return numbers.map((x) => [x, null]);
  if (letter === "V") return numbers.map((y) => [null, y]);
  if (letter === "Z") return [];
  if (letter !== "M" && letter !== "L") throw new Error(`an icon's path has no ${letter}`);
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0]] : []));
}
