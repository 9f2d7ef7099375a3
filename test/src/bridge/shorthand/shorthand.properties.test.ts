import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vulnerabilityOf } from '../../../../src/bridge/board.ts';
import { rankLetter, suitLetter, suitSymbol } from '../../../../src/bridge/notation/card.ts';
import { RANKS, SUITS, type Card } from '../../../../src/bridge/card.ts';
import { strainLetter, strainSymbol } from '../../../../src/bridge/notation/contract.ts';
import { LEVELS, RISKS, STRAINS } from '../../../../src/bridge/contract.ts';
import { possibleScores } from '../../../../src/bridge/score/possible.ts';
import type { Outcome, Played } from '../../../../src/bridge/result/result.ts';
import { outcomeScore } from '../../../../src/bridge/score/score.ts';
import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { SEATS } from '../../../../src/bridge/seat.ts';
import { formatShorthand, parseShorthand, type ParsedShorthand } from '../../../../src/bridge/shorthand/shorthand.ts';
import { formatTricks } from '../../../../src/bridge/notation/tricks.ts';
import { LANGUAGES, type Language } from '../../../../src/language.ts';

/** One board of each vulnerability. */
const BOARDS = [1, 2, 3, 4];

const languages = fc.constantFrom(...LANGUAGES);
const boards = fc.constantFrom(...BOARDS);
const cards: fc.Arbitrary<Card> = fc.record({ suit: fc.constantFrom(...SUITS), rank: fc.constantFrom(...RANKS) });
const playeds: fc.Arbitrary<Played> = fc.record({
  kind: fc.constant('played'),
  contract: fc.record({
    level: fc.constantFrom(...LEVELS),
    strain: fc.constantFrom(...STRAINS),
    risk: fc.constantFrom(...RISKS),
  }),
  declarer: fc.constantFrom(...SEATS),
  tricks: fc.integer({ min: 0, max: 13 }),
  lead: fc.option(cards),
});
const percentages = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
);

function outcomesOn(board: number): fc.Arbitrary<Outcome> {
  return fc.oneof(
    playeds,
    fc.constant<Outcome>({ kind: 'passedOut' }),
    fc.constant<Outcome>({ kind: 'notPlayed' }),
    fc.constantFrom(...possibleScores(vulnerabilityOf(board))).map((score): Outcome => ({ kind: 'score', score })),
    fc.record({ kind: fc.constant('award'), ns: percentages, ew: percentages }),
    fc.record({ kind: fc.constant('award'), ns: percentages, ew: fc.constant(null) }),
    fc.record({ kind: fc.constant('award'), ns: fc.constant(null), ew: percentages }),
  );
}

/** A board, an outcome it can have, and how the club types. */
const cases = boards.chain((board) =>
  fc.record({
    board: fc.constant(board),
    outcome: outcomesOn(board),
    language: languages,
    withoutLastNought: fc.boolean(),
  }),
);

const blanks = fc.constantFrom('', '', '', ' ', '  ', '\t', '\u00a0', '\u202f');

/** The parts of a played line in every order and spelling the shorthand allows. */
function spellings({ contract, declarer, tricks, lead }: Played, language: Language): fc.Arbitrary<string[]> {
  const { level, strain, risk } = contract;
  const letters = [strainLetter(strain, language), strainSymbol(strain, language)];
  if (strain === 'NT') letters.push('NT', 'SA', ...(language === 'en' ? ['N'] : []));
  const seat = fc.constantFrom(seatLetter(declarer, language), ...(language === 'fr' ? [declarer] : []));
  const result = formatTricks(contract, tricks);
  const results = [result, result.replace('-', '\u2212'), String(tricks), String(tricks).padStart(2, '0')];
  const strainAndRisk = fc
    .tuple(fc.constantFrom(...letters), fc.constantFrom(risk, risk.replaceAll('X', '*'), risk.replaceAll('X', '×')))
    .map(([letter, double]) => [String(level), letter, double]);
  return fc
    .tuple(strainAndRisk, seat, fc.boolean(), fc.constantFrom(...results), leadParts(lead, language))
    .map(([bid, by, before, won, led]) => [...(before ? [by, ...bid] : [...bid, by]), won, ...led]);
}

