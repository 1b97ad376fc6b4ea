import { readFileSync } from "node:fs";
import { crc32, inflateSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { drawingIn, pointsOf } from "../building/path";
import { painted, png } from "../building/png";
import { outdated, sourceOf } from "../src/offline/answers";
import { whenServed } from "../src/offline/reconnect";

const HERE = "https://tikal.example";
const FILES = ["/favicon.svg", "/assets/index-abc.js"];

function source(path: string, mode = "cors", method = "GET"): string {
  return sourceOf({ method, mode, url: new URL(path, HERE).href }, HERE, FILES);
}

test("pages come from the server first, files of the build from the cache, games never", () => {
  expect(source("/", "navigate")).toBe("page");
  expect(source("/table/abc", "navigate")).toBe("page");
  expect(source("/favicon.svg")).toBe("kept");
  expect(source("/assets/an-older-one.js")).toBe("kept");
  for (const path of ["/api/tables", "/healthz", "/readyz", "/openapi.json"]) {
    expect(source(path)).toBe("server");
    expect(source(path, "navigate")).toBe("server");
  }
  expect(source("/", "cors"), "asking whether the server is there").toBe("server");
  expect(source("/table/abc", "navigate", "POST")).toBe("server");
  expect(source("https://other.example/assets/index-abc.js")).toBe("server");
});

test("the build before this one is kept for pages that still show it", () => {
  expect(outdated(["tikal 1", "tikal 2", "tikal 3"], "tikal 3")).toEqual(["tikal 1"]);
  expect(outdated(["tikal 1"], "tikal 1")).toEqual([]);
});

test("a page without a server asks at growing intervals until it answers", async () => {
  vi.useFakeTimers();
  const answers = [false, false, true];
  const asked: number[] = [];
  const back = vi.fn();
  whenServed(back, async () => {
    asked.push(Date.now());
    return answers.shift() ?? false;
  });
  const begun = Date.now();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.map((at) => at - begun)).toEqual([1000, 2000, 4000]);
  expect(back).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("who leaves the page stops asking", async () => {
  vi.useFakeTimers();
  const served = vi.fn(async () => false);
  const stop = whenServed(() => undefined, served);
  await vi.advanceTimersByTimeAsync(1500);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(served).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("a path's corners are read, absolute and relative", () => {
  expect(pointsOf("M2 32 17 6h30l15 26-15 26H17z")).toEqual([
    [2, 32],
    [17, 6],
    [47, 6],
    [62, 32],
    [47, 58],
    [17, 58],
  ]);
  expect(() => pointsOf("M0 0c1 1 2 2 3 3")).toThrow();
});

test("the icon as a PNG has its colours where the SVG has them", () => {
  const drawing = drawingIn(readFileSync("public/favicon.svg", "utf-8"));
  const picture = painted(drawing, { pixels: 64, scale: 1, background: null });
  const at = (x: number, y: number) => [...picture.slice((y * 64 + x) * 4, (y * 64 + x) * 4 + 4)];
  expect(at(0, 0)).toEqual([0, 0, 0, 0]);
  expect(at(6, 32)).toEqual([0x1f, 0x5a, 0x41, 255]);
  expect(at(32, 40)).toEqual([0x8a, 0x5f, 0x22, 255]);
  const file = png(picture, 64);
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  expect(file.readUInt32BE(29)).toBe(crc32(file.subarray(12, 29)));
  const length = file.readUInt32BE(33);
  expect(inflateSync(file.subarray(41, 41 + length)).length).toBe(64 * (64 * 4 + 1));
});

test("an icon without transparent parts fills its square", () => {
  const drawing = drawingIn(readFileSync("public/favicon.svg", "utf-8"));
  const picture = painted(drawing, { pixels: 16, scale: 0.7, background: "#1f5a41" });
  expect([...picture].filter((_, index) => index % 4 === 3)).toEqual(Array(256).fill(255));
  expect([...picture.slice(0, 4)]).toEqual([0x1f, 0x5a, 0x41, 255]);
});
