import { describe, expect, test } from 'vitest';
import { matchRulesOf, victoryPointScaleOf } from '../../../../src/scoring/regulation/match.ts';
import { regulationProblems } from '../../../../src/scoring/regulation/club.ts';
import {
  REGULATION_CODES,
  REGULATIONS,
  regulationFromStored,
  type Regulation,
} from '../../../../src/scoring/regulation/regulation.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import { isVictoryPoints, victoryPoints } from '../../../../src/scoring/victory-points/scale.ts';
import { VICTORY_POINT_SCALES } from '../../../../src/scoring/victory-points/scales.ts';

const OWN: Regulation = {
  ...REGULATIONS.wbf,
  code: 'our club',
  victoryPoints: 'club',
  ownScale: {
    takes: 'imps',
    sum: 200,
    tables: [
      {
        least: 1,
        most: 32,
        rows: [
          { upTo: 0, winner: 100, loser: 100 },
          { upTo: 5, winner: 150, loser: 50 },
          { upTo: null, winner: 200, loser: 0 },
        ],
      },
    ],
  },
};

describe('the boards of a match', () => {
  test('EBU: whole IMPs where they become victory points, tenths where they are final (4.2.6.1, 8.12.3)', () => {
    const scale = VICTORY_POINT_SCALES['wbf-discrete'];
    expect(matchRulesOf(REGULATIONS.ebu, scale)).toEqual({ averages: 'fixed', boardDecimals: 0 });
    expect(matchRulesOf(REGULATIONS.ebu, null)).toEqual({ averages: 'fixed', boardDecimals: 1 });
  });

  test.each(REGULATION_CODES.filter((code) => code !== 'ebu'))('%s rounds no board', (code) => {
    const rules = { averages: 'fixed', boardDecimals: null };
    expect([matchRulesOf(REGULATIONS[code], null), victoryPointScaleOf(REGULATIONS[code])?.code]).toEqual([
      rules,
      REGULATIONS[code].victoryPoints,
    ]);
  });

  test.each([0, 1, null] as const)('a club may round to %s whatever the result', (boardDecimals) => {
    const own = { matches: { averages: 'own', boardDecimals } } as const;
    expect(matchRulesOf(own, null)).toEqual({ averages: 'own', boardDecimals });
  });
});

describe('the club’s own scale', () => {
  test('is read like any other', () => {
    const scale = victoryPointScaleOf(OWN);
    const read = scale && victoryPoints(scale, { boards: 16, imps: -3 });
    expect(read && isVictoryPoints(read) && [read.own, read.opponents]).toEqual([exact(1, 2), exact(3, 2)]);
    expect(regulationProblems(OWN)).toEqual([]);
  });

  test('that is missing, or can’t be, is named', () => {
    const missing = { ...OWN, ownScale: null };
    expect([victoryPointScaleOf(missing), regulationProblems(missing).map(({ code }) => code)]).toEqual([
      null,
      ['no-scale'],
    ]);
    const wrong = { ...OWN, ownScale: { takes: 'imps', sum: null, tables: [] } } as const;
    expect([victoryPointScaleOf(wrong), regulationProblems(wrong)]).toEqual([
      null,
      [{ kind: 'problem', code: 'own-scale', problem: { kind: 'problem', code: 'nothing' } }],
    ]);
    // a scale that isn't in use must be possible too: it can be chosen at any time
    expect(regulationProblems({ ...wrong, victoryPoints: 'old-25' }).map(({ code }) => code)).toEqual(['own-scale']);
  });

  test('rules of a match that there are none of are named', () => {
    const given = { averages: 'mine', boardDecimals: 2 } as unknown as Regulation['matches'];
    expect(regulationProblems({ ...OWN, matches: given })).toEqual([
      { kind: 'problem', code: 'choice', rule: 'matchAverages', given: 'mine' },
      { kind: 'problem', code: 'choice', rule: 'matchBoardDecimals', given: '2' },
    ]);
  });

  test('a regulation written down before there were rules of matches has those of its preset', () => {
    const { matches: _, ownScale: __, ...earlier } = OWN;
    const read = regulationFromStored({ ...earlier, victoryPoints: 'old-25' }, 'ebu');
    expect([read.matches, read.ownScale]).toEqual([REGULATIONS.ebu.matches, null]);
  });
});
