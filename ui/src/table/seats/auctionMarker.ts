/** Where a seat stands in the auction: its marker, its bid, or that it passed. */

import type { Seat, State } from "../../api/types";
import type { Words } from "../../words/words";

export interface Marker {
  kind: "down" | "bid" | "passed" | "up";
  /** For a line of little room. */
  sign: string;
  words: string;
}

type Auction = Pick<NonNullable<State["auction"]>, "up" | "bid" | "bidder" | "passed">;

export function markerOf(auction: Auction, seat: Seat, { auction: t }: Words): Marker {
  if (!auction.up.includes(seat)) return { kind: "down", sign: "○", words: t.down };
  if (auction.bidder === seat)
    return { kind: "bid", sign: String(auction.bid), words: t.bid(auction.bid) };
  if (auction.passed.includes(seat)) return { kind: "passed", sign: "–", words: t.passed };
  return { kind: "up", sign: "●", words: t.up };
}
