import { RANKS, SUITS, type Card, type Rank, type Suit } from '../bridge/card.ts';
import { STRAINS, type Strain } from '../bridge/contract.ts';
import { SEATS, SIDES, type Seat, type Side } from '../bridge/seat.ts';
import { gaussian, shuffled, type Random } from '../basics/random.ts';

/** A deal of the simulation: four hands, and the tricks each side can expect. */
export interface Deal {
  readonly hands: Readonly<Record<Seat, Hand>>;
  /**
   * Tricks each side can expect in each strain with good play by everybody: fractions, since the play at each table
   * scatters around them. Estimated from strength and fit, not by a double-dummy solver.
   */
  readonly tricks: Readonly<Record<Side, Readonly<Record<Strain, number>>>>;
}

/** Thirteen cards and what a player counts in them. */
export interface Hand {
  readonly cards: readonly Card[];
  /** Ace 4, king 3, queen 2, jack 1. */
  readonly points: number;
  readonly length: Readonly<Record<Suit, number>>;
}

export const SEATS_OF_SIDE: Readonly<Record<Side, readonly [Seat, Seat]>> = { NS: ['N', 'S'], EW: ['E', 'W'] };

const HAND_SIZE = 13;
const HONOUR_POINTS: Partial<Record<Rank, number>> = { A: 4, K: 3, Q: 2, J: 1 };
/** Standard deviation of the true tricks from those the players can count. */
const LIE_OF_THE_CARDS = 0.85;
/** Tricks that players count too many on average. */
const OPTIMISM = 0.35;

/** Deals 52 cards. */
export function dealCards(random: Random): Deal {
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

function handOf(cards: readonly Card[]): Hand {
  const length = { C: 0, D: 0, H: 0, S: 0 };
  for (const card of cards) length[card.suit]++;
  return { cards, points: cards.reduce((sum, card) => sum + (HONOUR_POINTS[card.rank] ?? 0), 0), length };
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
export function highCardPoints(hands: Deal['hands'], side: Side): number {
  const [first, second] = SEATS_OF_SIDE[side];
  return hands[first].points + hands[second].points;
}

/** How many cards of the suit the two partners hold together. */
export function fitIn(hands: Deal['hands'], side: Side, suit: Suit): number {
  const [first, second] = SEATS_OF_SIDE[side];
  return hands[first].length[suit] + hands[second].length[suit];
}

/**
 * The tricks a side's points and fit are worth, as its players count them: half the points and eight trumps bring
 * eight.
 */
export function countedTricks(hands: Deal['hands'], side: Side, strain: Strain): number {
  const strength = highCardPoints(hands, side) - 20;
  if (strain === 'NT') return 6.7 + 0.4 * strength - 0.5 * widestGap(hands, side);
  const fit = fitIn(hands, side, strain);
  return 8 + 0.34 * strength + 0.7 * (fit - 8) + 0.35 * shortness(hands, side, strain);
}

/**
 * Ruffs: a singleton counts 1, a void 2, in the partners' side suits, where there are trumps to ruff with; at most 3.
 */
function shortness(hands: Deal['hands'], side: Side, trumps: Suit): number {
  let ruffs = 0;
  for (const seat of SEATS_OF_SIDE[side]) {
    const { length } = hands[seat];
    if (length[trumps] < 3) continue;
    for (const suit of SUITS) if (suit !== trumps) ruffs += Math.max(0, 2 - length[suit]);
  }
  return Math.min(ruffs, 3);
}

/** The cards by which the opponents' longest suit exceeds eight: they can run them against no-trump. */
function widestGap(hands: Deal['hands'], side: Side): number {
  const longest = Math.max(...SUITS.map((suit) => HAND_SIZE - fitIn(hands, side, suit)));
  return Math.max(0, longest - 8);
}
