import { expect, test } from 'vitest';
import { REGULATIONS } from '../../../src/scoring/regulation/regulation.ts';
import { regulationOf, type RegulationValue } from '../../../src/scoring/session-scoring.ts';

const own: RegulationValue = { preset: 'ebu', regulation: { ...REGULATIONS.ebu, matchpoints: '1-1/2-0' } };

test('a regulation is chosen by its preset, or the club’s own where it has one', () => {
  expect(regulationOf('acbl', own)).toEqual({ preset: 'acbl', regulation: REGULATIONS.acbl });
  expect(regulationOf('own', own)).toBe(own);
  expect(regulationOf('own', null)).toBeNull();
});
