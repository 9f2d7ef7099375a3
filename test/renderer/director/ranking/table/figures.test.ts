import { describe, expect, test } from 'vitest';
import { standingsOf } from '../../../../../main/club/standings/standings.ts';
import type { RankingRowView, FieldStandingsView } from '../../../../../main/club/model/standings.ts';
import type { SectionView, SessionView } from '../../../../../main/club/model/session.ts';
import { resultsBySlot } from '../../../../../renderer/director/session/results.ts';
import { completenessOf } from '../../../../../renderer/director/ranking/completeness.ts';
import { isBarLabelled } from '../../../../../renderer/director/ranking/pair/barLabels.ts';
import { barBox, barScale, sparkPoints, sparkScale } from '../../../../../renderer/director/ranking/drawings/scale.ts';
import { lastRoundOf } from '../../../../../renderer/director/session/standings.ts';
import { rankedLines } from '../../../../../renderer/director/session/rankedLines.ts';
import {
  decimalsOfTotals,
  hasLongNames,
  lengthOfNumbers,
  widthOfTotals,
} from '../../../../../renderer/director/ranking/table/columnWidths.ts';
import { neighbourPair, positionOf, rankedPairOf } from '../../../../../renderer/director/ranking/positions.ts';
import { rankingSums } from '../../../../../renderer/director/ranking/table/rankingSums.ts';
import { reachableRows } from '../../../../../renderer/director/ranking/useChosenPair.ts';
import { exact } from '../../../../../src/scoring/numbers/exact.ts';
import { howellSpec, mitchellSpec, sessionView, type SessionRecipe } from '../../../../builders.ts';

function rankedOf(recipe: SessionRecipe = {}): {
  session: SessionView;
  section: SectionView;
  scores: FieldStandingsView;
} {
  const session = sessionView(recipe);
  const [section] = session.sections;
  const [scores] = standingsOf(session).fields;
  if (!section || !scores) throw new Error('no section');
  return { session, section, scores };
}

const full = rankedOf();
const lines = rankedLines([full.section], full.scores);

