import { expect, test } from 'vitest';
import { METHOD_CODES, METHODS, type MethodCode } from '../../../src/scoring/method.ts';

test.each<[MethodCode, 'matchpoints' | 'imps', 'percentage' | 'mean']>([
  ['matchpoints', 'matchpoints', 'percentage'],
  ['cross-imps', 'imps', 'mean'],
  ['butler', 'imps', 'mean'],
  ['fixed-datum', 'imps', 'mean'],
  ['board-a-match', 'matchpoints', 'percentage'],
])('%s counts %s and ranks by the %s', (code, unit, rankedBy) => {
  expect(METHOD_CODES).toContain(code);
  expect(METHODS[code]).toMatchObject({ code, unit, rankedBy });
});
