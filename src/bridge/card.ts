/** The four suits, lowest first. */
export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

/** The thirteen ranks, highest first. */
export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
export type Rank = (typeof RANKS)[number];

/** One card. `cardCode` writes it as two letters, suit then rank: `HK`. */
export interface Card {
  readonly suit: Suit;
  readonly rank: Rank;
}

/** The card as two letters, suit then rank: `HK`, `DT`. The club's file stores cards so. */
export function cardCode(card: Card): string {
  return card.suit + card.rank;
}

/** The card of a code that `cardCode` wrote; null for any other text. */
export function cardFromCode(code: string): Card | null {
  const suit = SUITS.find((s) => s === code[0]);
  const rank = RANKS.find((r) => r === code[1]);
  return suit && rank && code.length === 2 ? { suit, rank } : null;
}
