import { describe, expect, test } from 'vitest';
import { movementChoices } from '../../../../src/movement/choice/choices.ts';
import { shortlist } from '../../../../src/movement/choice/shortlist.ts';
import { choicesInSections } from '../../../../src/movement/sections/choices.ts';
import { isFair } from '../../../../src/movement/choice/rank.ts';
import type { OwnSpec } from '../../../../src/movement/families/own.ts';
import { mitchellSpec, movementOf } from '../../../builders.ts';

const EVENING = { boardsFrom: 24, boardsTo: 28, minutesPerBoard: 7, minutesToMove: 1, start: '19:30' };

describe('the short list', () => {
  test.each([4, 5, 6, 6.5, 7, 8, 8.5, 9.5, 10, 11, 12, 13, 15.5, 16, 20])(
    'for %s tables begins with the best, and no two differ only in what nobody notices',
    (tables) => {
      const all = movementChoices({ ...EVENING, tables });
      const few = shortlist(all);
      expect(few[0]).toBe(all[0]);
      expect(few.length).toBeLessThanOrEqual(6);
      expect(few.length).toBeGreaterThanOrEqual(Math.min(3, all.length));
      const kinds = few.map(({ rounds, boardsPerRound, winners }) => [rounds, boardsPerRound, winners].join());
      expect(new Set(kinds).size).toBe(few.length);
      expect(few.every(isFair)).toBe(true);
      expect(few).toEqual(all.filter((choice) => few.includes(choice)));
    },
  );

  test('offers one winner and two where both are fair', () => {
    for (const tables of [5, 7, 9.5, 11, 13]) {
      const few = shortlist(movementChoices({ ...EVENING, tables }));
      expect(new Set(few.map(({ winners }) => winners))).toEqual(new Set([1, 2]));
    }
  });

  test("keeps the club's own movements, however like another they are", () => {
    const { rounds: schedule, sets, winners } = movementOf(mitchellSpec(7, { boardsPerRound: 4 }));
    const figures = { tables: 7, rounds: 7, boardsPerRound: 4, sets, winners, phantom: null, copies: 1, schedule };
    const own = ['Tuesdays', 'Fridays'].map((name): OwnSpec => ({ kind: 'own', name, ...figures }));
    const few = shortlist(movementChoices({ ...EVENING, tables: 7, own }));
    expect(few.flatMap(({ spec }) => (spec.kind === 'own' ? [spec.name] : []))).toEqual(['Tuesdays', 'Fridays']);
    expect(few).toHaveLength(6);
  });

  test('is not empty where nothing is fair', () => {
    const unfair = choicesInSections({ ...EVENING, tables: 40 }, 2).filter((choice) => !isFair(choice));
    expect(unfair.length).toBeGreaterThan(0);
    expect(shortlist(unfair)).not.toEqual([]);
  });
});
