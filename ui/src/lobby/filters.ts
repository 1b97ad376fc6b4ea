/** Which of the open tables somebody wants to see. */

import type { TableSummary } from "../api/types";

/** The games that people can share, and how many play them. */
export const VARIANTS = ["classic", "auction"] as const;
export const SIZES = [2, 3, 4] as const;

export function fitting(
  tables: readonly TableSummary[],
  variant: string | null,
  size: number | null,
): TableSummary[] {
  return tables.filter(
    (table) =>
      (variant === null || table.variant === variant) &&
      (size === null || table.seats.length === size),
  );
}

/** The game to play with anyone: that of the table that has waited longest, else a small classic one. */
export function gameWith(
  tables: readonly TableSummary[],
  variant: string | null,
  size: number | null,
): { variant: string; seats: number } {
  const others = fitting(tables, variant, size).filter(({ owner, mine }) => !owner && !mine.length);
  const oldest = others.at(-1);
  return {
    variant: oldest?.variant ?? variant ?? VARIANTS[0],
    seats: oldest?.seats.length ?? size ?? SIZES[0],
  };
}
