/**
 * Deals as dealing machines have them: the 52 cards by number, from the ace of spades (0) to the two of clubs (51), and
 * who holds each.
 */
import { cardCode, RANKS, type Card } from '../../bridge/card.ts';
import { HAND_SIZE, handOf, SUITS_FROM_SPADES, type Deal, type Hand } from '../../bridge/deal/deal.ts';
import type { DealProblem } from '../../bridge/deal/text.ts';
import { SEATS, type Seat } from '../../bridge/seat.ts';
import { dealFault, type DealFault } from '../event/deal-faults.ts';
import type { FileProblem } from '../event/file.ts';

/** The cards by their number. */
export const CARDS: readonly Card[] = SUITS_FROM_SPADES.flatMap((suit) => RANKS.map((rank) => ({ suit, rank })));

/** The numbers of the cards of a hand, spades first and from the highest. */
export function cardNumbers(hand: Hand): readonly number[] {
  return SUITS_FROM_SPADES.flatMap((suit, place) =>
    hand[suit].map((rank) => place * RANKS.length + RANKS.indexOf(rank)),
  );
}

/** The seat that holds each card, by the number of the card. */
export function holders(deal: Deal): readonly Seat[] {
  const held = CARDS.map((): Seat => 'N');
  for (const seat of SEATS) for (const card of cardNumbers(deal[seat])) held[card] = seat;
  return held;
}

/** The deal of these hands, or what is wrong with it. Hands are lists of card numbers. */
export function dealOf(
  hands: Readonly<Record<Seat, readonly number[]>>,
  place: Pick<FileProblem, 'line' | 'board'>,
): Deal | FileProblem<DealFault> {
  const at = { ...place, text: '' };
  const holder = new Map<number, Seat>();
  for (const seat of SEATS) {
    for (const number of hands[seat]) {
      const other = holder.get(number);
      const card = CARDS[number];
      if (other && card) return dealFault({ kind: 'problem', code: 'cardTwice', card, seats: [other, seat] }, at);
      holder.set(number, seat);
    }
  }
  const wrong = SEATS.find((seat) => hands[seat].length !== HAND_SIZE);
  if (wrong !== undefined) {
    const problem: DealProblem = { kind: 'problem', code: 'handSize', seat: wrong, cards: hands[wrong].length };
    return dealFault(problem, at);
  }
  return Object.fromEntries(
    SEATS.map((seat) => [seat, handOf(hands[seat].flatMap((number) => CARDS[number] ?? []))]),
  ) as Record<Seat, Hand>;
}

/** The numbers of the cards by their codes: SA 0 ... C2 51. */
export const CARD_NUMBERS: ReadonlyMap<string, number> = new Map(CARDS.map((card, number) => [cardCode(card), number]));
