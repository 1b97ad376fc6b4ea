import { describe, expect, it } from "vitest";
import { markerOf } from "../src/table/seats/auctionMarker";
import { en } from "../src/words/en";

describe("a seat's marker in the auction", () => {
  const auction = { up: [1, 2, 3], bid: 4, bidder: 2, passed: [3] };

  it("tells who bids, who has passed, who is still to play and who has played", () => {
    const told = [1, 2, 3, 4].map((seat) => markerOf(auction, seat, en));
    expect(told.map(({ kind }) => kind)).toEqual(["up", "bid", "passed", "down"]);
    expect(told[1]?.sign).toBe("4");
    expect(new Set(told.map(({ sign }) => sign)).size).toBe(4);
    expect(told[3]?.words).toBe(en.auction.down);
  });
});
