/**
 * A deal as text, as PBN has it: `N:AKQ.JT9.876.5432 ...`, the hands clockwise from the seat named, each with its
 * spades, hearts, diamonds and clubs. Club files keep deals so, North first and cards from the highest.
 */
import { RANKS, type Card } from '../card.ts';
import { SEATS, type Seat } from '../seat.ts';
import { HAND_SIZE, handOf, SUITS_FROM_SPADES, type Deal, type Hand } from './deal.ts';

/** What is wrong with a deal. */
export type DealProblem =
  /** It does not begin with a seat and a colon, or has not four hands. */
  | { readonly kind: 'problem'; readonly code: 'dealForm' }
  /** A hand has not four suits, parted by dots. */
  | { readonly kind: 'problem'; readonly code: 'handForm'; readonly seat: Seat }
  /** A letter that is no card. */
  | { readonly kind: 'problem'; readonly code: 'noCard'; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'problem'; readonly code: 'cardTwice'; readonly card: Card; readonly seats: readonly [Seat, Seat] }
  | { readonly kind: 'problem'; readonly code: 'handSize'; readonly seat: Seat; readonly cards: number };

/** The text of a deal, North first. */
export function formatDeal(deal: Deal): string {
  return `N:${SEATS.map((seat) => formatHand(deal[seat])).join(' ')}`;
}

function formatHand(hand: Hand): string {
  return SUITS_FROM_SPADES.map((suit) => hand[suit].join('')).join('.');
}

/** Characters of the longest text that is read, many times those of a deal with all its spaces. */
export const LONGEST_DEAL = 1000;

/**
 * Parses a deal; a list of problems where it is none. Never throws. Cards may be in any order and in small letters, a
 * ten may be written 10, and one hand may be left out with `-`: it has the cards that are left.
 */
export function parseDeal(text: string): Deal | readonly DealProblem[] {
  if (text.length > LONGEST_DEAL) return [{ kind: 'problem', code: 'dealForm' }];
  const [, first, rest] = /^\s*([NESW])\s*:\s*(.*?)\s*$/is.exec(text) ?? [];
  const hands = rest?.split(/\s+/) ?? [];
  if (first === undefined || hands.length !== SEATS.length) return [{ kind: 'problem', code: 'dealForm' }];
  const start = SEATS.indexOf(first.toUpperCase() as Seat);
  const texts = hands.map((hand, place) => [SEATS[(start + place) % SEATS.length] as Seat, hand] as const);
  const read = texts.map(([seat, hand]) => [seat, hand === '-' ? null : cardsOf(hand, seat)] as const);
  const wrong = read.flatMap(([, cards]) => cards?.problems ?? []);
  if (wrong.length > 0) return wrong;
  if (read.filter(([, cards]) => cards === null).length > 1) return [{ kind: 'problem', code: 'dealForm' }];
  const known = read.flatMap(([seat, cards]) => (cards?.cards ?? []).map((card) => ({ seat, card })));
  const problems = [...twice(known), ...sizes(read.flatMap(([seat, cards]) => (cards ? [[seat, cards.cards]] : [])))];
  if (problems.length > 0) return problems;
  const left = (): readonly Card[] => {
    const held = new Set(known.map(({ card }) => card));
    return PACK.filter((card) => !held.has(card));
  };
  return Object.fromEntries(read.map(([seat, cards]) => [seat, handOf(cards?.cards ?? left())])) as Record<Seat, Hand>;
}

/** Whether a deal was parsed. */
export function isDeal(parsed: Deal | readonly DealProblem[]): parsed is Deal {
  return !Array.isArray(parsed);
}

/** Every card once: the same card is the same object. */
const PACK: readonly Card[] = SUITS_FROM_SPADES.flatMap((suit) => RANKS.map((rank) => ({ suit, rank })));
/** The cards of each suit, spades first, by the letter of their rank. */
const CARDS_BY_RANK: readonly ReadonlyMap<string, Card>[] = SUITS_FROM_SPADES.map(
  (suit) => new Map(PACK.filter((card) => card.suit === suit).map((card) => [card.rank, card])),
);

interface ReadHand {
  readonly cards: readonly Card[];
  readonly problems: readonly DealProblem[];
}

function cardsOf(hand: string, seat: Seat): ReadHand {
  const suits = hand.split('.');
  if (suits.length !== SUITS_FROM_SPADES.length)
    return { cards: [], problems: [{ kind: 'problem', code: 'handForm', seat }] };
  const cards: Card[] = [];
  const problems: DealProblem[] = [];
  for (const [place, ranks] of suits.entries()) {
    // A suit without a card may be a dash.
    for (const text of ranks === '-' ? '' : ranks.toUpperCase().replaceAll('10', 'T')) {
      const card = CARDS_BY_RANK[place]?.get(text);
      if (card) cards.push(card);
      else problems.push({ kind: 'problem', code: 'noCard', seat, text });
    }
  }
  return { cards, problems };
}

function twice(known: readonly { readonly seat: Seat; readonly card: Card }[]): DealProblem[] {
  const holder = new Map<Card, Seat>();
  const problems: DealProblem[] = [];
  for (const { seat, card } of known) {
    const other = holder.get(card);
    if (other === undefined) holder.set(card, seat);
    else problems.push({ kind: 'problem', code: 'cardTwice', card, seats: [other, seat] });
  }
  return problems;
}

function sizes(hands: readonly (readonly [Seat, readonly Card[]])[]): DealProblem[] {
  return hands.flatMap(([seat, { length }]) =>
    length === HAND_SIZE ? [] : [{ kind: 'problem', code: 'handSize', seat, cards: length }],
  );
}
