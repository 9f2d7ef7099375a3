import { isVulnerable } from '../bridge/board.ts';
import { SUITS } from '../bridge/card.ts';
import { LEVELS, STRAINS, type Level, type Risk, type Strain } from '../bridge/contract.ts';
import { opponentsOf, type Side } from '../bridge/seat.ts';
import { countedTricks, fitIn, pointsOfSide, type SimulatedDeal } from './deal.ts';
import { chance, maxBy, gaussian, type Random } from '../basics/random.ts';

/** A bid, and the side that made it. */
export interface Bid {
  readonly side: Side;
  readonly level: Level;
  readonly strain: Strain;
}

/** The level at which a contract in the strain is a game. */
export const GAME_LEVEL: Readonly<Record<Strain, Level>> = { C: 5, D: 5, H: 4, S: 4, NT: 3 };

/** One side in a competitive auction: the strain it bids, and the highest level it bids to. */
interface Bidder {
  readonly side: Side;
  readonly strain: Strain;
  readonly limit: number;
}

/** Both sides bid on while their trumps allow it, until one passes. Returns the last bid. */
export function competitiveAuction(deal: SimulatedDeal, board: number, wanted: Bid, random: Random): Bid {
  const own = limitOf(deal, board, wanted.side, wanted.strain, random);
  const rivals = rivalsOf(deal, board, wanted.side, random);
  let [last, next]: [Bid, Bidder] = [wanted, rivals];
  for (;;) {
    const bid = cheapestOver(last, next);
    if (bid === null || bid.level > next.limit) return last;
    [last, next] = [bid, next === rivals ? { ...wanted, limit: Math.max(wanted.level, own) } : rivals];
  }
}

function rivalsOf(deal: SimulatedDeal, board: number, against: Side, random: Random): Bidder {
  const side = opponentsOf(against);
  const strain = maxBy(SUITS, (suit) => fitIn(deal.hands, side, suit) + gaussian(random, 0.3));
  const silent = chance(random, 0.15);
  return { side, strain, limit: silent ? 0 : limitOf(deal, board, side, strain, random) };
}

/** The bidder's lowest bid over the last one; null where there is none. */
function cheapestOver(last: Bid, { side, strain }: Bidder): Bid | null {
  const over = STRAINS.indexOf(strain) > STRAINS.indexOf(last.strain) ? last.level : last.level + 1;
  const level = LEVELS.find((l) => l === over);
  return level === undefined ? null : { side, level, strain };
}

/**
 * The highest level a side bids to in competition: as many tricks as it has trumps (the law of total tricks), fewer
 * when weak or vulnerable.
 */
function limitOf(deal: SimulatedDeal, board: number, side: Side, strain: Strain, random: Random): number {
  const points = pointsOfSide(deal.hands, side);
  const nerve = gaussian(random, 0.8) - (isVulnerable(board, side) ? 0.4 : 0);
  if (strain === 'NT') return Math.min(3, Math.floor(countedTricks(deal.hands, side, 'NT') - 6 + nerve));
  const fit = fitIn(deal.hands, side, strain);
  return Math.min(5, Math.floor(fit - 5.5 + (points - 19) / 6 + nerve));
}

/**
 * Defenders double when they count on two down, most often a sacrifice against their game, and now and then without
 * good reason. A doubled pair that counts its tricks may redouble.
 */
export function riskOf(deal: SimulatedDeal, board: number, last: Bid, wanted: Bid, random: Random): Risk {
  const short = 6 + last.level - countedTricks(deal.hands, last.side, last.strain) + gaussian(random, 0.7);
  const nervous = isVulnerable(board, last.side) ? 1.1 : 1;
  if (!chance(random, nervous * doublesIn(short, last, wanted))) return '';
  return short < 0.3 && chance(random, 0.2) ? 'XX' : 'X';
}

/** The share of tables that double a contract expected to go `short` tricks down. */
function doublesIn(short: number, last: Bid, wanted: Bid): number {
  const pushed = last.side !== wanted.side;
  if (pushed && wanted.level >= GAME_LEVEL[wanted.strain]) return 0.75;
  if (short >= 1.8) return pushed ? 0.45 : 0.3;
  return pushed && short >= 1 ? 0.16 : 0.012;
}
