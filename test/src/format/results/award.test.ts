import { WHOLE_WEIGHT, weightOfThirds } from '../../../../src/bridge/result/weight.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPairsCsvAward, type PairsCsvOutcome } from '../../../../src/format/results/award.ts';
import { readResultsCsv } from '../../../../src/format/results/csv.ts';
import { AVERAGE_KINDS } from '../../../../src/scoring/regulation/regulation.ts';

function read(award: string) {
  return readResultsCsv(`board,ns,ew,score,award,form\n1,1,2,,${award},`, null);
}

function outcome(award: string): PairsCsvOutcome | undefined {
  const file = read(award);
  return file.kind === 'results' ? file.results[0]?.outcome : undefined;
}

function whole(score: number) {
  return [{ score, percent: 100 }];
}

describe('averages', () => {
  test.each([
    ['A+/-', 'average-plus', 'average-minus'],
    ['a+-', 'average-plus', 'average-minus'],
    ['A=/=', 'average', 'average'],
    ['A \u2212/+', 'average-minus', 'average-plus'],
  ])('%s: what they are worth is the regulation’s', (text, ns, ew) => {
    expect(outcome(text)).toEqual({ kind: 'averages', ns, ew });
  });

  test('percents stay percents', () => {
    expect(outcome('A6040')).toEqual({ kind: 'award', ns: 60, ew: 40 });
  });
});

describe('split scores', () => {
  test.each([
    ['S-50/450', whole(-50), whole(450)],
    ['s +420 / 0', whole(420), whole(0)],
    ['SA40/420', 40, whole(420)],
    ['S420/A-', whole(420), 'average-minus'],
    ['"S420/A62,5"', whole(420), 62.5],
    [
      'S67%170+33%140/170',
      [
        { score: 170, percent: 67 },
        { score: 140, percent: 33 },
      ],
      whole(170),
    ],
    [
      'S1/3 170 + 2/3 140 / 170',
      [
        { score: 170, percent: 33, thirds: 1 },
        { score: 140, percent: 66, thirds: 2 },
      ],
      whole(170),
    ],
    [
      'SA-/50%170+rest 140',
      'average-minus',
      [
        { score: 170, percent: 50 },
        { score: 140, percent: 50 },
      ],
    ],
  ])('%s', (text, ns, ew) => {
    expect(outcome(text)).toEqual({ kind: 'split', ns, ew });
  });

  test.each(['S420', 'S', 'S/', 'S420/', 'S420/50/60', 'S415/50', 'SA101/420', 'SB/420', 'S4sn=/420'])(
    '%s is none',
    (text) => {
      expect(read(text)).toEqual({
        kind: 'problems',
        problems: [{ kind: 'problem', line: 2, column: 'award', code: 'split', text }],
      });
    },
  );

  test('a weighted side is looked at as any', () => {
    expect(read('S60%170+30%140/170')).toMatchObject({
      problems: [{ code: 'weightsDoNotAddUp', sum: { percent: 90 } }],
    });
    expect(read('S170/60%175+40%140')).toMatchObject({ problems: [{ code: 'weighted' }] });
  });

  test('beside a score is one too many', () => {
    const file = readResultsCsv('board,ns,ew,score,award\n1,1,2,420,S-50/450', null);
    expect(file).toMatchObject({ problems: [{ code: 'awardBesideResult' }] });
  });
});

test('what is read is written as it is read', () => {
  const kind = fc.constantFrom(...AVERAGE_KINDS);
  const score = fc.integer({ min: -760, max: 760 }).map((tens) => tens * 10);
  const weighted = fc.tuple(score, score, fc.integer({ min: 3, max: 297 })).map(([a, b, thirds]) => [
    { score: a, ...weightOfThirds(thirds) },
    { score: b, ...weightOfThirds(WHOLE_WEIGHT - thirds) },
  ]);
  const side = fc.oneof(kind, score.map(whole), weighted, fc.constantFrom(0, 33.33, 62.5, 100));
  const averages = fc.record({ kind: fc.constant('averages' as const), ns: kind, ew: kind });
  const split = fc.record({ kind: fc.constant('split' as const), ns: side, ew: side });
  fc.assert(
    fc.property(fc.oneof(averages, split), (made) => {
      expect(outcome(formatPairsCsvAward(made))).toEqual(made);
    }),
  );
});

test('the scorer is given the sides, and the form of a fouled board', () => {
  const file = readResultsCsv('board,ns,ew,score,award,form\n1,1,2,420,,a\n1,3,4,,S-50/450,b\n1,5,6,,A+/=,', null);
  expect(file).toMatchObject({
    kind: 'results',
    results: [
      { score: 420, award: null, form: 'a' },
      { score: null, award: null, form: 'b', split: { ns: whole(-50), ew: whole(450) } },
      { score: null, award: { ns: 'average-plus', ew: 'average' } },
    ],
  });
  expect(file.kind === 'results' && file.results.map((line) => 'form' in line)).toEqual([true, true, false]);
});
