import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { METHODS } from '../../../../src/scoring/method.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';
import { barometer } from '../../../../src/scoring/ranked-session/after-rounds.ts';
import { evidenceOf } from '../../../../src/scoring/standing/evidence.ts';
import { standings } from '../../../../src/scoring/standing/standings.ts';
import { TIE_BREAKS } from '../../../../src/scoring/standing/tie-breaks.ts';

interface RoundLine extends ScoringLine {
  readonly round: number;
}

function line(round: number, ns: number, ew: number, score: number): RoundLine {
  return { round, board: round, ns, ew, score, award: null };
}

const LINES = [line(1, 1, 2, 420), line(1, 3, 4, -50), line(2, 1, 3, 100), line(2, 4, 2, 110), line(3, 2, 3, 50)];
const OPTIONS = { basis: 'percentage', roundOf: ({ round }: RoundLine) => round, rounds: 3 } as const;

function boardsOf(lines: readonly RoundLine[]) {
  return scoreSession(lines, { winners: 1, regulation: REGULATIONS.wbf, expected: 2 }).boards;
}

function fromRoundTwo(round: number): ReadonlyMap<number, Exact> {
  return new Map(round < 2 ? [] : [[4, exact(-5)]]);
}

describe('after every round', () => {
  const rounds = barometer(boardsOf(LINES), OPTIONS);
  const written = rounds.map((rows) =>
    rows.map(({ entry, place, tied, total }) => `${place}${tied ? '=' : ''} ${entry} (${total.numerator})`),
  );

  test('place and total of everybody so far; a round that adds nothing changes nothing', () => {
    expect(written).toEqual([
      ['1= 1 (2)', '1= 4 (2)', '3= 2 (0)', '3= 3 (0)'],
      ['1 4 (4)', '2= 1 (2)', '2= 3 (2)', '4 2 (0)'],
      ['1 4 (4)', '2= 1 (2)', '2= 3 (3)', '4 2 (1)'],
    ]);
  });

  test('who has not played yet is listed when it is said', () => {
    const [first] = barometer(boardsOf(LINES.slice(0, 1)), {
      ...OPTIONS,
      rounds: 1,
      entries: [7, 8],
      ranks: (e) => e !== 8,
    });
    expect(first?.map(({ entry, boards, figure }) => [entry, boards, figure])).toEqual([
      [1, 1, exact(1, 2)],
      [2, 1, exact(1, 2)],
      [7, 0, null],
    ]);
  });

  test('a penalty shows from its round on', () => {
    const places = barometer(boardsOf(LINES), { ...OPTIONS, changes: fromRoundTwo }).map((rows) => rows.at(-1)?.entry);
    expect(places).toEqual([3, 4, 4]);
  });

  test('ties are split by the boards so far', () => {
    const tieBreaks = TIE_BREAKS.wbf;
    const [, second] = barometer(boardsOf(LINES), { ...OPTIONS, tieBreaks });
    expect(second?.map(({ entry, place }) => [entry, place])).toEqual([
      [4, 1],
      [3, 2],
      [1, 3],
      [2, 4],
    ]);
    expect(second?.[1]?.separations).toEqual([{ code: 'own-meetings', figure: exact(2) }]);
  });
});

test('for every session and method: a round is what scoring its boards so far would rank, the last the whole', () => {
  const lines = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 })), {
      maxLength: 8,
    })
    .chain((tables) =>
      fc.array(fc.integer({ min: -60, max: 60 }), { minLength: 24, maxLength: 24 }).map((scores) =>
        tables.flatMap(([round, seats], board) =>
          [0, 2, 4].map((at, table): RoundLine => {
            const score = (scores[(3 * board + table) % scores.length] ?? 0) * 10;
            return { round, board: board + 1, ns: seats[at] ?? 0, ew: seats[at + 1] ?? 0, score, award: null };
          }),
        ),
      ),
    );
  const methods = fc.constantFrom(METHODS.matchpoints, METHODS['cross-imps'], METHODS.butler);
  fc.assert(
    fc.property(lines, methods, (list, method) => {
      const options = { winners: 1, regulation: REGULATIONS.wbf, method } as const;
      const { boards } = scoreSession(list, options);
      const ruled = { basis: method.rankedBy, tieBreaks: TIE_BREAKS.cbai };
      const rounds = barometer(boards, { ...OPTIONS, ...ruled, rounds: 4 });
      for (const [index, rows] of rounds.entries()) {
        const sofar = list.filter(({ round }) => round <= index + 1);
        const scored = scoreSession(sofar, { ...options, expected: 3 });
        const evidence = evidenceOf(() => scored.boards);
        expect(rows).toEqual(standings(scored.rankings[0]?.rows ?? [], evidence, ruled));
      }
    }),
  );
});
