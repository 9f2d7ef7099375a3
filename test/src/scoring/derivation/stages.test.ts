import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { carryForwardSentence, ximpqSentence } from '../../../../src/language/derivation/stages.ts';
import { deriveCarryForward } from '../../../../src/scoring/derivation/carry-forward.ts';
import { deriveXimpq } from '../../../../src/scoring/derivation/ximpq.ts';
import { divide, exact, multiply, toNumber, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { carryForward } from '../../../../src/scoring/teams/carry-forward.ts';
import { ximpq } from '../../../../src/scoring/victory-points/ximpq.ts';

const narrow = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');
const anyStage = fc
  .record({ boards: fc.integer({ min: 1, max: 60 }), top: fc.integer({ min: 2, max: 50 }) })
  .map(({ boards, top }) => ({ boards, maximum: exact(boards * top) }));

test('a finalist’s carry-forward, in both languages (EBU White Book 3.8)', () => {
  const derived = deriveCarryForward(
    exact(300),
    { maximum: exact(480), boards: 20 },
    { maximum: exact(576), boards: 24 },
  );
  expect(narrow(carryForwardSentence(derived, 'en'))).toBe(
    '150: 300 of 480 in the qualifier, 62.50 % on 20 boards; 20 boards of the final are 480 matchpoints; a board of the qualifier weighs half: ½ × 300/480 × 480 = 150 (EBU White Book 3.8).',
  );
  expect(narrow(carryForwardSentence(derived, 'fr'))).toMatch(
    /^150 : 300 sur 480 en qualification, 62,50 % sur 20 étuis ; /,
  );
});

test('the carry-forward is half the share on the scale of the final', () => {
  fc.assert(
    fc.property(fc.nat({ max: 3000 }), anyStage, anyStage, (score, qualifier, final) => {
      const { points, share, scale } = deriveCarryForward(exact(score), qualifier, final);
      expect(writeExact(points)).toBe(writeExact(multiply(exact(1, 2), multiply(share, scale))));
      expect(writeExact(points)).toBe(writeExact(carryForward(exact(score), qualifier, final)));
      expect(writeExact(share)).toBe(writeExact(divide(exact(score), qualifier.maximum)));
    }),
  );
});

test('cross-IMPs of a match, board by board (EBU White Book 3.1.3)', () => {
  const derived = deriveXimpq([
    { sum: exact(11), results: 3 },
    { sum: exact(-8), results: 4 },
    { sum: exact(5), results: 1 },
  ]);
  expect(ximpqSentence(derived, 'en')).toBe(
    '+3 IMPs: +11 / √3 = +6.35; −8 / √6 = −3.27; a board with one result counts nothing; together +3.08, to the nearest IMP +3 (EBU White Book 3.1.3).',
  );
  expect(narrow(ximpqSentence(deriveXimpq([]), 'fr'))).toBe('0 IMPs : aucun étui ne compte (EBU White Book 3.1.3).');
});

test('what the boards give adds up to what is read, to the rounding of what is shown', () => {
  const board = fc
    .record({ sum: fc.integer({ min: -200, max: 200 }), results: fc.integer({ min: 1, max: 20 }) })
    .map(({ sum, results }) => ({ sum: exact(sum), results }));
  fc.assert(
    fc.property(fc.array(board, { maxLength: 16 }), (boards) => {
      const { boards: brought, sum, imps } = deriveXimpq(boards);
      expect(imps).toBe(ximpq(boards));
      expect(Math.abs(toNumber(sum) - imps)).toBeLessThanOrEqual(0.51);
      for (const { sum: own, underRoot, imps: shown } of brought) {
        const expected = underRoot ? toNumber(own) / Math.sqrt(toNumber(underRoot)) : 0;
        expect(Math.abs(toNumber(shown) - expected)).toBeLessThan(0.0051);
      }
    }),
  );
});
