import { SUITS } from '../bridge/card.ts';
import { STRAINS, type Contract, type Level, type Strain } from '../bridge/contract.ts';
import { highCardPoints } from '../bridge/deal/deal.ts';
import { SEATS, SEATS_OF, SIDES, type Seat, type Side } from '../bridge/seat.ts';
import { competitiveAuction, GAME_LEVEL, riskOf, type Bid } from './competitive-bidding.ts';
import { countedTricks, fitIn, pointsOfSide, type SimulatedDeal } from './deal.ts';
import { chance, maxBy, gaussian, type Random } from '../basics/random.ts';

/** The final contract of an auction, and its declarer. */
export interface FinalContract {
  readonly contract: Contract;
  readonly declarer: Seat;
}

/** Counted tricks on which a pair bids game, a little fewer than the game needs. */
const TRICKS_FOR_GAME: Record<Strain, number> = { C: 10.6, D: 10.6, H: 9.45, S: 9.45, NT: 8.55 };
const TRICKS_TO_ASK = 11.4;
const TRICKS_FOR_SLAM = 11.8;
const TRICKS_FOR_GRAND_SLAM = 13.3;

/**
 * A plausible auction between two club pairs; null when all four pass. Every pair sees the same hands and
 * judges them a little differently, so that a room bids game at most tables and stops short of it at some.
 */
export function finalContract(deal: SimulatedDeal, board: number, random: Random): FinalContract | null {
  if (!somebodyOpens(deal, random)) return null;
  const strong = strongerSide(deal, random);
  const wanted = wantedBid(deal, strong, random);
  const last = competitiveAuction(deal, board, wanted, random);
  const contract = { level: last.level, strain: last.strain, risk: riskOf(deal, board, last, wanted, random) };
  return { contract, declarer: declarerOf(deal, last, random) };
}

/** A hand opens with points and its two longest suits at 20 or about, or, lighter, with a good long suit. */
function somebodyOpens(deal: SimulatedDeal, random: Random): boolean {
  return SEATS.some((seat) => {
    const hand = deal.hands[seat];
    const points = highCardPoints(hand);
    const [longest = 0, second = 0] = SUITS.map((suit) => hand[suit].length).toSorted((a, b) => b - a);
    const fullOpening = points + longest + second + gaussian(random, 0.6) >= 19.4;
    return fullOpening || (longest >= 6 && points >= 6 && chance(random, 0.7));
  });
}

function strongerSide(deal: SimulatedDeal, random: Random): Side {
  const [ns, ew] = SIDES.map(
    (side) => pointsOfSide(deal.hands, side) + 1.2 * Math.max(...SUITS.map((suit) => fitIn(deal.hands, side, suit))),
  ) as [number, number];
  return ns - ew + gaussian(random, 1.2) >= 0 ? 'NS' : 'EW';
}

/** The bid the side would reach without competition. */
function wantedBid(deal: SimulatedDeal, side: Side, random: Random): Bid {
  const strain = chosenStrain(deal, side, random);
  const counted = countedTricks(deal.hands, side, strain) + gaussian(random, 0.75);
  return { side, strain, level: slamLevel(deal, side, strain, counted) ?? levelBelowSlam(strain, counted, random) };
}

/** Near a slam a pair asks for aces and kings, which brings its count halfway to the true tricks. */
function slamLevel(deal: SimulatedDeal, side: Side, strain: Strain, counted: number): Level | null {
  if (counted < TRICKS_TO_ASK) return null;
  const informed = (counted + deal.tricks[side][strain]) / 2;
  if (informed >= TRICKS_FOR_GRAND_SLAM) return 7;
  return informed >= TRICKS_FOR_SLAM ? 6 : null;
}

/** A major with eight cards before no-trump, no-trump before a minor; matters of taste otherwise. */
function chosenStrain(deal: SimulatedDeal, side: Side, random: Random): Strain {
  const liking = (strain: Strain): number => {
    const taste = gaussian(random, 0.65);
    if (strain === 'NT') return 0.7 - 0.5 * longestSuitBeyondFive(deal, side) + taste;
    const fit = fitIn(deal.hands, side, strain);
    return (strain === 'H' || strain === 'S' ? 1.3 * (fit - 7) : 0.9 * (fit - 7.7)) + taste;
  };
  const best = maxBy(STRAINS, liking);
  // Nine tricks in no-trump come before eleven in a minor.
  const gameInNoTrump = countedTricks(deal.hands, side, 'NT') + gaussian(random, 0.4) >= TRICKS_FOR_GAME.NT;
  return (best === 'C' || best === 'D') && gameInNoTrump && chance(random, 0.75) ? 'NT' : best;
}

function longestSuitBeyondFive(deal: SimulatedDeal, side: Side): number {
  return Math.max(0, ...SEATS_OF[side].flatMap((seat) => SUITS.map((suit) => deal.hands[seat][suit].length - 5)));
}

function levelBelowSlam(strain: Strain, tricks: number, random: Random): Level {
  if (tricks >= TRICKS_FOR_GAME[strain]) return GAME_LEVEL[strain];
  const invited = tricks >= TRICKS_FOR_GAME[strain] - 0.9 && chance(random, 0.55);
  if (strain === 'NT') return invited ? 2 : 1;
  if (invited) return 3;
  return tricks < 7.8 && chance(random, 0.5) ? 1 : 2;
}

/** The partner who named the strain first: with more trumps, at no-trump rather the stronger one. */
function declarerOf(deal: SimulatedDeal, last: Bid, random: Random): Seat {
  const [first, second] = SEATS_OF[last.side];
  const claim = (seat: Seat): number =>
    last.strain === 'NT' ? highCardPoints(deal.hands[seat]) / 3 : deal.hands[seat][last.strain].length * 1.5;
  return claim(first) - claim(second) + gaussian(random, 1) >= 0 ? first : second;
}
