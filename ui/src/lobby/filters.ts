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
