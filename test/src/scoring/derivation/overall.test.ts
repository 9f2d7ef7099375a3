import { describe, expect, test } from 'vitest';
import { overallSentences } from '../../../../src/language/derivation/overall.ts';
import { deriveOverall } from '../../../../src/scoring/derivation/overall.ts';
import { exact, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import type { Carry } from '../../../../src/scoring/stages/carry.ts';
import {
  overallRanking,
  type OverallRules,
  type OverallUnit,
  type SessionTotals,
} from '../../../../src/scoring/stages/overall.ts';
const narrow = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

function totals(of: Readonly<Record<number, Exact>>, available: number, boards: number): SessionTotals {
  const places = Object.entries(of);
  return new Map(
    places.map(([contestant, total], at) => [
      Number(contestant),
      { total, available: exact(available), boards, place: at + 1 },
    ]),
  );
}

function sentences(
  of: number,
  sessions: readonly SessionTotals[],
  carry: Carry,
  { unit = 'matchpoints', boardWorth = null }: { unit?: OverallUnit; boardWorth?: Exact | null } = {},
  language: 'en' | 'fr' = 'en',
) {
  const rules: OverallRules = { carry, unit, boardWorth };
  const row = overallRanking(sessions, rules).find(({ contestant }) => contestant === of);
  if (!row) throw new Error(`${of} is not ranked`);
  const ordinal = sessions.map((one, at) => ({ ordinal: at + 1, totals: one }));
  return overallSentences(deriveOverall(ordinal, rules, row), language).map(narrow);
}

const QUALIFIER = totals({ 1: exact(306), 2: exact(273) }, 528, 24);
const FINAL = totals({ 1: exact(72), 2: exact(65), 3: exact(60) }, 126, 21);

describe('a figure over several sessions says how it is made', () => {
  test('carried forward, with the numbers of the formula', () => {
    const rules = { boardWorth: exact(6) };
    expect(sentences(1, [QUALIFIER, FINAL], { kind: 'carry-forward' }, rules)).toEqual([
      'Session 1: 306 of 528 matchpoints on 24 boards, 57.95 %.',
      'Session 2: 72 of 126 matchpoints on 21 boards, 57.14 %.',
      'Carried 41.73: 306 of 528 in the qualifier, 57.95 % on 24 boards; 24 boards of the final are 144 matchpoints; a board of the qualifier weighs half: ½ × 306/528 × 144 = 41.73 (EBU White Book 3.8).',
      '41.73 carried + 72.00 won = 113.73.',
    ]);
    expect(sentences(1, [QUALIFIER, FINAL], { kind: 'carry-forward' }, rules, 'fr').at(-1)).toBe(
      '41,73 de report + 72,00 gagnés = 113,73.',
    );
    expect(sentences(3, [QUALIFIER, FINAL], { kind: 'carry-forward' }, rules).slice(-2)).toEqual([
      'Did not play before: carries as much as the last who qualified, 37.23.',
      '37.23 carried + 60.00 won = 97.23.',
    ]);
    expect(sentences(1, [QUALIFIER, FINAL], { kind: 'carry-forward' }).at(-1)).toMatch(
      /^What is carried is known once/,
    );
  });

  test('means of the boards and of the sessions', () => {
    expect(sentences(1, [QUALIFIER, FINAL], { kind: 'boards' }).at(-1)).toBe(
      'Every board counts the same, so each session as often as it has boards: (24 × 57.9545 % + 21 × 57.1429 %) / 45 = 57.58 %.',
    );
    expect(sentences(1, [QUALIFIER, FINAL], { kind: 'sessions' }).at(-1)).toBe(
      'Every session counts the same: (57.9545 % + 57.1429 %) / 2 = 57.55 %.',
    );
    expect(sentences(3, [QUALIFIER, FINAL], { kind: 'sessions' })).toEqual([
      'Session 1: not played.',
      'Session 2: 60 of 126 matchpoints on 21 boards, 47.62 %.',
      'One session counts: 47.62 %.',
    ]);
  });

  test('sums, shares of victory points, and points by place', () => {
    expect(sentences(1, [QUALIFIER, FINAL], { kind: 'sum' }).slice(-2)).toEqual([
      'Carried: 306.00.',
      '306.00 carried + 72.00 won = 378.00.',
    ]);
    const [poule, final] = [
      totals({ 1: exact(85, 2), 2: exact(30) }, 0, 24),
      totals({ 1: exact(20), 2: exact(0) }, 0, 8),
    ];
    expect(sentences(1, [poule, final], { kind: 'share', share: '1/3' }, { unit: 'victory-points' })).toEqual([
      'Session 1: 42.5 victory points.',
      'Session 2: 20 victory points.',
      'Carried: 1/3 × 42.5 = 14.17.',
      '14.17 carried + 20.00 won = 34.17.',
    ]);
    const points = { kind: 'by-place', points: ['81/4', '18'] } as const;
    expect(sentences(2, [poule, final], points, { unit: 'victory-points' }).slice(-2)).toEqual([
      'Carried for place 2 before: 18.00.',
      '18.00 carried + 0.00 won = 18.00.',
    ]);
    expect(sentences(1, [QUALIFIER], { kind: 'sum' }).at(-1)).toBe('The figure is what was won in this session.');
  });
});
