/** A tile in words: what is printed on it and on which sides stones lie. */

import type { TileFacts } from "../../api/types";
import { DIRECTIONS } from "../../board/geometry";
import type { Words } from "../../words/words";

export function tileKind(tile: TileFacts, { board }: Words): string {
  if (tile.terrain === "temple") return board.templeOf(tile.value);
  if (tile.terrain === "ruins") return board.ruinsWith(tile.value);
  return board.terrain[tile.terrain];
}

export function tileLabel(tile: TileFacts, words: Words): string {
  const stones = tile.stones.flatMap((count, side) =>
    count ? [`${words.compass[DIRECTIONS[side] ?? "N"]} ${count}`] : [],
  );
  const what = tileKind(tile, words);
  return words.board.tile(
    tile.tile,
    stones.length ? `${what}, ${words.board.stones(stones.join(", "))}` : what,
  );
}
