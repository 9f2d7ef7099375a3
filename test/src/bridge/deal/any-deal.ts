import * as fc from 'fast-check';
import { RANKS, SUITS } from '../../../../src/bridge/card.ts';
import { HAND_SIZE, handOf, type Deal } from '../../../../src/bridge/deal/deal.ts';
import { SEATS } from '../../../../src/bridge/seat.ts';

const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => ({ suit, rank })));

/** Any deal of the 52 cards; with none of them moved, one of four whole suits. */
export const anyDeal: fc.Arbitrary<Deal> = fc
  .shuffledSubarray(PACK, { minLength: PACK.length })
  .map((pack) =>
    Object.fromEntries(
      SEATS.map((seat, place) => [seat, handOf(pack.slice(place * HAND_SIZE, (place + 1) * HAND_SIZE))]),
    ),
  )
  .map((hands) => hands as unknown as Deal);
