import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS, RISKS, STRAINS } from '../../../../src/bridge/contract.ts';
import { SEATS } from '../../../../src/bridge/seat.ts';
import { formatRubberLine, parseRubberLine } from '../../../../src/bridge/sheet/rubber-line.ts';
import { LANGUAGES } from '../../../../src/language.ts';

const GAME = parseRubberLine('4sn=', 'en', null);
const BEFORE = GAME.kind === 'deal' ? GAME.deal : null;

describe('a deal of a rubber', () => {
  test.each([
    ['4sn=', 'en', '4♠ N 10', null],
    ['4pn=', 'fr', '4♠ N 10', null],
    ['4sn= h100n', 'en', '4♠ N 10', 'N4'],
    ['4sn=h100e', 'en', '4♠ N 10', 'E4'],
    ['4hn+1 h150s', 'en', '4♥ N 11', 'S5'],
    ['3nn=h150n', 'en', '3NT N 9', 'N4'],
    ['3san=h150o', 'fr', '3NT N 9', 'W4'],
    ['4HXE-2 H100W', 'en', '4♥× E 8', 'W4'],
    ['n4s10h100s', 'en', '4♠ N 10', 'S4'],
    ['p', 'en', 'passed', null],
  ] as const)('%s in %s is %s with honours %s', (text, language, deal, honours) => {
    const read = parseRubberLine(text, language, null);
    if (read.kind !== 'deal') throw new Error(JSON.stringify(read));
    const { outcome } = read.deal;
    const shown =
      outcome.kind === 'passedOut'
        ? 'passed'
        : `${outcome.contract.level}${{ C: '♣', D: '♦', H: '♥', S: '♠', NT: 'NT' }[outcome.contract.strain]}${'×'.repeat(outcome.contract.risk.length)} ${outcome.declarer} ${outcome.tricks}`;
    expect(shown).toBe(deal);
    expect(read.deal.honours && `${read.deal.honours.seat}${read.deal.honours.count}`).toBe(honours);
  });

  test('honours alone belong to the deal before', () => {
    const read = parseRubberLine('h100n', 'en', BEFORE);
    expect(read).toMatchObject({ kind: 'deal', isOfBefore: true, deal: { honours: { seat: 'N', count: 4 } } });
    expect(read.kind === 'deal' && read.deal.outcome).toEqual(BEFORE?.outcome);
    expect(parseRubberLine('h100n', 'en', null)).toMatchObject({ fault: { code: 'honoursWithoutDeal' } });
  });

  test.each([
    ['', 'contract'],
    ['4', 'contract'],
    ['4s', 'contract'],
    ['4h', 'contract'],
    ['4sn=h', 'honours'],
    ['4sn=h1', 'honours'],
    ['4sn= h10', 'honours'],
    ['4sn= h100', 'holder'],
    ['h15', 'honours'],
  ])('“%s” is not finished: %s', (text, of) => {
    expect(parseRubberLine(text, 'en', BEFORE)).toMatchObject({ kind: 'unfinished', expects: { of } });
  });

  test.each([
    ['8sn=', 'level', 0, 1],
    ['4sn+4', 'overtricks', 3, 2],
    ['a60', 'notOnSheet', 0, 3],
    ['np', 'notOnSheet', 0, 2],
    ['420', 'notOnSheet', 0, 3],
    ['4sn=/hk', 'leadOnSheet', 4, 3],
    ['4sn= h200n', 'honoursAmount', 5, 5],
    ['4sn= h100x', 'honoursHolder', 5, 5],
    ['3nn= h100n', 'honoursAtNoTrump', 5, 5],
    ['p h100n', 'honoursPassedOut', 2, 5],
  ])('“%s” is refused: %s', (text, code, at, length) => {
    expect(parseRubberLine(text, 'en', BEFORE)).toMatchObject({ kind: 'problem', fault: { code }, at, length });
  });

  test('what is written is read back, in both languages', () => {
    const played = fc.record({
      kind: fc.constant('played' as const),
      contract: fc.record({
        level: fc.constantFrom(...LEVELS),
        strain: fc.constantFrom(...STRAINS),
        risk: fc.constantFrom(...RISKS),
      }),
      declarer: fc.constantFrom(...SEATS),
      tricks: fc.integer({ min: 0, max: 13 }),
      lead: fc.constant(null),
    });
    const holder = fc.option(
      fc.record({ seat: fc.constantFrom(...SEATS), count: fc.constantFrom(4 as const, 5 as const) }),
    );
    fc.assert(
      fc.property(played, holder, fc.constantFrom(...LANGUAGES), (outcome, claimed, language) => {
        const honours = claimed && outcome.contract.strain === 'NT' ? { ...claimed, count: 4 as const } : claimed;
        const deal = { outcome, honours };
        expect(parseRubberLine(formatRubberLine(deal, language), language, null)).toEqual({ kind: 'deal', deal });
      }),
    );
  });

  test('no text throws, and a problem is inside it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.constantFrom(...LANGUAGES), (text, language) => {
        const read = parseRubberLine(text, language, BEFORE);
        const at = read.kind === 'problem' ? read.at : 0;
        expect(at).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
