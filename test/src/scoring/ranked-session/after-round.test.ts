import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { METHODS } from '../../../../src/scoring/method.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';
import { rankAfterRound, rankSession, type SessionToRank } from '../../../../src/scoring/ranked-session.ts';
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
const SESSION = {
  lines: LINES,
  winners: 1,
  method: METHODS.matchpoints,
  regulation: REGULATIONS.wbf,
  expected: 2,
  roundOf: ({ round }: RoundLine) => round,
} as const;

/** The rows after round 1, 2 ... */
function rowsByRound(session: SessionToRank<RoundLine>, rounds: number) {
  const ranked = rankSession(session);
  return Array.from({ length: rounds }, (_, index) => rankAfterRound(ranked, index + 1)[0]?.rows ?? []);
}

describe('after every round', () => {
  const written = rowsByRound(SESSION, 3).map((rows) =>
    rows.map(({ entry, place, tied, total }) => `${place}${tied ? '=' : ''} ${entry} (${total.numerator})`),
  );

  test('place and total of everybody so far; a round that adds nothing changes nothing', () => {
    expect(written).toEqual([
      ['1= 1 (2)', '1= 4 (2)', '3= 2 (0)', '3= 3 (0)'],
      ['1 4 (4)', '2= 1 (2)', '2= 3 (2)', '4 2 (0)'],
      ['1 4 (4)', '2= 1 (2)', '2= 3 (3)', '4 2 (1)'],
    ]);
  });

  test('who has not played yet is listed, a seat nobody sits in is not', () => {
    const lines = LINES.slice(0, 1);
    const [first] = rowsByRound({ ...SESSION, lines, entries: [7, 8], leftOut: new Set([8]) }, 1);
    expect(first?.map(({ entry, boards, figure }) => [entry, boards, figure])).toEqual([
      [1, 1, exact(1, 2)],
      [2, 1, exact(1, 2)],
      [7, 0, null],
    ]);
  });

  test('a penalty is of the whole session: it shows after every round', () => {
    const penalty = { entry: 4, kind: 'penalty', amount: exact(5), unit: 'matchpoints' } as const;
    const rounds = rowsByRound({ ...SESSION, penalties: [penalty] }, 3);
    expect(rounds.map((rows) => rows.at(-1)?.entry)).toEqual([4, 4, 4]);
    expect(rounds[0]?.at(-1)).toMatchObject({ points: exact(2), change: exact(-5), total: exact(-3) });
  });

  test('sitting out shows from its round on', () => {
    const regulation = { ...REGULATIONS.wbf, sitOut: { percent: 60, imps: 1 } };
    const sitOuts = [{ entry: 5, boards: 2, round: 2 }];
    const rounds = rowsByRound({ ...SESSION, regulation, entries: [5], sitOuts }, 3);
    expect(rounds.map((rows) => rows.find(({ entry }) => entry === 5)?.figure)).toEqual([
      null,
      exact(3, 5),
      exact(3, 5),
    ]);
  });

  test('ties are split by the boards so far', () => {
    const regulation = { ...REGULATIONS.wbf, ties: TIE_BREAKS.wbf };
    const [, second] = rowsByRound({ ...SESSION, regulation }, 2);
    expect(second?.map(({ entry, place }) => [entry, place])).toEqual([
      [4, 1],
      [3, 2],
      [1, 3],
      [2, 4],
    ]);
    expect(second?.[1]?.separations).toEqual([{ code: 'own-meetings', figure: exact(2) }]);
  });

  test('needs to know the rounds', () => {
    const { roundOf: _, ...session } = SESSION;
    expect(() => rankAfterRound(rankSession<RoundLine>(session), 1)).toThrow('does not tell its rounds');
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
      const regulation = { ...REGULATIONS.wbf, ties: TIE_BREAKS.cbai };
      const session = { ...SESSION, lines: list, method, regulation, expected: 3 };
      const ruled = { basis: method.rankedBy, tieBreaks: TIE_BREAKS.cbai };
      const entries = [...new Set(list.flatMap(({ ns, ew }) => [ns, ew]))];
      for (const [index, rows] of rowsByRound(session, 4).entries()) {
        const sofar = list.filter(({ round }) => round <= index + 1);
        const scored = scoreSession(sofar, { winners: 1, regulation: REGULATIONS.wbf, method, expected: 3, entries });
        const evidence = evidenceOf(() => scored.boards);
        const expected = standings(scored.rankings[0]?.rows ?? [], evidence, ruled);
        expect(rows).toEqual(expected.map((row) => ({ ...row, inStratum: null, byHandicap: null })));
      }
    }),
  );
});
