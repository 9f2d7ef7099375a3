import { SUITS_FROM_SPADES } from '../../bridge/deal/deal.ts';
import { SEATS } from '../../bridge/seat.ts';
import type { FileDeal } from '../event/event.ts';
import { SEAT_NAMES } from '../event/seat-names.ts';
import { xml, type XmlNode } from '../xml/write.ts';

const SUIT_WORDS = { S: 'SPADES', H: 'HEARTS', D: 'DIAMONDS', C: 'CLUBS' } as const;

/** The hands of each session and section. A set of its own has its session, or session and section, in HANDSET_ID. */
export function makeHandsets(deals: readonly FileDeal[]): readonly XmlNode[] {
  const sets = new Map<string, FileDeal[]>();
  for (const one of deals) {
    const id = one.section === '' ? String(one.session) : `${one.session}-${one.section}`;
    const same = sets.get(id);
    if (same) same.push(one);
    else sets.set(id, [one]);
  }
  return [...sets].map(([id, own]) => xml('HANDSET', own.map(makeHands), id === '1' ? {} : { HANDSET_ID: id }));
}

function makeHands({ board, deal }: FileDeal): XmlNode {
  return xml('BOARD', [
    xml('BOARD_NUMBER', String(board)),
    ...SEATS.map((seat) =>
      xml('HAND', [
        xml('DIRECTION', SEAT_NAMES[seat]),
        ...SUITS_FROM_SPADES.map((suit) => xml(SUIT_WORDS[suit], deal[seat][suit].join(''))),
      ]),
    ),
  ]);
}
