import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import { isSameReading } from '../../../../src/bridge/result/second-reading.ts';
import { parseShorthand } from '../../../../src/bridge/shorthand/shorthand.ts';

function outcome(text: string): Outcome {
  const parsed = parseShorthand(text, { board: 7, language: 'en', withoutLastNought: false });
  if (parsed.kind !== 'result') throw new Error(`${text} is no result`);
  return parsed.outcome;
}

describe('a line read a second time', () => {
  test.each([
    ['4sn=', '4sn='],
    ['4sn=', '4s n 10'],
    ['4sn=/hk', '4sn='],
    ['4sn=/hk', '4sn=/kh'],
    ['p', 'pass'],
    ['650', '+650'],
    ['a60', 'a6040'],
  ])('%s agrees with %s', (recorded, second) => {
    expect(isSameReading(outcome(recorded), outcome(second))).toBe(true);
  });

  test.each([
    ['4sn=', '4sn+1'],
    ['4sn=', '4ss='],
    ['4sn=', '4sxn='],
    ['4sn=', '620'],
    ['4sn=/hk', '4sn=/hq'],
    ['4sn=', '4sn=/hk'],
    ['p', 'np'],
    ['a60', 'a6030'],
  ])('%s differs from %s', (recorded, second) => {
    expect(isSameReading(outcome(recorded), outcome(second))).toBe(false);
  });
});
