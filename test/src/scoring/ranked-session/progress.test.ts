import { expect, test } from 'vitest';
import type { BoardScores } from '../../../../src/scoring/boards/board-scores.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { METHODS } from '../../../../src/scoring/method.ts';
import { progressByRound, sharesOf, type Progress } from '../../../../src/scoring/ranked-session/progress.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';

interface RoundLine extends ScoringLine {
  readonly round: number;
}

function line(round: number, board: number, ns: number, ew: number, score: number | null): RoundLine {
  return { round, board, ns, ew, score, award: null };
}

function roundOf({ round }: RoundLine): number {
  return round;
}

function curvesOf(
  boards: readonly BoardScores<RoundLine>[],
  rounds: number,
  unit?: 'imps',
): ReadonlyMap<number, Progress> {
  return progressByRound(
    boards.map((board) => sharesOf(board, roundOf, unit)),
    rounds,
  );
}

const lines = [
  // round 1: pair 9 sits out; boards 1 and 2 are played by 1 and 2, and meet again later
  line(1, 1, 1, 3, 100),
  line(1, 2, 2, 4, 200),
  line(2, 2, 1, 4, 300),
  line(2, 1, 2, 3, null),
  line(3, 1, 9, 4, 50),
  line(3, 3, 1, 3, 100),
  line(3, 3, 2, 4, 100),
];

test('all boards up to each round, at what they are worth at the end', () => {
  const { boards } = scoreSession(lines, { winners: 1, regulation: REGULATIONS.wbf });
  const curves = curvesOf(boards, 3);
  expect(curves.get(1)).toEqual([100, 100, 250 / 3]);
  expect(curves.get(2)).toEqual([0, 0, 25]);
  expect(curves.get(3)).toEqual([0, 0, 25]);
  expect(curves.get(4)).toEqual([100, 50, (100 + 0 + 100 + 50) / 4]);
});

test('at IMPs the mean a board', () => {
  const method = METHODS.butler;
  const scored = [
    method.scoreBoard([line(1, 1, 1, 3, 420), line(1, 1, 2, 4, 50)], 2, REGULATIONS.wbf),
    method.scoreBoard([line(2, 2, 1, 4, 100), line(2, 2, 2, 3, 100)], 2, REGULATIONS.wbf),
  ];
  // 420 and 50 against a datum of 240: 5 IMPs
  expect(curvesOf(scored, 2, 'imps').get(1)).toEqual([5, 2.5]);
});

test('nothing is drawn before the first scored board', () => {
  const { boards } = scoreSession(lines, { winners: 1, regulation: REGULATIONS.wbf });
  expect(curvesOf(boards, 3).get(9)).toEqual([null, null, 0]);
});

test('the last point is the percentage of the ranking', () => {
  const { boards, rankings } = scoreSession(lines, { winners: 1, regulation: REGULATIONS.wbf });
  const curves = curvesOf(boards, 3);
  for (const { entry, percentage } of rankings[0]?.rows ?? []) {
    const { numerator = 0n, denominator = 1n } = percentage ?? {};
    expect(curves.get(entry)?.at(-1)).toBeCloseTo((100 * Number(numerator)) / Number(denominator), 10);
  }
});

test('a board with fewer results counts by what they are worth beside the others', () => {
  const field = [
    line(1, 1, 1, 3, 100),
    line(1, 1, 2, 4, 200),
    line(1, 1, 9, 5, 300),
    line(1, 2, 1, 3, 100),
    line(1, 2, 2, 4, 200),
  ];
  const { boards } = scoreSession(field, { winners: 1, regulation: REGULATIONS.wbf });
  // Neuberg: 2 of 3 results, a top of 4: (3 x (0 + 1) / 2 - 1) / 4 and (3 x (2 + 1) / 2 - 1) / 4
  expect(boards[1]).toMatchObject({ actual: 2, expected: 3, denominator: 2 });
  const curves = curvesOf(boards, 1);
  expect(curves.get(1)).toEqual([(0 + 12.5) / 2]);
  expect(curves.get(4)).toEqual([(50 + 12.5) / 2]);
});

test('a line of a round that is not drawn draws nothing', () => {
  const { boards } = scoreSession(lines, { winners: 1, regulation: REGULATIONS.wbf });
  expect(
    progressByRound(
      boards.map((board) => sharesOf(board, () => 4)),
      3,
    ).get(1),
  ).toEqual([null, null, null]);
});

test('boards at IMPs have no percentage and draw nothing', () => {
  const { boards } = scoreSession(lines, { winners: 1, regulation: REGULATIONS.wbf, method: METHODS['cross-imps'] });
  expect(curvesOf(boards, 3).get(1)).toBeUndefined();
});

const seated = (ns: number, ew: number, partners: { ns: number; ew: number }, score: number) => ({
  ...line(1, 1, ns, ew, score),
  partners,
});

test('in an individual both players of a side have its curve', () => {
  const played = [seated(1, 2, { ns: 3, ew: 4 }, 420), seated(5, 6, { ns: 7, ew: 8 }, 50)];
  const { boards } = scoreSession(played, { winners: 1, regulation: REGULATIONS.wbf });
  const curves = curvesOf(boards, 1);
  expect([1, 3, 2, 4, 5, 7, 6, 8].map((player) => curves.get(player)?.[0])).toEqual([100, 100, 0, 0, 0, 0, 100, 100]);
});

test('of the entries asked for alone, their curves are the same', () => {
  const { boards } = scoreSession(lines, { winners: 1, regulation: REGULATIONS.wbf });
  const shares = boards.map((board) => sharesOf(board, roundOf));
  const all = progressByRound(shares, 3);
  expect(progressByRound(shares, 3, new Set([2, 4]))).toEqual(
    new Map([2, 4].map((entry) => [entry, all.get(entry)] as const)),
  );
  expect(progressByRound(shares, 3, new Set([99]))).toEqual(new Map());
});

test('sides that got nothing have no share, nor has anybody on a board that is worth nothing', () => {
  const { boards } = scoreSession([line(1, 1, 1, 3, 100), line(1, 1, 2, 4, 200), line(2, 1, 5, 6, null)], {
    winners: 1,
    regulation: REGULATIONS.wbf,
  });
  expect(boards.flatMap((board) => sharesOf(board, roundOf)).map(({ entry, won }) => [entry, won])).toEqual([
    [1, 0],
    [3, 100],
    [2, 100],
    [4, 0],
  ]);
  const alone = scoreSession([line(1, 1, 1, 3, 100)], { winners: 1, regulation: REGULATIONS.wbf });
  expect(alone.boards.flatMap((board) => sharesOf(board, roundOf))).toEqual([]);
});
