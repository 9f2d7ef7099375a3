import { SUITS, type Card, type Rank, RANKS, type Suit } from '../card.ts';
import type { Seat } from '../seat.ts';

/** Thirteen cards: the ranks of each suit, highest first. */
export type Hand = Readonly<Record<Suit, readonly Rank[]>>;

/** The four hands of a board: each of the 52 cards is in one of them. */
export type Deal = Readonly<Record<Seat, Hand>>;

/** Cards in a hand. */
export const HAND_SIZE = 13;

/** The suits of a hand as they are shown, spades first. */
export const SUITS_FROM_SPADES = SUITS.toReversed();

const HONOUR_POINTS: Partial<Record<Rank, number>> = { A: 4, K: 3, Q: 2, J: 1 };

/** The places of the ranks, the highest first. */
const ORDER = Object.fromEntries(RANKS.map((rank, place) => [rank, place])) as Readonly<Record<Rank, number>>;

/** The hand of these cards. */
export function handOf(cards: readonly Card[]): Hand {
  const hand: Record<Suit, Rank[]> = { C: [], D: [], H: [], S: [] };
  for (const { suit, rank } of cards) hand[suit].push(rank);
  for (const suit of SUITS) hand[suit].sort((a, b) => ORDER[a] - ORDER[b]);
  return hand;
}

/** High-card points: ace 4, king 3, queen 2, jack 1. */
export function highCardPoints(hand: Hand): number {
  return SUITS.flatMap((suit) => hand[suit]).reduce((sum, rank) => sum + (HONOUR_POINTS[rank] ?? 0), 0);
}
