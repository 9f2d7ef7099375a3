import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact, toNumber } from '../../../../src/scoring/numbers/exact.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { METHODS, type Method } from '../../../../src/scoring/method.ts';
import type { RankedEntry } from '../../../../src/scoring/totals/ranking.ts';
import { REGULATIONS, UNEQUAL_BOARDS, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';
import {
  TIE_BREAK_CODES,
  TIE_BREAKS,
  type Separation,
  type TieBreaks,
} from '../../../../src/scoring/standing/tie-breaks.ts';

const { wbf } = REGULATIONS;

function line(board: number, ns: number, ew: number, score: number): ScoringLine {
  return { board, ns, ew, score, award: null };
}

function places(
  lines: readonly ScoringLine[],
  changes: Partial<Regulation>,
  { winners = 1, method = METHODS.matchpoints }: { readonly winners?: 1 | 2; readonly method?: Method } = {},
): string[][] {
  const { rankings } = scoreSession(lines, { winners, method, regulation: { ...wbf, ...changes } });
  return rankings.map(({ rows }) =>
    rows.map(({ entry, place, tied, unranked }) => `${place ?? unranked}${tied ? '=' : ''} ${entry}`),
  );
}

function chain(...codes: TieBreaks['chain']): TieBreaks {
  return { chain: codes, afterSplit: 'again' };
}

/** By the points against each other where the averages are equal. */
function percentages(lines: readonly ScoringLine[], method: Method) {
  const regulation = { ...wbf, ties: chain('own-meetings') };
  const [ranking] = scoreSession(lines, { winners: 1, method, regulation }).rankings;
  return ranking?.rows.map(({ percentage }) => percentage);
}

// three tables of two boards; N-S 1: 4 + 1, 2: 1 + 4, 3: 1 + 1; E-W 4: 0 + 0, 5: 3 + 3, 6: 3 + 3
const session = [
  line(1, 1, 4, 420),
  line(1, 2, 5, 170),
  line(1, 3, 6, 170),
  line(2, 1, 5, -50),
  line(2, 2, 4, 100),
  line(2, 3, 6, -50),
];

test('who sat in both lines as often is ranked North-South', () => {
  const turned = [line(1, 1, 2, 420), line(1, 3, 4, 50), line(2, 2, 1, 420), line(2, 3, 4, 50)];
  const lines = places(turned, {}, { winners: 2 }).map((rows) => new Set(rows.map((row) => row.split(' ')[1])));
  expect(lines).toEqual([new Set(['1', '2', '3']), new Set(['4'])]);
});

describe('equal averages', () => {
  test('share the place where the regulation says nothing of ties, as every preset but the FFB’s', () => {
    for (const { code, ties } of Object.values(REGULATIONS)) {
      expect(ties).toEqual(code === 'ffb' ? { chain: ['own-meetings'], afterSplit: 'again' } : TIE_BREAKS.shared);
    }
    expect(places(session, {}, { winners: 2 })).toEqual([
      ['1= 1', '1= 2', '3 3'],
      ['1= 5', '1= 6', '3 4'],
    ]);
  });

  test('are split by the first criterion that can, within each line', () => {
    const boards = [...session, line(3, 1, 6, 50), line(3, 2, 4, 50), line(3, 3, 5, 50)];
    // article 81 sees one win each; 1 and 2 have as many tops; 1 met 4 and won it by 4
    expect(places(boards, { ties: TIE_BREAKS.ffb }, { winners: 2 })[0]).toEqual(['1= 1', '1= 2', '3 3']);
    const uneven = boards.with(6, line(3, 1, 6, 90)).with(7, line(3, 2, 4, 110));
    expect(places(uneven, { ties: TIE_BREAKS.ffb }, { winners: 2 })[0]).toEqual(['1 2', '2 1', '3 3']);
  });

  // all play all; 1 and 4 have 4 of 6, 2 and 3 have 2; 1 beat 4 and 3 beat 2, 2-0 each
  const met = [
    line(1, 1, 4, 420),
    line(1, 2, 3, 170),
    line(2, 1, 2, -100),
    line(2, 4, 3, 50),
    line(3, 1, 3, 100),
    line(3, 2, 4, 50),
  ];

  test('by the points against each other, where they have met', () => {
    expect(places(met, {})).toEqual([['1= 1', '1= 4', '3= 2', '3= 3']]);
    expect(places(met, { ties: chain('own-meetings') })).toEqual([['1 1', '2 4', '3 3', '4 2']]);
  });

  test('split or not, each keeps its percentage; there is none at IMPs', () => {
    expect(percentages(met, METHODS.matchpoints)).toEqual([exact(2, 3), exact(2, 3), exact(1, 3), exact(1, 3)]);
    expect(percentages(met, METHODS['cross-imps'])).toEqual([null, null, null, null]);
  });

  test('a criterion that separated is named with its figure', () => {
    const regulation = { ...wbf, ties: chain('tops', 'own-meetings') };
    const [ranking] = scoreSession(met, { winners: 1, regulation }).rankings;
    expect(ranking?.rows.map(({ entry, separations }) => [entry, separations])).toEqual([
      [1, separated(2)],
      [4, separated(0)],
      [3, separated(2)],
      [2, separated(0)],
    ]);
  });

  test('a lot that is not drawn leaves the place shared, and says so', () => {
    const regulation = { ...wbf, ties: chain('lot') };
    const [ns] = scoreSession(session, { winners: 2, regulation }).rankings;
    expect(ns?.rows.map(({ entry, place, lotToDraw }) => [entry, place, lotToDraw])).toEqual([
      [1, 1, true],
      [2, 1, true],
      [3, 3, false],
    ]);
  });

  test('FFB: two pairs with the same total are split by their own meeting', () => {
    const { ties } = REGULATIONS.ffb;
    // 4 and 6 have 5 matchpoints each; on board 2, where they met, 6 has 3 of them and 4 has 1
    const lines = [
      line(1, 1, 5, 420),
      line(1, 2, 6, 170),
      line(1, 3, 4, 110),
      line(2, 2, 1, 100),
      line(2, 3, 5, 50),
      line(2, 4, 6, 50),
    ];
    expect(places(lines, {})[0]?.slice(0, 4)).toEqual(['1 2', '2= 4', '2= 6', '4 1']);
    expect(places(lines, { ties })[0]?.slice(0, 4)).toEqual(['1 2', '2 6', '3 4', '4 1']);
  });

  test('while nobody has a board nobody has a place, is drawn for or split', () => {
    const regulation = { ...wbf, ties: chain('tops', 'lot') };
    const [ranking] = scoreSession([], { winners: 1, regulation, entries: [1, 2] }).rankings;
    expect(ranking?.rows.map(({ place, tied, lotToDraw }) => [place, tied, lotToDraw])).toEqual([
      [null, false, false],
      [null, false, false],
    ]);
  });
});

describe('unequal numbers of boards', () => {
  // matchpoints of what was available: 1 has 5 of 6, 2 1 of 4, 3 1 of 6, 4 3 of 6, 5 2 of 2
  const boards = [
    line(1, 1, 2, 420),
    line(1, 3, 4, 170),
    line(2, 1, 4, 50),
    line(2, 3, 5, -50),
    line(3, 1, 3, 100),
    line(3, 4, 2, 100),
  ];

  test('by the average, the total, or the total of a full card', () => {
    const average = [['1 5', '2 1', '3 4', '4 2', '5 3']];
    expect(places(boards, {})).toEqual(average);
    expect(places(boards, { unequalBoards: 'factored-total' })).toEqual(average);
    expect(places(boards, { unequalBoards: 'total' })).toEqual([['1 1', '2 4', '3 5', '4= 2', '4= 3']]);
  });

  test('who has fewer than the least share of the most is listed last, without a place', () => {
    expect(places(boards, { leastBoards: 33 })).toEqual(places(boards, {}));
    expect(places(boards, { leastBoards: 34 })).toEqual([['1 1', '2 4', '3 2', '4 3', 'too-few-boards 5']]);
    expect(places([], { leastBoards: 50 })).toEqual([[]]);
  });
});

/** What splits a tie by own meetings. */
function separated(points: number): readonly Separation[] {
  return [{ code: 'own-meetings', figure: exact(points) }];
}

/** As the rule has it, from the row; the average of a line without a board is below all. */
function figure({ points, available, boards }: RankedEntry, rule: Regulation['unequalBoards']): number {
  if (boards === 0) return -1000;
  if (rule === 'total') return toNumber(points);
  return toNumber(points) / (available || boards);
}

test('whatever the regulation: boards are scored as ever, places go by its figure, ties are split within one figure', () => {
  const lines = fc
    .array(
      fc.tuple(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 4, max: 6 }),
        fc.integer({ min: -2, max: 2 }),
      ),
      { maxLength: 18 },
    )
    .map((list) => list.map(([board, ns, ew, score]) => line(board, ns, ew, score * 100)));
  const ties = fc.record({
    chain: fc.uniqueArray(fc.constantFrom(...TIE_BREAK_CODES)),
    afterSplit: fc.constantFrom('again' as const, 'onwards' as const),
  });
  const rules = fc.record({
    ties,
    unequalBoards: fc.constantFrom(...UNEQUAL_BOARDS),
    leastBoards: fc.constantFrom(0, 50, 100),
  });
  fc.assert(
    fc.property(lines, rules, fc.constantFrom(METHODS.matchpoints, METHODS['cross-imps']), (list, changes, method) => {
      const regulation = { ...wbf, ...changes };
      const plain = scoreSession(list, { winners: 1, regulation: wbf, method });
      const { boards, rankings } = scoreSession(list, { winners: 1, regulation, method });
      expect(boards).toEqual(plain.boards);
      const rows = rankings[0]?.rows ?? [];
      const most = Math.max(...rows.map((row) => row.boards));
      const isDue = ({ boards: own }: RankedEntry) => most > 0 && own * 100 >= changes.leastBoards * most;
      expect(rows.map(isDue)).toEqual(rows.map(({ place }) => place !== null));
      for (const [above, below] of rows.flatMap((row, index) => (index > 0 ? [[rows[index - 1], row]] : []))) {
        if (!above?.place || !below?.place) continue;
        const lead = figure(above, changes.unequalBoards) - figure(below, changes.unequalBoards);
        const isTie = Math.abs(lead) < 1e-9;
        const mayBeSplit = changes.ties.chain.length > 0;
        expect(isTie || lead > 0).toBe(true);
        expect(above.place === below.place ? isTie : !isTie || mayBeSplit).toBe(true);
      }
    }),
  );
});
