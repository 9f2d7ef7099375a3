import { HAND_SIZE, handOf, highCardPoints, type Deal, type Hand } from '../bridge/deal/deal.ts';
import { RANKS, SUITS, type Suit } from '../bridge/card.ts';
import { STRAINS, type Strain } from '../bridge/contract.ts';
import { SEATS, SEATS_OF, SIDES, type Seat, type Side } from '../bridge/seat.ts';
import { gaussian, shuffled, type Random } from '../basics/random.ts';

/** A deal of the simulation: four hands, and the tricks each side can expect. */
export interface SimulatedDeal {
  readonly hands: Deal;
  /**
   * Tricks each side can expect in each strain with good play by everybody: fractions, since the play at each table
   * scatters around them. Estimated from strength and fit, not by a double-dummy solver.
   */
  readonly tricks: Readonly<Record<Side, Readonly<Record<Strain, number>>>>;
}

/** Standard deviation of the true tricks from those the players can count. */
const LIE_OF_THE_CARDS = 0.85;
/** Tricks that players count too many on average. */
const OPTIMISM = 0.35;

/** Deals 52 cards. */
export function dealCards(random: Random): SimulatedDeal {
  const pack = shuffled(
    SUITS.flatMap((suit) => RANKS.map((rank) => ({ suit, rank }))),
    random,
  );
  const [N, E, S, W] = SEATS.map((_, place) => handOf(pack.slice(place * HAND_SIZE, (place + 1) * HAND_SIZE)));
  const hands = { N, E, S, W } as Record<Seat, Hand>;
  const luck = { NS: luckOf(random), EW: luckOf(random) };
  const tricks = Object.fromEntries(
    SIDES.map((side) => [side, mapStrains((strain) => countedTricks(hands, side, strain) + luck[side][strain])]),
  ) as Record<Side, Record<Strain, number>>;
  return { hands, tricks };
}

/** The luck of finesses and breaks, partly the same in every strain. */
function luckOf(random: Random): Record<Strain, number> {
  const everywhere = gaussian(random, LIE_OF_THE_CARDS * 0.8) - OPTIMISM;
  return mapStrains(() => everywhere + gaussian(random, LIE_OF_THE_CARDS * 0.6));
}

function mapStrains(value: (strain: Strain) => number): Record<Strain, number> {
  return Object.fromEntries(STRAINS.map((strain) => [strain, value(strain)])) as Record<Strain, number>;
}

/** The side's high-card points. */
export function pointsOfSide(hands: Deal, side: Side): number {
  const [first, second] = SEATS_OF[side];
  return highCardPoints(hands[first]) + highCardPoints(hands[second]);
}

/** How many cards of the suit the two partners hold together. */
export function fitIn(hands: Deal, side: Side, suit: Suit): number {
  const [first, second] = SEATS_OF[side];
  return hands[first][suit].length + hands[second][suit].length;
}

/**
 * The tricks a side's points and fit are worth, as its players count them: half the points and eight trumps bring
 * eight.
 */
export function countedTricks(hands: Deal, side: Side, strain: Strain): number {
  const strength = pointsOfSide(hands, side) - 20;
  if (strain === 'NT') return 6.7 + 0.4 * strength - 0.5 * widestGap(hands, side);
  const fit = fitIn(hands, side, strain);
  return 8 + 0.34 * strength + 0.7 * (fit - 8) + 0.35 * shortness(hands, side, strain);
}

/**
 * Ruffs: a singleton counts 1, a void 2, in the partners' side suits, where there are trumps to ruff with; at most 3.
 */
function shortness(hands: Deal, side: Side, trumps: Suit): number {
  let ruffs = 0;
  for (const seat of SEATS_OF[side]) {
    const hand = hands[seat];
    if (hand[trumps].length < 3) continue;
    for (const suit of SUITS) if (suit !== trumps) ruffs += Math.max(0, 2 - hand[suit].length);
  }
  return Math.min(ruffs, 3);
}

/** The cards by which the opponents' longest suit exceeds eight: they can run them against no-trump. */
function widestGap(hands: Deal, side: Side): number {
  const longest = Math.max(...SUITS.map((suit) => HAND_SIZE - fitIn(hands, side, suit)));
  return Math.max(0, longest - 8);
}
