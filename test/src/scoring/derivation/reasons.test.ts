import { describe, expect, test } from 'vitest';
import type { Side } from '../../../../src/bridge/seat.ts';
import { CLAUSES } from '../../../../src/scoring/derivation/clause.ts';
import { deriveFigure, type FigureDerivation } from '../../../../src/scoring/derivation/figure.ts';
import type { ScoringLine } from '../../../../src/scoring/lines.ts';
import { METHODS, type MethodCode } from '../../../../src/scoring/method.ts';
import { REGULATIONS, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { awardLine, linesOf, weightedLine } from '../line.ts';

/** The derivation of the last line's figure; the board is expected as often as it has lines, or so often. */
function last(
  code: MethodCode,
  lines: readonly ScoringLine[],
  side: Side = 'NS',
  { expected = lines.length, regulation = REGULATIONS.wbf }: { expected?: number; regulation?: Regulation } = {},
): FigureDerivation {
  const method = METHODS[code];
  const board = method.scoreBoard(lines, expected, regulation);
  const result = board.results.at(-1);
  if (!result) throw new Error('a board has a line');
  return deriveFigure({ boards: [board], method, regulation }, board, result, side);
}

function held(lines: readonly ScoringLine[], datum: number): ScoringLine[] {
  return lines.map((line) => ({ ...line, datum }));
}

const split: ScoringLine = {
  board: 1,
  ns: 9,
  ew: 109,
  score: null,
  award: null,
  split: { ns: [{ score: -50, percent: 100 }], ew: [{ score: 420, percent: 100 }] },
};

describe('why a line counts for nobody', () => {
  const award = awardLine(60, 33, { ns: 9, ew: 109 });

  test.each<[string, FigureDerivation, string]>([
    ['a board not played', last('matchpoints', linesOf([420, 50, null])), 'not-played'],
    ['a result alone', last('matchpoints', linesOf([420])), 'nothing-to-compare'],
    ['a result alone at IMPs', last('butler', linesOf([420])), 'nothing-to-compare'],
    ['an award alone', last('matchpoints', [award]), 'nothing-to-compare'],
    ['an award alone that has a worth at IMPs', last('butler', [award]), 'nothing-to-compare'],
    ['a percent that IMPs know no worth for', last('butler', [...linesOf([420, 50]), award], 'EW'), 'no-worth'],
    ['no datum, where one is to be given', last('fixed-datum', linesOf([420, 50])), 'no-datum'],
  ])('%s', (_, { from, points, rounding }, reason) => {
    expect(from).toEqual({ kind: 'nothing', reason });
    expect([points, rounding]).toEqual([null, null]);
  });
});

describe('what a score was compared as', () => {
  const weighted = weightedLine([
    [420, 60],
    [-50, 40],
  ]);

  test.each<[string, readonly ScoringLine[], unknown]>([
    ['a plain score', linesOf([50, 420]), null],
    ['a weighted score', [...linesOf([50, 420]), weighted], { how: 'weighted', clause: CLAUSES.weighted }],
    ['a split score', [...linesOf([50, 420]), split], { how: 'split', clause: CLAUSES.split }],
  ])('%s', (_, lines, adjusted) => {
    expect(last('matchpoints', lines).from).toMatchObject({ kind: 'compared', adjusted });
  });

  test('the chart: all results, those of a form, or those that one side is compared with', () => {
    const none = { form: null, side: null, halves: false, match: null, given: null };
    const forms = [...linesOf([50, 60]), ...linesOf([70]).map((line) => ({ ...line, form: 'turned' }))];
    expect(last('matchpoints', linesOf([50, 420])).from).toMatchObject({
      chart: { ...none, actual: 2, largest: true },
    });
    expect(last('matchpoints', forms).from).toMatchObject({
      chart: { ...none, form: 'turned', actual: 1, largest: false },
    });
    expect(last('matchpoints', forms.toReversed()).from).toMatchObject({ chart: { ...none, form: '', actual: 2 } });
    expect(last('matchpoints', [...linesOf([50]), split], 'EW').from).toMatchObject({ chart: { ...none, side: 'EW' } });
    const halves = { regulation: { ...REGULATIONS.wbf, splitScores: 'half-frequencies' } } as const;
    expect(last('matchpoints', [...linesOf([50]), split], 'EW', halves).from).toMatchObject({
      chart: { ...none, halves: true },
    });
    expect(last('fixed-datum', held(linesOf([50, 420]), 100)).from).toMatchObject({ chart: { ...none, given: 100 } });
    expect(last('butler', held(linesOf([50, 420]), 100)).from).toMatchObject({ chart: none });
    const matches = linesOf([50, 420]).map((line) => ({ ...line, match: 'b' }));
    expect(last('board-a-match', matches).from).toMatchObject({ chart: { ...none, match: 'b', expected: 2 } });
  });
});
