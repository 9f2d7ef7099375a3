import { SUITS_FROM_SPADES } from '../../bridge/deal/deal.ts';
import { SEATS } from '../../bridge/seat.ts';
import type { FileDeal, TournamentEvent } from '../event/event.ts';
import { SEAT_NAMES } from '../event/seat-names.ts';
import { STRAIN_WORDS } from './deals.ts';
import type { BwsRowToMake } from './tables-file.ts';

const SUIT_WORDS = { S: 'Spades', H: 'Hearts', D: 'Diamonds', C: 'Clubs' } as const;

interface DealRows {
  readonly HandRecord: readonly BwsRowToMake[];
  readonly HandEvaluation: readonly BwsRowToMake[];
}

/** The hands of each section with their double-dummy figures, a board once: the first where the event has several. */
export function dealRows({ deals }: TournamentEvent, letters: readonly string[]): DealRows {
  const known = new Map<string, BwsDeal>();
  for (const one of deals) {
    for (const [index, letter] of letters.entries()) {
      const key = `${index} ${one.board}`;
      if ((one.section === '' || one.section === letter) && !known.has(key)) {
        known.set(key, { ...one, place: { Section: index + 1, Board: one.board } });
      }
    }
  }
  const rows = [...known.values()];
  return { HandRecord: rows.map(handsOf), HandEvaluation: rows.flatMap(tricksOf) };
}

interface BwsDeal extends FileDeal {
  readonly place: { readonly Section: number; readonly Board: number };
}

function handsOf({ place, deal }: BwsDeal): BwsRowToMake {
  const hands = SEATS.flatMap((seat) =>
    SUITS_FROM_SPADES.map((suit) => [SEAT_NAMES[seat] + SUIT_WORDS[suit], deal[seat][suit].join('')] as const),
  );
  return { ...place, ...Object.fromEntries(hands) };
}

function tricksOf({ place, doubleDummy }: BwsDeal): readonly BwsRowToMake[] {
  if (doubleDummy === null) return [];
  const tricks = SEATS.flatMap((seat) =>
    Object.entries(doubleDummy[seat]).map(([strain, count]) => {
      return [SEAT_NAMES[seat] + STRAIN_WORDS[strain as keyof typeof STRAIN_WORDS], count] as const;
    }),
  );
  return [{ ...place, ...Object.fromEntries(tricks) }];
}
