import { describe, expect, test } from 'vitest';
import { rankMatches } from '../../../../src/scoring/ranked-matches.ts';
import type {
  GivenMatchResult,
  MatchComparison,
  MatchesToRank,
  MatchStageRules,
  StagePenalty,
} from '../../../../src/scoring/ranked-matches/stage.ts';
import { exact, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { VICTORY_POINT_SCALES as SCALES } from '../../../../src/scoring/victory-points/scales.ts';
import { boardLines, resultsOf, rulesOf, stageMatch, texts } from './build.ts';

const BOARDS = [1, 2, 3, 4, 5, 6, 7, 8];
const MATCH = stageMatch(1, 1, 2, BOARDS);
const OTHER = stageMatch(1, 3, 4, BOARDS);
/** 10 IMPs to the home team on board 1, the rest flat. */
const TEN = BOARDS.flatMap((board) => boardLines(MATCH, board, board === 1 ? 620 : 0, board === 1 ? 170 : 0));

function ranked(
  given: GivenMatchResult | null,
  rules: Partial<MatchStageRules> = {},
  more: Partial<MatchesToRank> = {},
) {
  const results = new Map(given === null ? [] : [[MATCH.key, given]]);
  const input = { rules: rulesOf(rules), contestants: [1, 2, 3, 4], matches: [MATCH, OTHER], lines: TEN, results };
  const answer = rankMatches({ ...input, ...more });
  const [match] = answer.matches;
  if (match === undefined) throw new Error('no match');
  return { ...answer, match, result: texts(match.result) };
}

const figures = (home: number, away: number) => ({ home: exact(home), away: exact(away) });
const NO_TOTALS = { kind: 'totals', imps: null, points: null, result: null } as const;

describe('totals typed for a match', () => {
  test('IMPs are read by the scale, with the boards of the match', () => {
    const { match, result } = ranked({ ...NO_TOTALS, imps: figures(31, 8) }, {}, { lines: [] });
    // 23 IMPs over 8 boards
    expect(result).toEqual(['17', '3']);
    expect(match).toMatchObject({ count: 'result', score: { state: 'complete', worth: { home: { scaledImps: 23 } } } });
    const long = { ...MATCH, boards: 32, segments: [] };
    const given = new Map<string, GivenMatchResult>([[MATCH.key, { ...NO_TOTALS, imps: figures(31, 8) }]]);
    expect(resultsOf(ranked(null, {}, { matches: [long], results: given, lines: [] }))).toEqual([['14', '6']]);
  });

  test('victory points stand, and IMPs beside them are won and lost', () => {
    const given = { ...NO_TOTALS, imps: figures(31, 8), result: figures(16, 4) };
    const { ranking, result } = ranked(given, {}, { lines: [] });
    expect(result).toEqual(['16', '4']);
    expect(ranking.rows[0]).toMatchObject({ entry: 1, matches: 1, won: 1, impsWon: exact(31), quotient: exact(31, 8) });
    expect(ranked({ ...NO_TOTALS, result: figures(16, 4) }).ranking.rows[0]).toMatchObject({ impsWon: exact(0) });
  });

  test.each<[string, MatchComparison, readonly [string, string]]>([
    ['points a board', { kind: 'board-a-match', scale: null }, ['9', '7']],
    ['total points', { kind: 'aggregate' }, ['2', '-2']],
    ['a share of them', { kind: 'patton', second: { from: 'aggregate', pool: exact(8) } }, ['13', '11']],
    [
      'a percentage of matchpoints',
      { kind: 'field', method: 'matchpoints', scale: SCALES['ebu-swiss-pairs'], regulation: REGULATIONS.wbf },
      ['15', '5'],
    ],
  ])('in %s', (_, comparison, expected) => {
    expect(ranked({ ...NO_TOTALS, points: figures(9, 7) }, { comparison }, { lines: [] }).result).toEqual(expected);
  });

  test('take the place of the lines, which are still shown', () => {
    const { match, result } = ranked({ ...NO_TOTALS, result: figures(9, 11) });
    expect(result).toEqual(['9', '11']);
    expect(match.score.segments[0]?.boards[0]?.imps?.home).toEqual(exact(10));
  });
});

describe('a match that isn’t played', () => {
  test('in an all-play-all: the award for an unplayed match, and its converse (White Book 2.4.6)', () => {
    const forfeit: GivenMatchResult = { kind: 'forfeit', by: 'home', result: null };
    expect(ranked(forfeit, {}, { lines: [] })).toMatchObject({ result: ['8', '12'], match: { count: 'awarded' } });
    expect(ranked({ kind: 'walkover', winner: 'home', result: null }, {}, { lines: [] }).result).toEqual(['12', '8']);
  });

  test('else: average plus and minus on half of the boards; minus for both where both forfeit', () => {
    const session = { withdrawals: 'session' } as const;
    const by = (side: 'home' | 'both') => ranked({ kind: 'forfeit', by: side, result: null }, session, { lines: [] });
    // 12 IMPs over 8 boards
    expect(by('home').result).toEqual(['6', '14']);
    expect(by('both').result).toEqual(['6', '6']);
    expect(by('home').ranking.rows[0]).toMatchObject({ entry: 2, matches: 0, won: 0 });
  });

  test('counts what was typed for it', () => {
    expect(ranked({ kind: 'forfeit', by: 'away', result: figures(18, 0) }).result).toEqual(['18', '0']);
    expect(ranked({ kind: 'walkover', winner: 'home', result: figures(20, 0) }).result).toEqual(['20', '0']);
    const one = ranked({ kind: 'indemnity', result: { home: exact(12), away: null } });
    expect(one).toMatchObject({ result: ['12', null], match: { count: 'awarded' } });
  });

  test('by the aggregate has no worth: the director types it', () => {
    const rules = { comparison: { kind: 'aggregate' }, withdrawals: 'session' } as const;
    const { match } = ranked({ kind: 'forfeit', by: 'home', result: null }, rules, { lines: [] });
    expect(match).toMatchObject({ count: 'not-yet', result: { home: null, away: null } });
  });

  test('void: averages on half of the boards, or nothing at all', () => {
    const grades = { home: 'plus', away: 'minus' } as const;
    expect(ranked({ kind: 'void', grades }).result).toEqual(['14', '6']);
    expect(ranked({ kind: 'void', grades }).match.score.isVoid).toBe(true);
    expect(ranked({ kind: 'void', grades: null })).toMatchObject({
      result: [null, null],
      match: { count: 'nothing', score: { state: 'complete' } },
    });
  });
});

test('against the wrong opponents: what it counts is typed, the IMPs are those of the lines', () => {
  const { result, ranking, match } = ranked({ kind: 'mismatch', result: figures(12, 9) });
  expect(result).toEqual(['12', '9']);
  expect(match.count).toBe('result');
  expect(ranking.rows.map(({ entry, impsWon }) => [entry, impsWon]).slice(0, 2)).toEqual([
    [1, exact(10)],
    [2, exact(0)],
  ]);
});

describe('a bye', () => {
  const BYE = stageMatch(1, 5, null);
  const withBye = (rules: Partial<MatchStageRules>, lines = TEN, given: GivenMatchResult | null = null) =>
    rankMatches({
      rules: rulesOf(rules),
      contestants: [1, 2, 3, 4, 5],
      matches: [MATCH, BYE],
      lines,
      results: new Map(given === null ? [] : [[BYE.key, given]]),
    }).matches[1];

  test('gives nothing in a poule, else what the rules say once its round has begun', () => {
    expect(withBye({})).toMatchObject({ count: 'nothing', result: { home: null } });
    expect(withBye({ bye: exact(12) })).toMatchObject({ count: 'bye', result: { home: exact(12), away: null } });
    expect(withBye({ bye: exact(12) }, [])).toMatchObject({ count: 'not-yet', result: { home: null } });
  });

  test('gives what was typed for it', () => {
    expect(withBye({}, [], { kind: 'bye', result: exact(11) })).toMatchObject({
      count: 'bye',
      result: { home: exact(11) },
    });
  });
});

function penalty(change: Partial<StagePenalty>): StagePenalty {
  return {
    entry: 1,
    kind: 'penalty',
    amount: exact(3),
    unit: 'imps',
    match: MATCH.key,
    ...change,
  };
}

function results(penalties: readonly StagePenalty[], rules: Partial<MatchStageRules> = {}) {
  return ranked(null, rules, { penalties }).result;
}

describe('penalties and bonuses', () => {
  test('in a match: IMPs before the scale, victory points behind it, of one team only', () => {
    expect(results([])).toEqual(['14', '6']);
    expect(results([penalty({})])).toEqual(['13', '6']);
    expect(results([penalty({ unit: 'victory-points', amount: exact(1, 2) })])).toEqual(['27/2', '6']);
    expect(results([penalty({ entry: 2, kind: 'bonus' })])).toEqual(['14', '7']);
    expect(results([penalty({ entry: 3 })])).toEqual(['14', '6']);
  });

  test('in a unit the match isn’t decided in change nothing', () => {
    expect(results([penalty({ unit: 'matchpoints' })])).toEqual(['14', '6']);
    expect(results([penalty({ unit: 'percent-of-top' })])).toEqual(['14', '6']);
    const bam: MatchComparison = { kind: 'board-a-match', scale: null };
    expect(results([penalty({ unit: 'matchpoints' })], { comparison: bam })).toEqual(['6', '7']);
    expect(results([penalty({})], { comparison: bam })).toEqual(['9', '7']);
  });

  test('of the whole stage are taken from the total, in its unit', () => {
    const penalties = [
      penalty({ match: null, unit: 'victory-points' }),
      penalty({ match: null, unit: 'imps' }),
      penalty({ match: null, entry: 2, kind: 'bonus', unit: 'victory-points', amount: exact(1) }),
    ];
    const { ranking, result } = ranked(null, {}, { penalties });
    expect(result).toEqual(['14', '6']);
    expect(
      ranking.rows.map(({ entry, points, change, total }) => [entry, ...[points, change, total].map(writeExact)]),
    ).toEqual([
      [1, '14', '-3', '11'],
      [2, '6', '1', '7'],
      [3, '0', '0', '0'],
      [4, '0', '0', '0'],
    ]);
  });
});

function state(lines: MatchesToRank['lines']) {
  const { match, stray } = ranked(null, {}, { lines });
  return { boards: match.score.segments[0]?.boards ?? [], score: match.score, stray };
}

describe('a board', () => {
  const [open, closed] = boardLines(MATCH, 1, 620, 170);
  if (open === undefined || closed === undefined) throw new Error('no lines');

  test('with two different deals isn’t compared, with the same form it is (Law 87)', () => {
    const forms = state([
      { ...open, form: 'A' },
      { ...closed, form: 'B' },
    ]);
    expect(forms.boards[0]?.state).toEqual({ kind: 'missing', reason: 'fouled' });
    expect(state([open, { ...closed, form: 'A' }]).boards[0]?.state).toEqual({ kind: 'missing', reason: 'fouled' });
    const same = state([
      { ...open, form: 'B' },
      { ...closed, form: 'B' },
    ]);
    expect(same.boards[0]?.state).toEqual({ kind: 'compared' });
  });

  test('with both pairs of a team in one line isn’t compared', () => {
    const { boards, score } = state([open, { ...closed, ns: 1, ew: 2, room: 'closed' }]);
    expect(boards[0]?.state).toEqual({ kind: 'missing', reason: 'wrongSeats' });
    expect(score).toMatchObject({ compared: 0, open: 8 });
    // without rooms, as in a movement
    expect(state([open, { ...closed, ns: 1, ew: 2 }]).boards[0]?.state).toEqual({
      kind: 'missing',
      reason: 'wrongSeats',
    });
  });

  test('recorded as not played is settled, and one without a line is not', () => {
    const { boards, score } = state([open, { ...closed, score: null }]);
    expect(boards[0]?.state).toEqual({ kind: 'missing', reason: 'notPlayed' });
    expect(score.open).toBe(7);
  });

  test('with an award that is no average needs another', () => {
    const { boards, score } = state([open, { ...closed, score: null, award: { ns: 45, ew: 55 } }]);
    expect(boards[0]?.state).toEqual({ kind: 'missing', reason: 'otherAward' });
    expect(score.open).toBe(8);
  });

  test('with an average for one side only has the other side’s score compared', () => {
    const split = { ns: [{ score: 620, percent: 100 }], ew: 'average-plus' } as const;
    const { boards } = state([{ ...open, score: null, split }, closed]);
    expect(boards[0]?.state).toEqual({ kind: 'awarded', grades: { home: null, away: 'plus' } });
    expect(texts(boards[0]?.imps ?? null)).toEqual(['10', '3']);
    expect(texts(boards[0]?.boardPoints ?? null)).toEqual(['2', '6/5']);
  });

  test('with three lines has none, and lines that belong to no board are named', () => {
    const lines = [
      open,
      closed,
      { ...open, score: 600 },
      { ...open, board: 9 },
      { ...open, board: 2, ew: 3 },
      { ...open, board: 3, ew: 1 },
      { ...open, match: 'another' },
    ];
    const { boards, score, stray } = state(lines);
    expect(boards[0]?.state).toEqual({ kind: 'missing', reason: 'notPlayed' });
    expect(score.stray.map(({ line, reason }) => [line.board, reason])).toEqual([
      [9, 'board-not-due'],
      [2, 'not-of-match'],
      [3, 'not-of-match'],
      [1, 'more-than-two'],
      [1, 'more-than-two'],
      [1, 'more-than-two'],
    ]);
    expect(stray.map(({ reason }) => reason)).toEqual(['no-match']);
  });

  test('without a comparison has what the director gives; less than half, and the match is void', () => {
    const removed = new Map([[MATCH.key, { home: 'plus', away: 'minus' } as const]]);
    const five = TEN.filter(({ board }) => board <= 5);
    const partly = ranked(null, {}, { lines: five, removed });
    // 10 and three times 3
    expect(partly.match.score).toMatchObject({
      state: 'complete',
      isVoid: false,
      totals: { home: { imps: exact(19) } },
    });
    const three = ranked(null, {}, { lines: five.filter(({ board }) => board <= 3), removed });
    expect(three).toMatchObject({ result: ['14', '6'], match: { score: { isVoid: true } } });
  });
});

test('a number of boards the scale has no table for is named, and the match counts nothing yet', () => {
  const { match } = ranked(
    null,
    { comparison: { kind: 'imps', scale: SCALES['acbl-20'] } },
    {
      matches: [{ ...MATCH, boards: 99 }],
    },
  );
  expect(match).toMatchObject({
    count: 'not-yet',
    score: { state: 'complete', worth: null, problem: { code: 'no-table', boards: 99 } },
  });
});
