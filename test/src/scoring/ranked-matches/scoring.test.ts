import { describe, expect, test } from 'vitest';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import {
  isMatchStageRules,
  matchStageRules,
  type MatchStageScoring,
} from '../../../../src/scoring/ranked-matches/scoring.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { TIE_BREAKS } from '../../../../src/scoring/standing/tie-breaks.ts';
import { VICTORY_POINT_SCALES as SCALES } from '../../../../src/scoring/victory-points/scales.ts';

const SCORING: MatchStageScoring = {
  comparison: 'imps',
  scale: 'wbf-discrete',
  pool: null,
  bye: null,
  withdrawals: 'all-play-all',
};

function rules(change: Partial<MatchStageScoring>, regulation = REGULATIONS.wbf) {
  return matchStageRules({ ...SCORING, ...change }, regulation, 7);
}

describe('the rules of a stage, from what is stored', () => {
  test('take ties and the rounding of boards from the regulation', () => {
    expect(rules({ bye: 1200 }, REGULATIONS.ebu)).toEqual({
      comparison: { kind: 'imps', scale: SCALES['wbf-discrete'] },
      boards: { averages: 'fixed', boardDecimals: 0 },
      bye: exact(12),
      withdrawals: 'all-play-all',
      rounds: 7,
      ties: TIE_BREAKS.shared,
    });
    const final = rules({ scale: null }, REGULATIONS.ebu);
    expect(isMatchStageRules(final) && final.boards.boardDecimals).toBe(1);
  });

  test.each<[Partial<MatchStageScoring>, object]>([
    [{ scale: null }, { kind: 'imps', scale: null }],
    [
      { comparison: 'board-a-match', scale: null },
      { kind: 'board-a-match', scale: null },
    ],
    [{ comparison: 'aggregate', scale: null }, { kind: 'aggregate' }],
    [{ comparison: 'patton-imps' }, { kind: 'patton', second: { from: 'imps', scale: SCALES['wbf-discrete'] } }],
    [
      { comparison: 'patton-ratio', scale: null, pool: 8 },
      { kind: 'patton', second: { from: 'aggregate', pool: exact(8) } },
    ],
    [
      { comparison: 'patton-ratio', scale: 'ebu-swiss-pairs' },
      { kind: 'patton', second: { from: 'aggregate', scale: SCALES['ebu-swiss-pairs'] } },
    ],
    [
      { comparison: 'matchpoints', scale: 'ebu-swiss-pairs' },
      { kind: 'field', method: 'matchpoints', scale: SCALES['ebu-swiss-pairs'], regulation: REGULATIONS.wbf },
    ],
  ])('%j', (change, comparison) => {
    expect(rules(change)).toMatchObject({ comparison });
  });

  test.each<[Partial<MatchStageScoring>, string]>([
    [{ scale: 'club' }, 'no-club-scale'],
    [{ comparison: 'patton-imps', scale: null }, 'no-scale'],
    [{ comparison: 'patton-ratio', scale: null }, 'no-scale'],
    [{ comparison: 'butler', scale: null }, 'no-scale'],
    [{ comparison: 'aggregate' }, 'scale-not-used'],
    [{ scale: 'ebu-swiss-pairs' }, 'other-input'],
    [{ comparison: 'matchpoints' }, 'other-input'],
  ])('%j can’t be: %s', (change, code) => {
    const answer = rules(change);
    expect(answer).toEqual({ kind: 'problem', code });
    expect(isMatchStageRules(answer)).toBe(false);
  });
});
