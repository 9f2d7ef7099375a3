import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  displayCard,
  formatCard,
  parseCard,
  rankLetter,
  suitLetter,
  suitSymbol,
} from '../../../../src/bridge/notation/card.ts';
import { RANKS, SUITS, cardCode, cardFromCode } from '../../../../src/bridge/card.ts';
import {
  displayContract,
  formatContract,
  parseContract,
  parseContractField,
  riskSymbol,
  strainLetter,
  strainSymbol,
} from '../../../../src/bridge/notation/contract.ts';
import { LEVELS, RISKS, STRAINS, tricksNeeded } from '../../../../src/bridge/contract.ts';
import { parseSeat, seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { SEATS } from '../../../../src/bridge/seat.ts';
import { formatTricks, parseTricks } from '../../../../src/bridge/notation/tricks.ts';
import { LANGUAGES } from '../../../../src/language.ts';

const contracts = LEVELS.flatMap((level) =>
  STRAINS.flatMap((strain) => RISKS.map((risk) => ({ level, strain, risk }))),
);
const cards = SUITS.flatMap((suit) => RANKS.map((rank) => ({ suit, rank })));

describe('contracts', () => {
  test.each([
    ['4S', 'en', 4, 'S', ''],
    ['4♠', 'en', 4, 'S', ''],
    ['4♠', 'fr', 4, 'S', ''],
    ['4P', 'fr', 4, 'S', ''],
    ['3NT', 'en', 3, 'NT', ''],
    ['3n', 'en', 3, 'NT', ''],
    ['3NT', 'fr', 3, 'NT', ''],
    ['3SA', 'fr', 3, 'NT', ''],
    ['3SA', 'en', 3, 'NT', ''],
    ['4SX', 'en', 4, 'S', 'X'],
    ['3NTXX', 'en', 3, 'NT', 'XX'],
    ['5♦×', 'en', 5, 'D', 'X'],
    ['5♢**', 'fr', 5, 'D', 'XX'],
    ['4C', 'fr', 4, 'H', ''],
    ['4C', 'en', 4, 'C', ''],
    ['2 D x', 'en', 2, 'D', 'X'],
    [' 3 NT xx ', 'en', 3, 'NT', 'XX'],
  ] as const)('%s in %s', (text, language, level, strain, risk) => {
    expect(parseContract(text, language)).toEqual({ level, strain, risk });
  });

  test.each([
    ['', 'en'],
    ['4', 'en'],
    ['0S', 'en'],
    ['8S', 'en'],
    ['4P', 'en'],
    ['4S', 'fr'],
    ['3N', 'fr'],
    ['4SXXX', 'en'],
    ['4SD', 'en'],
    ['4S=', 'en'],
    ['S', 'en'],
    ['NT', 'en'],
    ['SA', 'fr'],
    ['PASS', 'en'],
    ['44S', 'en'],
  ] as const)('%s is none in %s', (text, language) => {
    expect(parseContract(text, language)).toBeNull();
  });

  test('all of them are read back from what is written, in letters and in symbols', () => {
    for (const language of LANGUAGES) {
      for (const contract of contracts) {
        expect(parseContract(formatContract(contract, language), language)).toEqual(contract);
        expect(parseContract(displayContract(contract, language), language)).toEqual(contract);
      }
    }
  });

  test('are shown with symbols', () => {
    expect(displayContract({ level: 5, strain: 'D', risk: 'X' }, 'en')).toBe('5♦×');
    expect(displayContract({ level: 3, strain: 'NT', risk: '' }, 'en')).toBe('3NT');
    expect(displayContract({ level: 3, strain: 'NT', risk: 'XX' }, 'fr')).toBe('3SA××');
    expect(STRAINS.map((strain) => strainSymbol(strain, 'fr'))).toEqual(['♣', '♦', '♥', '♠', 'SA']);
    expect(STRAINS.map((strain) => strainLetter(strain, 'fr'))).toEqual(['T', 'K', 'C', 'P', 'SA']);
    expect(STRAINS.map((strain) => strainLetter(strain, 'en'))).toEqual(['C', 'D', 'H', 'S', 'NT']);
    expect(RISKS.map(riskSymbol)).toEqual(['', '×', '××']);
  });

  test.each([
    ['PASS', 'en'],
    ['pass', 'fr'],
    [' ap ', 'en'],
    ['PG', 'fr'],
    ['passe', 'fr'],
  ] as const)('a field may say passed out: %s in %s', (text, language) => {
    expect(parseContractField(text, language)).toBe('passedOut');
  });

  test('a field may hold a contract, or neither', () => {
    expect(parseContractField('4SX', 'en')).toEqual({ level: 4, strain: 'S', risk: 'X' });
    expect(parseContractField('PG', 'en')).toBeNull();
    expect(parseContractField('', 'en')).toBeNull();
  });

  test('reading never throws', () => {
    // fast-check's own 'binary' unit takes a second to make
    const codePoints = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
    fc.assert(
      fc.property(fc.string({ unit: codePoints }), fc.constantFrom(...LANGUAGES), (text, language) => {
        expect(() => {
          parseContractField(text, language);
          parseCard(text, language);
          parseSeat(text, language);
          parseTricks(text, { level: 4, strain: 'S', risk: '' });
        }).not.toThrow();
      }),
    );
  });
});

describe('cards', () => {
  test.each([
    ['HK', 'en', 'HK'],
    ['kh', 'en', 'HK'],
    [' hk ', 'en', 'HK'],
    ['♥K', 'en', 'HK'],
    ['H10', 'en', 'HT'],
    ['10h', 'en', 'HT'],
    ['th', 'en', 'HT'],
    ['s a', 'en', 'SA'],
    ['cr', 'fr', 'HK'],
    ['rc', 'fr', 'HK'],
    ['ck', 'fr', 'HK'],
    ['kc', 'fr', 'HK'],
    ['kk', 'fr', 'DK'],
    ['kr', 'fr', 'DK'],
    ['rk', 'fr', 'DK'],
    ['kd', 'fr', 'DQ'],
    ['dk', 'fr', 'DQ'],
    ['tv', 'fr', 'CJ'],
    ['tj', 'fr', 'CJ'],
    ['pq', 'fr', 'SQ'],
    ['k10', 'fr', 'DT'],
    ['10k', 'fr', 'DT'],
    ['♦\ufe0fR', 'fr', 'DK'],
  ] as const)('%s in %s is %s', (text, language, code) => {
    expect(parseCard(text, language)).toEqual(cardFromCode(code));
  });

  test.each([
    ['', 'en'],
    ['h', 'en'],
    ['k', 'fr'],
    ['hh', 'en'],
    ['kq', 'en'],
    ['h1', 'en'],
    ['h11', 'en'],
    ['1h', 'en'],
    ['hkx', 'en'],
    ['tt', 'fr'],
    ['ct', 'fr'],
    ['hr', 'fr'],
  ] as const)('%s is none in %s', (text, language) => {
    expect(parseCard(text, language)).toBeNull();
  });

  test('all 52 are read back from what is written, in both languages and in the event file’s code', () => {
    for (const card of cards) {
      expect(cardFromCode(cardCode(card))).toEqual(card);
      for (const language of LANGUAGES) {
        expect(parseCard(formatCard(card, language), language)).toEqual(card);
        expect(parseCard(displayCard(card, language), language)).toEqual(card);
      }
    }
  });

  test.each(['', 'H', 'K', 'KH', 'XK', 'HX', 'H1', 'hk', 'HKS', 'H10'])('no code of the event file: %j', (code) => {
    expect(cardFromCode(code)).toBeNull();
  });

  test('have their own letters in each language', () => {
    expect(RANKS.map((rank) => rankLetter(rank, 'en')).join(' ')).toBe('A K Q J 10 9 8 7 6 5 4 3 2');
    expect(RANKS.map((rank) => rankLetter(rank, 'fr')).join(' ')).toBe('A R D V 10 9 8 7 6 5 4 3 2');
    expect(SUITS.map((suit) => suitLetter(suit, 'fr') + suitSymbol(suit))).toEqual(['T♣', 'K♦', 'C♥', 'P♠']);
    expect(displayCard({ suit: 'H', rank: 'Q' }, 'fr')).toBe('♥D');
    expect(formatCard({ suit: 'H', rank: 'T' }, 'en')).toBe('H10');
  });
});

describe('seats', () => {
  test('N E S W, in French N E S O, and W is understood', () => {
    expect(SEATS.map((seat) => seatLetter(seat, 'en')).join('')).toBe('NESW');
    expect(SEATS.map((seat) => seatLetter(seat, 'fr')).join('')).toBe('NESO');
    expect(parseSeat(' o ', 'fr')).toBe('W');
    expect(parseSeat('w', 'fr')).toBe('W');
    expect(parseSeat('o', 'en')).toBeNull();
    expect(parseSeat('', 'en')).toBeNull();
    expect(parseSeat('NS', 'en')).toBeNull();
  });
});

describe('tricks against the contract', () => {
  const fourSpades = { level: 4, strain: 'S', risk: '' } as const;

  test.each([
    ['=', 10],
    [' = ', 10],
    ['+1', 11],
    ['+ 3', 13],
    ['-1', 9],
    ['\u22122', 8],
    ['-10', 0],
    ['+4', null],
    ['-11', null],
    ['10', null],
    ['+', null],
    ['', null],
    ['=1', null],
    ['+1x', null],
  ] as const)('%s', (text, tricks) => {
    expect(parseTricks(text, fourSpades)).toBe(tricks);
  });

  test('are written as they are typed, and read back', () => {
    expect([12, 10, 8].map((tricks) => formatTricks(fourSpades, tricks))).toEqual(['+2', '=', '-2']);
    for (const contract of contracts) {
      for (let tricks = 0; tricks <= 13; tricks += 1) {
        expect(parseTricks(formatTricks(contract, tricks), contract)).toBe(tricks);
      }
    }
    expect(tricksNeeded(fourSpades)).toBe(10);
  });
});
