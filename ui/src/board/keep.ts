/** Keeping the board in its frame, one axis at a time. */

export interface Axis {
  /** How long the frame is on the screen. */
  frame: number;
  /** How long the board is at scale 1; it lies in the middle of the frame then. */
  board: number;
  scale: number;
  /** How much of what lies beside the board may show: room to get a space out from under a button. */
  edge: number;
}

/** Return the offset nearest to the wanted one that shows as little as can be beside the board. */
export function kept(offset: number, { frame, board, scale, edge }: Axis): number {
  const before = ((frame - board) / 2) * scale;
  const long = board * scale;
  if (long + 2 * edge <= frame) return (frame - long) / 2 - before;
  const spare = Math.max(edge, (frame - long) / 2);
  return Math.min(spare - before, Math.max(frame - spare - long - before, offset));
}
