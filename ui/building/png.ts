/** Pictures of our icon as PNG, for systems that take no SVG: made while building, never kept. */

import { crc32, deflateSync } from "node:zlib";
import type { Drawing, Point, Shape } from "./path.ts";

/** How a picture fills its frame: the icon's size in its middle, and what is behind the icon. */
export interface Frame {
  /** How high it is; as wide, unless its width is given. */
  pixels: number;
  width?: number;
  /** The part of the height that the icon has. */
  scale: number;
  /** Nothing is transparent. */
  background: string | null;
}

type Colour = readonly [number, number, number];

/** Paint a drawing into a frame: red, green, blue and opacity of each pixel. */
export function painted(drawing: Drawing, frame: Frame): Uint8Array {
  const { pixels, width = pixels, scale, background } = frame;
  const picture = new Uint8Array(width * pixels * 4);
  const ground = background === null ? null : colourOf(background);
  const unit = drawing.size / (pixels * scale);
  const margin = (pixels * (1 - scale)) / 2;
  const side = margin + (width - pixels) / 2;
  for (let y = 0; y < pixels; y++) {
    for (let x = 0; x < width; x++) {
      const at: Point = [(x + 0.5 - side) * unit, (y + 0.5 - margin) * unit];
      picture.set(pixelAt(at, drawing, unit, ground), (y * width + x) * 4);
    }
  }
  return picture;
}

function pixelAt(at: Point, drawing: Drawing, unit: number, ground: Colour | null): number[] {
  let [red, green, blue] = ground ?? [0, 0, 0];
  let opacity = ground ? 1 : 0;
  const lay = (colour: string, cover: number) => {
    if (cover <= 0) return;
    const all = cover + opacity * (1 - cover);
    const mixed = (above: number, below: number) =>
      (above * cover + below * opacity * (1 - cover)) / all;
    const [r, g, b] = colourOf(colour);
    [red, green, blue, opacity] = [mixed(r, red), mixed(g, green), mixed(b, blue), all];
  };
  for (const shape of drawing.shapes) {
    const away = distance(at, shape);
    lay(shape.fill, covered(away, unit));
    if (shape.stroke) lay(shape.stroke, covered(Math.abs(away) - shape.width / 2, unit));
  }
  return [red, green, blue, opacity * 255].map(Math.round);
}

/** How much of a pixel is covered, by how far its middle is outside. */
function covered(away: number, unit: number): number {
  return Math.min(1, Math.max(0, 0.5 - away / unit));
}

/** How far a point is from the edge of a shape; less than nothing inside. */
function distance([x, y]: Point, { points }: Shape): number {
  let nearest = Number.POSITIVE_INFINITY;
  let inside = false;
  let [ax, ay] = points.at(-1) ?? [0, 0];
  for (const [bx, by] of points) {
    const dx = bx - ax;
    const dy = by - ay;
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
    const part = along < 0 ? 0 : along > 1 ? 1 : along;
    const awayX = x - ax - part * dx;
    const awayY = y - ay - part * dy;
    nearest = Math.min(nearest, awayX * awayX + awayY * awayY);
    if (ay > y !== by > y && x < ax + ((y - ay) * dx) / dy) inside = !inside;
    ax = bx;
    ay = by;
  }
  return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
}

const COLOURS = new Map<string, Colour>();

function colourOf(hex: string): Colour {
  const known = COLOURS.get(hex);
  if (known) return known;
  const number = Number.parseInt(hex.slice(1), 16);
  const colour = [number >> 16, (number >> 8) & 255, number & 255] as const;
  COLOURS.set(hex, colour);
  return colour;
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/** A picture as a PNG file: eight bits for each of red, green, blue and opacity. */
export function png(picture: Uint8Array, width: number): Buffer {
  const row = width * 4;
  const height = picture.length / row;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (row + 1));
  for (let y = 0; y < height; y++) {
    rows.set(picture.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  }
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    part("IHDR", header),
    part("IDAT", deflateSync(rows, { level: 9 })),
    part("IEND", Buffer.alloc(0)),
  ]);
}

function part(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "ascii"), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}
