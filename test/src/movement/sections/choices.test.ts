import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceName } from '../../../../src/language/movement/name.ts';
import { choiceSentence } from '../../../../src/language/movement/choice.ts';
import type { MovementChoice } from '../../../../src/movement/choice/choices.ts';
import { playedIn } from '../../../../src/movement/pairs.ts';
import { sectionsChoices } from '../../../../src/movement/sections/choices.ts';
import { shareTables } from '../../../../src/movement/sections/share-tables.ts';
import { validateMovement } from '../../../../src/movement/validate.ts';
import { build } from '../build.ts';

const evening = { boardsFrom: 24, boardsTo: 28, minutesPerBoard: 7, minutesToMove: 1, start: '19:30' };

function choicesFor(tables: number, sections: number): MovementChoice[] {
  return sectionsChoices({ ...evening, tables }, sections);
}

/** What is said of the best of two sections. */
function sentence(tables: number, language: 'en' | 'fr'): string | undefined {
  const [best] = choicesFor(tables, 2);
  return best && choiceSentence(best.sentence, language);
}

/** The boards a movement plays at all. */
function boardsPlayed(spec: MovementChoice['spec']): number[] {
  const movement = build(spec);
  const sets = movement.rounds.flatMap((_, index) => playedIn(movement, index + 1).map(({ set }) => set));
  return [...new Set(sets)].toSorted((a, b) => a - b);
}

describe('tables shared over sections', () => {
  test.each([
    [14, 2, [[7, 7]]],
    [13.5, 2, [[7, 6.5]]],
    [15, 2, [[8, 7]]],
    [
      14.5,
      2,
      [
        [8, 6.5],
        [7.5, 7],
      ],
    ],
    [20, 3, [[7, 7, 6]]],
    [
      19.5,
      3,
      [
        [7, 7, 5.5],
        [7, 6.5, 6],
      ],
    ],
  ])('%f tables in %i sections', (tables, sections, expected) => {
    expect(shareTables(tables, sections)).toEqual(expected);
  });

  test('nobody is lost and sections differ by a table at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 160 }), fc.integer({ min: 1, max: 6 }), (pairs, sections) => {
        const ways = shareTables(pairs / 2, sections);
        expect(ways.length).toBeGreaterThan(0);
        for (const sizes of ways) {
          expect(sizes).toHaveLength(sections);
          expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(pairs / 2);
          const whole = sizes.map(Math.ceil);
          expect(Math.max(...whole) - Math.min(...whole)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

/**
 * East-West of 7 and 6.5 tables: of the 7 sets two pairs of A hold the same cards on all, one of A and one of B on 6,
 * two of B on 5, each of whom sits out another. 21 x 7 + 49 x 6 + 21 x 5 = 546; of the squares 3318; 91 pairs of
 * rivals.
 */
const HALF_IN_B = (100 * 546 ** 2) / (91 * 3318);

describe('sections over the same boards', () => {
  test.each([
    [14, 2, 'A and B Mitchell', 7, 4, 100],
    [13.5, 2, 'A Mitchell, B Mitchell without N-S 7', 7, 4, HALF_IN_B],
    [15, 2, 'A Web Mitchell (7 sets), B Mitchell', 7, 4, 100],
    [21, 3, 'A, B and C Mitchell', 7, 4, 100],
    [26, 2, 'A and B Mitchell', 13, 2, 100],
  ])('%f tables in %i sections: %s', (tables, sections, name, rounds, boardsPerRound, balance) => {
    const [best] = choicesFor(tables, sections);
    expect(best).toMatchObject({ rounds, boardsPerRound, winners: 2 });
    expect(best && choiceName(best, 'en')).toBe(name);
    expect(best?.quality.balance).toBeCloseTo(balance, 2);
  });

  test('their sentences', () => {
    expect(sentence(13.5, 'en')).toBe(
      'Sections of 7 and 6.5 tables play the same 28 boards, of which there are two copies; in section B a pair sits out each round.',
    );
    expect(sentence(15, 'en')).toBe(
      'Sections of 8 and 7 tables play the same 28 boards, of which there are three copies; a pair misses up to one opponent.',
    );
    expect(sentence(12, 'en')).toMatch(/^Two sections of 6 tables play the same \d+ boards/);
    expect(sentence(12, 'fr')).toMatch(/^Deux sections de 6 tables jouent les mêmes \d+ étuis/);
    expect(sentence(13.5, 'fr')).toBe(
      'Des sections de 7 et 6,5 tables jouent les mêmes 28 étuis, en deux exemplaires\u202f; dans la section B une paire est au relais à chaque tour.',
    );
  });

  test('one ranking over two sections is only as fair as its figure says: arrow switches do not mix them', () => {
    const switched = choicesFor(14, 2).find(({ winners, spec }) => winners === 1 && spec.kind === 'mitchell');
    expect(switched?.quality.balance).toBeLessThan(60);
    expect(choicesFor(14, 2)[0]?.winners).toBe(2);
  });

  test.each([12, 13.5, 14.5, 15, 17, 20.5])(
    '%f tables: all sections play the same boards in the same rounds',
    (tables) => {
      const choices = choicesFor(tables, 2);
      expect(choices.length).toBeGreaterThan(0);
      for (const { spec, further, rounds, boardsPerRound, winners, quality } of choices) {
        const movements = [spec, ...further].map(build);
        expect(movements.map((movement) => movement.rounds.length)).toEqual([rounds, rounds]);
        expect(movements.map((movement) => movement.boardsPerRound)).toEqual([boardsPerRound, boardsPerRound]);
        expect(movements.map((movement) => movement.winners)).toEqual([winners, winners]);
        expect(further.map(boardsPlayed)).toEqual([boardsPlayed(spec)]);
        expect(quality.pairs).toBe(2 * tables);
        for (const movement of movements) {
          expect(validateMovement(movement).filter(({ severity }) => severity === 'error')).toEqual([]);
        }
      }
    },
  );

  test('too few tables for so many sections', () => {
    expect(choicesFor(3, 3)).toEqual([]);
  });
});
