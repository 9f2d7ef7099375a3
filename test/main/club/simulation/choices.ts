/** Results, rulings, names and ways to score that disturbances of an evening choose from. */
import type { Outcome, RuledComponent, TableOutcome } from '../../../../src/bridge/result/result.ts';
import type { MatchStageScoring } from '../../../../src/scoring/ranked-matches/scoring.ts';
import { PASSED_OUT, played } from '../../support.ts';

export const SCORES: readonly Outcome[] = [
  played(4, 10),
  played(4, 9, 'E'),
  played(2, 8),
  played(6, 12, 'W'),
  played(3, 9, 'S'),
  played(5, 8, 'E'),
  PASSED_OUT,
  { kind: 'score', score: 140 },
  { kind: 'score', score: -100 },
  { kind: 'score', score: -1430 },
];

const component = (percent: number, tricks: number): RuledComponent => ({
  percent,
  outcome: played(4, tricks) as RuledComponent['outcome'],
});
const AT_TABLE: TableOutcome = { kind: 'passedOut' };
const WEIGHTED: Outcome = {
  kind: 'ruled',
  ns: [component(60, 10), component(40, 9)],
  ew: [component(60, 10), component(40, 9)],
  atTable: AT_TABLE,
};
const SPLIT: Outcome = {
  kind: 'ruled',
  ns: [component(100, 9)],
  ew: [component(50, 10), component(50, 9)],
  atTable: AT_TABLE,
};
const SPLIT_AVERAGE: Outcome = { kind: 'ruled', ns: 'average-plus', ew: [component(100, 10)], atTable: AT_TABLE };
const AWARDS: readonly Outcome[] = [
  { kind: 'award', ns: 60, ew: 40, nsAverage: 'average-plus', ewAverage: 'average-minus' },
  { kind: 'award', ns: 50, ew: 50, nsAverage: 'average', ewAverage: 'average' },
  { kind: 'award', ns: 60, ew: 60, nsAverage: 'average-plus', ewAverage: 'average-plus' },
  { kind: 'award', ns: 45, ew: 55 },
  { kind: 'notPlayed' },
];
export const RULINGS: readonly Outcome[] = [WEIGHTED, SPLIT, SPLIT_AVERAGE, ...AWARDS];

export const NAMES = [
  'Ann',
  'Bob',
  'Cleo',
  'Dan',
  'Eve',
  'Fay',
  'Gus',
  'Hal',
  'Marie-Antoinette de La Rochefoucauld-Montbel',
  "O'Brien <b>",
  '=1+1',
  '李 明',
];

export const MATCH_SCORINGS: readonly MatchStageScoring[] = (
  [
    ['imps', 'wbf-discrete', null],
    ['imps', 'wbf-continuous', null],
    ['imps', 'old-25', null],
    ['imps', null, null],
    ['board-a-match', null, null],
    ['aggregate', null, null],
    ['patton-ratio', null, 16],
    ['patton-imps', 'wbf-discrete', null],
    ['cross-imps', 'wbf-continuous', null],
    ['butler', 'wbf-discrete', null],
    // It can't be: the scale is not read with IMPs.
    ['imps', 'ebu-swiss-pairs', null],
  ] as const
).map(([comparison, scale, pool], at) => ({
  comparison,
  scale,
  pool,
  bye: at % 3 === 1 ? 1200 : null,
  withdrawals: at % 2 === 0 ? 'all-play-all' : 'session',
})) as readonly MatchStageScoring[];