/** A separator where the lead's rank would run into a number; otherwise it may be missing. */
function leadParts(lead: Card | null, language: Language): fc.Arbitrary<string[]> {
  if (lead === null) return fc.constant([]);
  const suits = fc.constantFrom(suitLetter(lead.suit, language), suitSymbol(lead.suit));
  const ranks = fc.constantFrom(
    rankLetter(lead.rank, language),
    ...(lead.rank === 'T' ? (language === 'en' ? ['T'] : []) : [lead.rank]),
  );
  return fc
    .tuple(suits, ranks, fc.boolean(), fc.constantFrom('/', ',', ''))
    .map(([suit, rank, suitFirst, separator]) =>
      suitFirst ? [separator, suit, rank] : [separator === '' ? ' ' : separator, rank, suit],
    );
}

function isResult(answer: ParsedShorthand): boolean {
  return answer.kind === 'result';
}

describe('round trip', () => {
  test('what is made is read back to the same outcome and score', () => {
    fc.assert(
      fc.property(cases, ({ board, outcome, language, withoutLastNought }) => {
        const text = formatShorthand(outcome, language, withoutLastNought);
        expect(parseShorthand(text, { board, language, withoutLastNought })).toEqual({
          kind: 'result',
          outcome,
          score: outcomeScore(outcome, board),
        });
      }),
      { numRuns: 2000 },
    );
  });

  test('every spelling, with spaces between any parts and in any mix of case, means the same', () => {
    const lines = fc
      .record({ played: playeds, language: languages })
      .chain(({ played, language }) =>
        spellings(played, language).chain((parts) =>
          fc
            .tuple(...parts.map((part) => fc.tuple(blanks, fc.mixedCase(fc.constant(part)))), fc.tuple(blanks))
            .map((pieces) => ({ played, language, text: pieces.flat().join('') })),
        ),
      );
    fc.assert(
      fc.property(lines, boards, ({ played, language, text }, board) => {
        const answer = parseShorthand(text, { board, language, withoutLastNought: false });
        expect(answer).toMatchObject({ kind: 'result', outcome: played });
      }),
      { numRuns: 3000 },
    );
  });
});

