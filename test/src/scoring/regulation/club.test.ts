import { describe, expect, test } from 'vitest';
import { regulationFrom, type ClubRegulation } from '../../../../src/scoring/regulation/club.ts';
import { REGULATION_CODES, REGULATIONS, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { RULES } from '../../../../src/scoring/regulation/rules.ts';
import { shapeProblems } from '../../../../src/scoring/regulation/shape.ts';
import { TIE_BREAKS } from '../../../../src/scoring/standing/tie-breaks.ts';

const { ebu, wbf } = REGULATIONS;

function problems(changes: Partial<Regulation>): unknown {
  const answer: ClubRegulation = regulationFrom(wbf, { code: 'club', ...changes });
  return answer.kind === 'problems' ? answer.problems : answer.kind;
}

describe('presets', () => {
  test.each(REGULATION_CODES)('%s is a regulation a club could have made', (code) => {
    expect(REGULATIONS[code].code).toBe(code);
    expect(regulationFrom(REGULATIONS[code], { code: 'club' })).toMatchObject({ kind: 'regulation' });
  });

  test('what federations are known to do otherwise', () => {
    expect(REGULATIONS.ebu).toMatchObject({ neuberg: 'neuberg-ebu', boardRounding: { decimals: 4 } });
    expect(REGULATIONS.acbl).toMatchObject({ matchpoints: '1-1/2-0', boardRounding: { decimals: 2, halves: 'up' } });
    expect(REGULATIONS.ebu).toMatchObject({ teamTies: TIE_BREAKS.shared, victoryPoints: 'wbf-discrete' });
    expect(REGULATIONS.acbl.victoryPoints).toBe('acbl-20');
    expect(REGULATIONS.pzbs.sitOut).toEqual({ percent: 60, imps: 0 });
    expect(REGULATIONS.abf.butler.drops).toEqual([{ highest: 1, lowest: 1, from: 4 }]);
  });
});

describe("a club's own", () => {
  test('is the preset with the changes, under its own name', () => {
    const answer = regulationFrom(ebu, { code: 'Club de Carouge', sitOut: { percent: 55.5, imps: null } });
    expect(answer).toEqual({
      kind: 'regulation',
      regulation: { ...ebu, code: 'Club de Carouge', sitOut: { percent: 55.5, imps: null } },
    });
  });

  test('needs a name that is no preset', () => {
    expect(problems({ code: ' ' })).toEqual([{ kind: 'problem', code: 'no-name' }]);
    expect(problems({ code: 'EBU' })).toEqual([{ kind: 'problem', code: 'preset-name', name: 'EBU' }]);
    expect(problems({ code: ' ebu ' })).toMatchObject([{ code: 'preset-name' }]);
  });

  test('rounds the fives of a datum in a known way', () => {
    const butler = { ...wbf.butler, fives: 'down' } as unknown as Regulation['butler'];
    expect(problems({ butler })).toEqual([{ kind: 'problem', code: 'choice', rule: 'fives', given: 'down' }]);
  });

  test('chooses among what is known', () => {
    const given = JSON.parse('{"matchpoints":"3-1-0","boardRounding":{"decimals":2,"halves":"down"}}') as object;
    expect(problems(given)).toEqual([
      { kind: 'problem', code: 'choice', rule: 'matchpoints', given: '3-1-0' },
      { kind: 'problem', code: 'choice', rule: 'halves', given: 'down' },
    ]);
  });

  test.each([
    'matchpoints',
    'neuberg',
    'splitScores',
    'crossImps',
    'shortCrossImps',
    'unequalBoards',
    'victoryPoints',
    'undertricks',
  ])('%s is named where it is none of its choices', (rule) => {
    expect(problems({ [rule]: 'by lot' })).toEqual([{ kind: 'problem', code: 'choice', rule, given: 'by lot' }]);
  });

  test('a part that is none of its choices is named', () => {
    expect(shapeProblems(RULES.butler.shape, { ...wbf.butler, drops: 'all' })).toEqual([
      { kind: 'problem', code: 'choice', rule: 'drops', given: 'all' },
    ]);
    const rows = [{ upTo: null, winner: 100, loser: 100 }];
    const scale = { sum: null, tables: [{ least: 1, most: 8, rows }] };
    for (const takes of ['imps', 'percentage'] as const)
      expect(problems({ ownScale: { takes, ...scale } })).toBe('regulation');
    const ownScale = { takes: 'tricks', ...scale } as unknown as Regulation['ownScale'];
    expect(problems({ ownScale })).toEqual([{ kind: 'problem', code: 'choice', rule: 'takes', given: 'tricks' }]);
  });

  test('percents are 0 to 100 with two decimals, IMPs whole and at most 24', () => {
    expect(problems({ sitOut: { percent: 60.125, imps: 25 } })).toEqual([
      { kind: 'problem', code: 'percent', given: 60.125 },
      { kind: 'problem', code: 'imps', given: 25 },
    ]);
    expect(problems({ sitOut: { percent: -1, imps: -25 } })).toMatchObject([{ code: 'percent' }, { code: 'imps' }]);
    expect(problems({ sitOut: { percent: 100, imps: 24 } })).toBe('regulation');
    expect(problems({ sitOut: { percent: 0, imps: -24 } })).toBe('regulation');
    const two = [
      { percent: 70, imps: 5 },
      { percent: 30, imps: -5 },
    ];
    expect(problems({ artificial: { ...wbf.artificial, otherImps: two } })).toBe('regulation');
    const otherImps = [
      { percent: 101, imps: 4.5 },
      { percent: 70, imps: 5 },
      { percent: 70, imps: 6 },
    ];
    expect(problems({ artificial: { ...wbf.artificial, otherImps } })).toEqual([
      { kind: 'problem', code: 'percent', given: 101 },
      { kind: 'problem', code: 'imps', given: 4.5 },
      { kind: 'problem', code: 'percent-twice' },
    ]);
  });

  test('splits ties by known criteria, each once, of pairs and of teams', () => {
    const ties = JSON.parse('{"chain":["own-meetings","coin"],"afterSplit":"never"}') as Regulation['ties'];
    expect(problems({ ties })).toEqual([
      { kind: 'problem', code: 'choice', rule: 'tieBreak', given: 'coin' },
      { kind: 'problem', code: 'choice', rule: 'afterSplit', given: 'never' },
    ]);
    const teamTies = { chain: ['tops', 'tops'], afterSplit: 'again' } as const;
    expect(problems({ teamTies })).toEqual([{ kind: 'problem', code: 'tie-break-twice' }]);
    for (const preset of Object.values(TIE_BREAKS))
      expect(problems({ ties: preset, teamTies: preset })).toBe('regulation');
  });

  test('ranks by a known basis, from a share of the boards on', () => {
    const given = JSON.parse('{"unequalBoards":"best","undertricks":"before-1900","victoryPoints":"30-0"}') as object;
    expect(problems({ ...given, leastBoards: 101 })).toEqual([
      { kind: 'problem', code: 'choice', rule: 'unequalBoards', given: 'best' },
      { kind: 'problem', code: 'percent', given: 101 },
      { kind: 'problem', code: 'choice', rule: 'victoryPoints', given: '30-0' },
      { kind: 'problem', code: 'choice', rule: 'undertricks', given: 'before-1900' },
    ]);
  });

  test('average plus is no less than average, and that no less than average minus', () => {
    const percents = { 'average-plus': 45, average: 50, 'average-minus': 40 };
    const order = [{ kind: 'problem', code: 'averages-order' }];
    expect(problems({ artificial: { ...wbf.artificial, percents } })).toEqual(order);
    const minus = { 'average-plus': 60, average: 50, 'average-minus': 55 };
    expect(problems({ artificial: { ...wbf.artificial, percents: minus } })).toEqual(order);
    const same = { 'average-plus': 50, average: 50, 'average-minus': 50 };
    expect(problems({ artificial: { ...wbf.artificial, percents: same } })).toBe('regulation');
  });

  test('at most four decimals', () => {
    expect(problems({ boardRounding: { decimals: 5, halves: 'up' }, shown: { points: 1.5, percentages: -1 } })).toEqual(
      [
        { kind: 'problem', code: 'decimals', given: 5 },
        { kind: 'problem', code: 'decimals', given: 1.5 },
        { kind: 'problem', code: 'decimals', given: -1 },
      ],
    );
  });

  test('Butler keeps a result for the mean, and drops by rising numbers of results', () => {
    const drops = (...rows: (readonly [number, number])[]) => {
      const made = rows.map(([each, from]) => ({ highest: each, lowest: each, from }));
      return problems({ butler: { ...wbf.butler, drops: made } });
    };
    expect(drops([2, 4])).toEqual([{ kind: 'problem', code: 'drops' }]);
    expect(drops([2, 5], [1, 5])).toEqual([{ kind: 'problem', code: 'drops' }]);
    expect(drops([1, 4], [2, 8])).toBe('regulation');
    const uneven = (highest: number, lowest: number) =>
      problems({ butler: { ...wbf.butler, drops: [{ highest, lowest, from: 6 }] } });
    expect(uneven(0, 1)).toBe('regulation');
    for (const wrong of [uneven(-1, 2), uneven(1.5, 1)]) expect(wrong).toEqual([{ kind: 'problem', code: 'drops' }]);
    expect(problems({ butler: { ...wbf.butler, drops: 'median' } })).toBe('regulation');
  });
});
