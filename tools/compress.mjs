// Compress the files of a folder in advance: name.br and name.gz beside name.
//
//     node tools/compress.mjs FOLDER

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const SMALLEST = 512;
const TEXT = /\.(css|html|js|json|map|svg|txt|webmanifest)$/;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

for (const entry of readdirSync(process.argv[2], { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !TEXT.test(entry.name)) continue;
  const text = readFileSync(path);
  if (text.length < SMALLEST) continue;
  writeFileSync(`${path}.br`, brotliCompressSync(text, QUALITY));
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
}
