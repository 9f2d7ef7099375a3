import { describe, expect, test } from 'vitest';
import type { Side } from '../../../../src/bridge/seat.ts';
import { CLAUSES } from '../../../../src/scoring/derivation/clause.ts';
import { deriveFigure, type FigureDerivation } from '../../../../src/scoring/derivation/figure.ts';
import { factoredBy } from '../../../../src/scoring/derivation/matchpoint-worth.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { METHODS, type MethodCode } from '../../../../src/scoring/method.ts';
import { REGULATIONS, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';
import { awardLine, linesOf, weightedLine } from '../line.ts';

/** The derivation of the last line's figure. Without `expected` a full board has as many results as there are lines. */
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

describe('what a figure was rounded to', () => {
  // the lowest of seven results of nine: (0 + 1) x 9 / 7 - 1
  const lines = linesOf([70, 60, 50, 40, 30, 20, 10]);
  const { wbf, ebu, acbl } = REGULATIONS;
  const club = (decimals: number, halves: 'up' | 'away-from-average'): Regulation => ({
    ...wbf,
    boardRounding: { decimals, halves },
  });

  test.each<[string, Regulation, FigureDerivation['rounding']]>([
    ['WBF: nothing', wbf, null],
    ['EBU', ebu, { decimals: 4, halves: 'away-from-average', clause: CLAUSES.ebuRounding }],
    ['ACBL', acbl, { decimals: 2, halves: 'up', clause: CLAUSES.acblRounding }],
    ['a club’s own unit', club(2, 'away-from-average'), { decimals: 2, halves: 'away-from-average', clause: null }],
    ['a club’s own halves', club(4, 'up'), { decimals: 4, halves: 'up', clause: null }],
  ])('%s', (_, regulation, rounding) => {
    expect(last('matchpoints', lines, 'NS', { expected: 9, regulation }).rounding).toEqual(rounding);
  });

  test('a number too long to be kept, to a millionth by nobody’s rule', () => {
    const sizes = [47, 43, 41, 37, 31, 29, 23, 19, 17];
    const played = sizes.flatMap((size, board) =>
      linesOf(
        Array.from({ length: size }, (_, at) => 100 - at),
        board + 1,
      ),
    );
    const award: ScoringLine = { ...awardLine(60, 50, { ns: 1, ew: 101 }, 20), award: { ns: 'average-plus', ew: 50 } };
    for (const regulation of [wbf, ebu]) {
      const scoring = { method: METHODS.matchpoints, regulation: { ...regulation, boardRounding: null } };
      const { boards } = scoreSession([...played, award], { winners: 2, ...scoring });
      const board = boards.at(-1);
      const result = board?.results[0];
      const derived = board && result && deriveFigure({ boards, ...scoring }, board, result, 'NS');
      expect(derived?.rounding).toEqual({ decimals: 6, halves: 'away-from-zero', clause: null });
    }
  });
});

describe('by whose rule a short board was brought to the full number', () => {
  test.each<[Regulation['neuberg'], number, unknown]>([
    ['neuberg', 2, { rule: 'neuberg', clause: CLAUSES.neuberg }],
    ['neuberg-ebu', 2, { rule: 'percentages', clause: CLAUSES.smallGroup }],
    ['neuberg-ebu', 5, { rule: 'neuberg', clause: CLAUSES.neuberg }],
    ['neuberg-acbl', 2, { rule: 'percentages', clause: CLAUSES.acblSmallGroup }],
    ['neuberg-acbl', 5, { rule: 'neuberg', clause: CLAUSES.acblSmallGroup }],
  ])('%s, %s of nine', (rule, actual, brought) => {
    expect(factoredBy(rule, { actual, expected: 9, largest: true })).toEqual({
      ...(brought as object),
      actual,
      expected: 9,
    });
    expect(factoredBy(rule, { actual: 9, expected: 9, largest: true })).toBeNull();
  });

  test('the ACBL’s is page 92 of the manual of ACBLscore', () => {
    expect(CLAUSES.acblSmallGroup).toEqual({ source: 'acblscore-manual', at: '92' });
  });
});
