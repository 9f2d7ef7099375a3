import { deepStrictEqual } from 'node:assert/strict';
import { formatCard, parseCard } from '../../../src/bridge/notation/card.ts';
import { formatContract, parseContract, parseContractField } from '../../../src/bridge/notation/contract.ts';
import { parseSeat, seatLetter } from '../../../src/bridge/notation/seat.ts';
import { formatTricks, parseTricks } from '../../../src/bridge/notation/tricks.ts';
import { LANGUAGES } from '../../../src/language.ts';
import { demand } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

const GAME = { level: 4, strain: 'S', risk: '' } as const;

export const notationTarget: FuzzTarget = {
  name: 'notation',
  words: ['4S', '3NTXX', '3SA', '7♣', 'x', '×', 'HK', '10', 'CR', 'N', 'O', 'PASS', 'PASSE', '=', '+1', '−2', '\ufe0f'],
  longest: 40,
  linear: (text) => [parseCard(text, 'en'), parseContractField(text, 'fr'), parseTricks(text, GAME)],
  check(text) {
    return LANGUAGES.map((language) => {
      const card = parseCard(text, language);
      if (card) deepStrictEqual(parseCard(formatCard(card, language), language), card);
      const contract = parseContract(text, language);
      if (contract) deepStrictEqual(parseContract(formatContract(contract, language), language), contract);
      const field = parseContractField(text, language);
      if (contract) deepStrictEqual(field, contract);
      const seat = parseSeat(text, language);
      if (seat) deepStrictEqual(parseSeat(seatLetter(seat, language), language), seat);
      const tricks = parseTricks(text, GAME);
      demand(tricks === null || (tricks >= 0 && tricks <= 13), () => `${tricks} tricks`);
      if (tricks !== null) deepStrictEqual(parseTricks(formatTricks(GAME, tricks), GAME), tricks);
      return [card, field, seat, tricks].map((value) => Number(value !== null)).join('');
    }).join(' ');
  },
};
