/** Keeping the board in its frame, one axis at a time. */

export interface Axis {
  /** How long the frame is on the screen. */
  frame: number;
  /** How long the board is at scale 1; it lies in the middle of the frame then. */
  board: number;
  scale: number;
  /** How much of what lies before and after the board may show: room for buttons beside its spaces. */
  before: number;
  after: number;
}

/** Return the offset nearest to the wanted one that shows as little as can be beside the board. */
export function kept(offset: number, { frame, board, scale, before, after }: Axis): number {
  const start = ((frame - board) / 2) * scale;
  const long = board * scale;
  const middle = (frame - long) / 2;
  if (long + before + after <= frame)
    return Math.min(frame - after - long, Math.max(before, middle)) - start;
  const first = Math.max(before, middle);
  const last = Math.max(after, middle);
  return Math.min(first - start, Math.max(frame - last - long - start, offset));
}
