import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standingSentence } from '../../../../src/language/derivation/standing.ts';
import type { Language } from '../../../../src/language.ts';
import {
  deriveStanding,
  type StandingDerivation,
  type StandingQuestion,
} from '../../../../src/scoring/derivation/standing.ts';
import { add, compare, divide, exact, multiply, writeExact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { METHODS } from '../../../../src/scoring/method.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';
import { STANDING_BASES } from '../../../../src/scoring/standing/basis.ts';
import { evidenceOf } from '../../../../src/scoring/standing/evidence.ts';
import { penaltyChanges, isPenaltyChanges, type Penalty } from '../../../../src/scoring/standing/penalty.ts';
import { standings, type StandingOptions } from '../../../../src/scoring/standing/standings.ts';
import { TIE_BREAK_CODES } from '../../../../src/scoring/standing/tie-breaks.ts';
import { anyLines } from './any-session.ts';

const { shown } = REGULATIONS.wbf;

function scored(entry: number, points: number, boards = 10) {
  return { entry, points: exact(points), available: 10 * boards, boards };
}

function say(list: ReturnType<typeof standings>, entry: number, asked: StandingQuestion, language: Language = 'en') {
  const derived = deriveStanding(list, entry, asked);
  return derived && standingSentence(derived, shown, language).replace(/[\u202f\u00a0]/g, ' ');
}

const percentage = { basis: 'percentage' } as const;

describe('in words', () => {
  const rows = [scored(1, 60), scored(2, 58), scored(3, 50, 9)];

  test('a penalty by Law 90, and the figure after it', () => {
    const penalties: readonly Penalty[] = [
      { entry: 1, kind: 'penalty', amount: exact(10), unit: 'percent-of-top' },
      { entry: 2, kind: 'bonus', amount: exact(1), unit: 'matchpoints' },
    ];
    const measure = { unit: 'matchpoints', top: 24 } as const;
    const changes = penaltyChanges(penalties, measure);
    const list = standings(rows, () => [], { ...percentage, ...(isPenaltyChanges(changes) ? { changes } : {}) });
    const asked = { ...percentage, penalties, measure };
    expect(say(list, 1, asked)).toBe('Place 2: 60 won; penalty 10 % of a top, −2.4 (Law 90); 57.6 of 100, 57.60 %.');
    expect(say(list, 2, asked, 'fr')).toBe(
      'Place 1 : 58 gagnés ; bonification 1 point-match, +1 (Loi 90) ; 59 sur 100, 59,00 %.',
    );
    expect(say(list, 3, asked)).toBe('Place 3: 50 of 90, 55.56 %.');
  });

  test('a handicap, and other bases', () => {
    const handicap = { unit: 'percent', of: new Map([[2, exact(3)]]), placesBy: 'handicap' } as const;
    const list = standings(rows, () => [], { ...percentage, handicap });
    expect(say(list, 2, { ...percentage, handicap })).toBe('Place 1: 58 of 100, 58.00 %; 58.00 % + 3 % = 61.00 %.');
    const factored = standings(rows, () => [], { basis: 'factored-total' });
    expect(say(factored, 3, { basis: 'factored-total' })).toBe('Place 3: 50 on 9 boards, brought to 10 boards 55.56.');
    const mean = standings(rows, () => [], { basis: 'mean' });
    expect(say(mean, 3, { basis: 'mean' }, 'fr')).toBe('Place 3 : 50 sur 9 étuis, 5,56 par étui.');
    expect(
      say(
        standings(rows, () => [], { basis: 'total' }),
        1,
        { basis: 'total' },
      ),
    ).toBe('Place 1: total 60.');
  });

  test('what split a tie, with the others’ figures; a shared place; nobody ranked', () => {
    const level = [scored(1, 50), scored(2, 50), scored(3, 50), scored(4, 40)];
    const tieBreaks = { chain: ['lot'], afterSplit: 'again' } as const;
    const drawn = standings(level, () => [], { ...percentage, tieBreaks, lots: [3, 1, 2] });
    expect(say(drawn, 1, percentage)).toBe('Place 2: 50 of 100, 50.00 %; split by lot: 2, others 1, 3.');
    const list = standings(level, () => [], { ...percentage, tieBreaks, withoutStanding: new Set([4]) });
    expect(say(list, 1, percentage)).toBe(
      'Place 1=: 50 of 100, 50.00 %; the director draws a lot for the shared place.',
    );
    expect(deriveStanding(list, 1, percentage)?.equals).toEqual([2, 3]);
    expect(say(list, 4, percentage)).toBe('Without standing: 40 of 100, 40.00 %.');
    expect(deriveStanding(list, 9, percentage)).toBeNull();
  });
});

/** The figure that places go by, recomputed from the derivation. */
function again({ points, penalties, basis, available, boards, most, handicap, placesBy }: StandingDerivation) {
  const total = penalties.reduce((sum, { change }) => add(sum, change), points);
  const by = { percentage: available, mean: boards, total: 1, 'factored-total': boards }[basis];
  if (boards === 0 || by === 0) return null;
  const scratch = multiply(divide(total, exact(by)), exact(basis === 'factored-total' ? most : 1));
  if (placesBy === 'scratch' || handicap === null) return scratch;
  return basis === 'percentage' ? add(scratch, divide(handicap.amount, exact(100))) : scratch;
}

test('places follow the figures that are made again, and ties what split them', () => {
  const options = fc.record({
    basis: fc.constantFrom(...STANDING_BASES),
    chain: fc.shuffledSubarray([...TIE_BREAK_CODES]),
    fines: fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 4 })), { maxLength: 3 }),
    given: fc.option(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 20, maxLength: 20 })),
  });
  fc.assert(
    fc.property(anyLines, options, (lines, { basis, chain, fines, given }) => {
      const { boards, rankings } = scoreSession(lines, {
        winners: 1,
        regulation: REGULATIONS.wbf,
        method: METHODS.matchpoints,
      });
      const penalties = fines.map(([entry, halves]): Penalty => ({
        entry,
        kind: 'penalty',
        amount: exact(halves, 2),
        unit: 'matchpoints',
      }));
      const measure = { unit: 'matchpoints', top: 12 } as const;
      const changes = penaltyChanges(penalties, measure);
      const handicap = given && {
        unit: 'percent' as const,
        of: new Map(given.map((percent, entry) => [entry, exact(percent)])),
        placesBy: 'handicap' as const,
      };
      const asked = { basis, penalties, measure, ...(handicap ? { handicap } : {}) };
      const listing: StandingOptions = {
        basis,
        tieBreaks: { chain, afterSplit: 'again' },
        ...(isPenaltyChanges(changes) ? { changes } : {}),
        ...(handicap ? { handicap } : {}),
      };
      const list = standings(
        rankings[0]?.rows ?? [],
        evidenceOf(() => boards),
        listing,
      );
      const derived = list.flatMap(({ entry }) => deriveStanding(list, entry, asked) ?? []);
      expect(derived.map(({ entry, place }) => [entry, place])).toEqual(list.map(({ entry, place }) => [entry, place]));
      const keys = list.map(({ figure, withHandicap }) => (handicap ? withHandicap : figure));
      expect(derived.map(again).map((key) => key && writeExact(key))).toEqual(
        keys.map((key) => key && writeExact(key)),
      );
      for (const { separations, place } of derived) {
        for (const { figure, others } of separations) {
          expect(others.length).toBeGreaterThan(0);
          // whoever has more of it stands higher
          const ahead = others.filter((other) => other.figure !== figure && isMore(other.figure, figure));
          expect(ahead.every(({ entry }) => (list.find((one) => one.entry === entry)?.place ?? 0) < (place ?? 0))).toBe(
            true,
          );
        }
      }
    }),
    { numRuns: 100 },
  );
});

type Figure = StandingDerivation['separations'][number]['figure'];

function isMore(a: Figure, b: Figure): boolean {
  if (a === 'unlimited' || b === 'unlimited') return a === 'unlimited' && b !== 'unlimited';
  return compare(add(a, ZERO), b) > 0;
}