describe('the lines of a ranking', () => {
  test('are both, best first, with their pairs', () => {
    expect(lines.map(({ side, pairs }) => [side, pairs.length])).toEqual([
      ['NS', 13],
      ['EW', 13],
    ]);
    for (const { side, pairs } of lines) {
      expect(pairs.every(({ entry, row }) => entry.line === side && entry.id === row.entry)).toBe(true);
      const places = pairs.map(({ row }) => row.place ?? 0);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  test('are one with one winner', () => {
    const howell = rankedOf({ sections: [howellSpec(4)] });
    expect(rankedLines([howell.section], howell.scores).map(({ side }) => side)).toEqual([null]);
  });

  test('a pair above and below in its line, and the first of all from nowhere', () => {
    const [ns, ew] = lines.map(({ pairs }) => pairs.map(({ entry }) => entry.id));
    if (!ns || !ew) throw new Error('two lines');
    expect(neighbourPair(lines, null, 1)?.entry.id).toBe(ns[0]);
    expect(neighbourPair(lines, ew[0] as number, 1)?.entry.id).toBe(ew[1]);
    expect(neighbourPair(lines, ew[0] as number, -1)?.entry.id).toBe(ew[0]);
    expect(neighbourPair(lines, ew[12] as number, 1)?.entry.id).toBe(ew[12]);
    expect(positionOf(lines, ew[4] as number)).toEqual({ line: 1, index: 4 });
    expect(rankedPairOf(lines, -1)).toBeNull();
    expect(reachableRows(lines, ew[4] as number)).toEqual([ns[4], ew[4]]);
    expect(reachableRows(lines, null)).toEqual([ns[0], ew[0]]);
  });
});

/** The rankings with another total for every pair. */
const withTotal = (total: string) =>
  rankedLines([full.section], {
    ...full.scores,
    rankings: full.scores.rankings.map((ranking) => ({
      ...ranking,
      rows: ranking.rows.map((row): RankingRowView => ({ ...row, total })),
    })),
  });

describe('how totals are written', () => {
  test.each([
    ['390', 0, 'narrow'],
    ['1234', 0, 'middling'],
    ['2153/12', 2, 'middling'],
    ['14809/12', 2, 'wide'],
  ])('%s needs %i decimals', (total, decimals, width) => {
    expect([decimalsOfTotals(withTotal(total), 2), widthOfTotals(withTotal(total), 2)]).toEqual([decimals, width]);
  });

  test('three figures in a number ask for more room', () => {
    const large = rankedOf({ sections: [mitchellSpec(51, { rounds: 2 })] });
    expect([lengthOfNumbers(lines), lengthOfNumbers(rankedLines([large.section], large.scores))]).toEqual([
      'short',
      'long',
    ]);
  });
});

test('a long family name asks for the width of the bars', () => {
  const long = rankedOf({ names: () => ['Élisabeth Beauregard-Montclar', 'Guy Roc'] });
  expect([hasLongNames(lines), hasLongNames(rankedLines([long.section], long.scores))]).toEqual([false, true]);
});

describe('the sums under a ranking', () => {
  test('of thirteen tables: 26 boards of 156, and 624 for every pair', () => {
    expect(rankingSums(full.scores)).toEqual({
      total: exact(4056),
      boards: 26,
      each: exact(156),
      available: exact(624),
    });
  });

  test('with one winner, of both sides together', () => {
    const { scores } = rankedOf({ sections: [mitchellSpec(7, { arrowSwitch: 1 })] });
    // 7 results and 6 others: 42 matchpoints a side
    expect(rankingSums(scores)).toMatchObject({ total: exact(14 * 84), boards: 14, each: exact(84) });
  });

  test('pairs that sat out could win less: that is not said', () => {
    const sums = rankingSums(rankedOf({ sections: [mitchellSpec(7, { phantom: 'EW' })] }).scores);
    expect(sums).toMatchObject({ boards: 14, available: null });
  });

  test('nothing is said while boards lack results, or before any two can be compared', () => {
    expect(rankingSums(rankedOf({ results: 337 }).scores)).toBeNull();
    expect(rankingSums(rankedOf({ results: 0 }).scores)).toBeNull();
    expect(rankingSums(rankedOf({ results: 1 }).scores)).toBeNull();
  });
});

test('how complete a ranking is', () => {
  const { session, section } = rankedOf({ results: 30 });
  const results = resultsBySlot(session.results);
  expect(completenessOf([section], results, 0)).toEqual({ recorded: 30, due: 338, rounds: 13, over: 0, missing: 0 });
  expect(completenessOf([section], results, 3)).toEqual({ recorded: 30, due: 338, rounds: 13, over: 2, missing: 22 });
  expect(completenessOf([section], results, 14)).toMatchObject({ over: 13, missing: 308 });
});

const swinging = (row: RankingRowView): RankingRowView => ({ ...row, byRound: [100, 0, 55, 58, 52, 50] });

describe('drawings', () => {
  test('bars stand on the 50 line and have one scale', () => {
    expect(barBox(62.5, 50, 25, 40)).toEqual({ x: 20, width: 10 });
    expect(barBox(25, 50, 25, 40)).toEqual({ x: 0, width: 20 });
    expect(barBox(50, 50, 25, 40)).toEqual({ x: 20, width: 0 });
  });

  test('the longest bar has room for the pair furthest from 50', () => {
    const distances = lines.flatMap(({ pairs }) => pairs.map(({ row }) => Math.abs((row.byRound.at(-1) ?? 50) - 50)));
    // in steps of half a percent, so that a little more does not draw all bars anew
    expect(barScale(lines, 'matchpoints')).toBe(Math.ceil(Math.max(...distances) / 0.5) * 0.5);
    expect(barScale([], 'matchpoints')).toBe(5);
  });

  test('curves run from left to right, 50 at half height, cut at the edge', () => {
    const field = { width: 60, height: 20 };
    expect(sparkPoints([null, 50, 60, 90], 4, 50, 20, field)).toEqual([
      { x: 20, y: 10 },
      { x: 40, y: 5 },
      { x: 60, y: 0 },
    ]);
    expect(sparkPoints([50, 40, 40, 40], 2, 50, 20, field)).toEqual([
      { x: 0, y: 10 },
      { x: 20, y: 15 },
    ]);
    expect(sparkPoints([null, null], 2, 50, 20, field)).toEqual([]);
  });

  test('the first third of the rounds does not set the scale of the curves', () => {
    const [line] = lines;
    if (!line) throw new Error('two lines');
    const wild = { ...line, pairs: line.pairs.map(({ entry, row }) => ({ entry, row: swinging(row) })) };
    // the 58, in steps of a tenth of the least scale
    expect(sparkScale([wild], 'matchpoints')).toBeCloseTo(8.4, 10);
  });

  test('a curve ends with the last round there is a result of', () => {
    expect([lastRoundOf(rankedOf({ results: 27 }).scores), lastRoundOf(rankedOf({ results: 0 }).scores)]).toEqual([
      2, 0,
    ]);
  });
});

describe('numbers under the bars', () => {
  const boards = Array.from({ length: 26 }, (_, index) => index + 1);
  const shown = (chosen: number | null) => boards.filter((_, index) => isBarLabelled(boards, index, chosen));

  test.each([
    [null, [1, 26]],
    [7, [1, 7, 26]],
    [2, [2, 26]],
    [25, [1, 25]],
    [1, [1, 26]],
  ])('with board %s chosen: %j', (chosen, expected) => {
    expect(shown(chosen)).toEqual(expected);
  });
});