describe('while typing', () => {
  test('no beginning of a line that is made is a problem, on any board', () => {
    fc.assert(
      fc.property(cases, ({ board, outcome, language, withoutLastNought }) => {
        const text = formatShorthand(outcome, language, withoutLastNought);
        for (let length = 0; length <= text.length; length += 1) {
          const begun = text.slice(0, length);
          expect([begun, parseShorthand(begun, { board, language, withoutLastNought }).kind]).not.toContain('problem');
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('no beginning of any spelling is a problem', () => {
    const lines = fc
      .record({ played: playeds, language: languages })
      .chain(({ played, language }) =>
        spellings(played, language).map((parts) => ({ language, text: parts.join('') })),
      );
    fc.assert(
      fc.property(lines, ({ language, text }) => {
        for (let length = 0; length <= text.length; length += 1) {
          const begun = text.slice(0, length);
          const { kind } = parseShorthand(begun, { board: 1, language, withoutLastNought: false });
          expect([begun, kind]).not.toContain('problem');
        }
      }),
      { numRuns: 2000 },
    );
  });

  /** Characters that mean something, so that random lines come close to real ones. */
  const typed = fc.string({
    unit: fc.constantFrom(...Array.from('1234567890nesowcdhstkpavrqjxg=+-/,. *♠♥')),
    maxLength: 9,
  });

  test('a problem stays one, whatever is typed after it', () => {
    fc.assert(
      fc.property(typed, typed, languages, fc.boolean(), (begun, more, language, withoutLastNought) => {
        const options = { board: 4, language, withoutLastNought };
        const answer = parseShorthand(begun, options);
        // One number can be saved: 11 down is too many, until a card makes it one down and a ten led (4sn-110h).
        fc.pre(answer.kind === 'problem' && !isNumberProblem(answer));
        expect([begun, more, parseShorthand(begun + more, options).kind]).not.toContain('result');
      }),
      { numRuns: 5000 },
    );
  });

  test('an unfinished line can be finished, on some board', () => {
    const endings = finishes();
    fc.assert(
      fc.property(typed, languages, fc.boolean(), (begun, language, withoutLastNought) => {
        const parseOn = (text: string, board: number) => parseShorthand(text, { board, language, withoutLastNought });
        fc.pre(parseOn(begun, 1).kind === 'unfinished' && !/\s$/.test(begun));
        const finished = endings.some((ending) => BOARDS.some((board) => isResult(parseOn(begun + ending, board))));
        expect([begun, finished]).toEqual([begun, true]);
      }),
      { numRuns: 2000 },
    );
  });
});

function isNumberProblem(answer: ParsedShorthand): boolean {
  return answer.kind === 'problem' && ['overtricks', 'undertricks', 'tricks'].includes(answer.code);
}

/** What can be left to type: the ends of a few lines of every kind in both languages, and of every score. */
function finishes(): string[] {
  const lines = [
    '4sn=',
    'n4s=',
    '1/3 420+rest p',
    '1/3 42+rest p',
    '5/6 4sn=+rest p',
    '9/10 n4s=+rest p',
    '11/12 4pn=+rest p',
    '1/2 3san=+rest p',
    '1/2 p+rest p',
    '33 1/3%p+rest p',
    '3ntn=',
    '3san=',
    '4sn-1',
    '4pn=',
    'n4p=',
    'n3nt=',
    'n3sa=',
    '4sn=/hk',
    '4sn=/kh',
    '4pn=/cr',
    '4pn=/rc',
    '4sn=/10h',
    '4pn=/10c',
    'pass',
    'passe',
    'a6040',
    'a60/40',
    'a+/-',
    'a100/0',
    'a62.5/37.5',
    'np',
  ];
  const scores = BOARDS.flatMap((board) =>
    possibleScores(vulnerabilityOf(board)).flatMap((score) => [String(Math.abs(score)), String(Math.abs(score / 10))]),
  );
  const ends = [...lines, ...scores].flatMap((line) => Array.from(line, (_, start) => line.slice(start)));
  return [...new Set(ends)].toSorted((a, b) => a.length - b.length);
}

/** Whether a problem points at characters of the text, and an unfinished line behind its last. */
function pointsInside(answer: ParsedShorthand, text: string): boolean {
  switch (answer.kind) {
    case 'result':
      return true;
    case 'unfinished':
      return answer.at === text.length && answer.expects.length > 0;
    case 'problem':
      return answer.at >= 0 && answer.length > 0 && answer.at + answer.length <= text.length;
  }
}

describe('whatever is typed', () => {
  // fast-check's own 'binary' unit takes a second to make
  const codePoints = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
  const anything = fc.oneof(
    fc.string({ unit: codePoints, maxLength: 30 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc
      .array(fc.constantFrom(...Array.from('4sn=pa60-+/xoh ♠\u2212\ufe0f\ud83d'), '\u{1f0a1}'), { maxLength: 12 })
      .map((all) => all.join('')),
  );

  test('it never throws, and a problem lies inside the text', () => {
    fc.assert(
      fc.property(anything, boards, languages, fc.boolean(), (text, board, language, withoutLastNought) => {
        const answer = parseShorthand(text, { board, language, withoutLastNought });
        expect([text, pointsInside(answer, text)]).toEqual([text, true]);
      }),
      { numRuns: 5000 },
    );
  });

  test('a very long line is a problem like any other', () => {
    for (const text of [
      '9'.repeat(100_000),
      '4sn' + '1'.repeat(100_000),
      'a' + '5'.repeat(100_000),
      ' '.repeat(100_000) + 'x',
    ]) {
      expect(parseShorthand(text, { board: 1, language: 'en', withoutLastNought: false }).kind).toBe('problem');
    }
  });
});
