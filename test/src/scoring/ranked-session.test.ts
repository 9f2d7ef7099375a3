import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { METHODS } from '../../../src/scoring/method.ts';
import { exact, type Exact } from '../../../src/scoring/numbers/exact.ts';
import {
  rankAfterRound,
  rankSession,
  stratumRankings,
  type RankedSession,
  type SessionToRank,
} from '../../../src/scoring/ranked-session.ts';
import { scoreSession } from '../../../src/scoring/ranked-session/score-session.ts';
import { REGULATIONS } from '../../../src/scoring/regulation/regulation.ts';
import type { ScoringLine } from '../../../src/scoring/scoring-line.ts';
import type { Penalty } from '../../../src/scoring/standing/penalty.ts';
import { USUAL_TERMS } from '../../../src/scoring/standing/terms.ts';
import { TIE_BREAKS } from '../../../src/scoring/standing/tie-breaks.ts';

interface RoundLine extends ScoringLine {
  readonly round: number;
}

function line(round: number, ns: number, ew: number, score: number | null): RoundLine {
  return { round, board: round, ns, ew, score, award: null };
}

/**
 * Three tables, a board a round: of 4 points a board pair 1 has 8 of 12, 2 has 4, 3 has 6; 11 has 6, 12 has 4, 13 has
 * 8.
 */
const LINES = [
  line(1, 1, 11, 420),
  line(1, 2, 12, -50),
  line(1, 3, 13, 110),
  line(2, 1, 12, 620),
  line(2, 2, 13, 170),
  line(2, 3, 11, -100),
  line(3, 1, 13, 90),
  line(3, 2, 11, 400),
  line(3, 3, 12, 430),
];

const SESSION: SessionToRank<RoundLine> = {
  lines: LINES,
  winners: 2,
  method: METHODS.matchpoints,
  regulation: REGULATIONS.wbf,
  lineOf: (entry) => (entry > 10 ? 'EW' : 'NS'),
  roundOf: ({ round }) => round,
};

/** "1 3" for each row: place and entry; a dash without a place. */
function places({ rankings }: Pick<RankedSession<RoundLine>, 'rankings'>): readonly (readonly string[])[] {
  return rankings.map(({ rows }) => rows.map(({ place, tied, entry }) => `${place ?? '-'}${tied ? '=' : ''} ${entry}`));
}

function rowOf({ rankings }: Pick<RankedSession<RoundLine>, 'rankings'>, entry: number) {
  return rankings.flatMap(({ rows }) => rows).find((row) => row.entry === entry);
}

function penalty(entry: number, amount: number, unit: Penalty['unit']): Penalty {
  return { entry, kind: 'penalty', amount: exact(amount), unit };
}

describe('a session', () => {
  test('is ranked in its two lines, by what was won', () => {
    const session = rankSession(SESSION);
    expect(session.rankings.map((ranking) => ranking.line)).toEqual(['NS', 'EW']);
    expect(places(session)).toEqual([
      ['1 1', '2 3', '3 2'],
      ['1 13', '2 11', '3 12'],
    ]);
    expect(session.rankings[0]).toMatchObject({ basis: 'percentage', most: 3, terms: USUAL_TERMS });
    expect(rowOf(session, 1)).toMatchObject({
      points: exact(8),
      change: exact(0),
      total: exact(8),
      figure: exact(2, 3),
    });
    expect(session.scores).toEqual(scoreSession(LINES, { ...SESSION, sitOuts: [] }));
  });

  test('goes by the regulation: totals of unequal cards, and who has too few boards', () => {
    const lines = LINES.filter(({ round, ns }) => ns !== 1 || round === 1);
    const by = (changes: object) => rankSession({ ...SESSION, lines, regulation: { ...REGULATIONS.wbf, ...changes } });
    expect(places(by({}))[0]?.[0]).toBe('1 1');
    const total = by({ unequalBoards: 'total' });
    // of boards 2 and 3 two results are factored to three: 3.5 and 0.5
    expect(places(total)[0]).toEqual(['1 3', '2= 1', '2= 2']);
    expect(total.rankings[0]?.basis).toBe('total');
    expect(places(by({ leastBoards: 50 }))[0]?.at(-1)).toBe('- 1');
  });

  test('splits ties on request, the last by the lot that was drawn', () => {
    const lines = [line(1, 1, 11, 100), line(1, 2, 12, 100)];
    const regulation = { ...REGULATIONS.wbf, ties: { chain: ['lot'], afterSplit: 'again' } as const };
    expect(rankSession({ ...SESSION, lines, regulation }).rankings[0]?.rows[0]).toMatchObject({ lotToDraw: true });
    expect(places(rankSession({ ...SESSION, lines, regulation, lots: [2, 1] }))[0]).toEqual(['1 2', '2 1']);
  });
});

describe('who is ranked', () => {
  test('a contestant with two entries bears one number on the lines of both', () => {
    // the pair with a substitute in round 2 is still contestant 1
    const seats = new Map([
      [101, 1],
      [102, 1],
    ]);
    const sat = LINES.map((one) => ({ ...one, seat: one.ns === 1 ? 100 + Math.min(one.round, 2) : one.ns }));
    const lines = sat.map(({ seat, ...one }) => ({ ...one, ns: seats.get(seat) ?? seat }));
    expect(rowOf(rankSession({ ...SESSION, lines }), 1)).toMatchObject({ boards: 3, total: exact(8) });
  });

  test('two contestants share the entry of a side in an individual, and each has a row', () => {
    const lines = [
      { ...line(1, 1, 3, 420), partners: { ns: 2, ew: 4 } },
      { ...line(1, 5, 7, 50), partners: { ns: 6, ew: 8 } },
      { ...line(2, 1, 2, 100), partners: { ns: 3, ew: 4 } },
      { ...line(2, 5, 6, 50), partners: { ns: 7, ew: 8 } },
    ];
    const session = rankSession({ ...SESSION, lines, winners: 1, penalties: [penalty(2, 1, 'matchpoints')] });
    expect(rowOf(session, 1)?.total).toEqual(exact(4));
    expect(rowOf(session, 2)).toMatchObject({ points: exact(2), total: exact(1) });
    expect(session.rankings[0]?.rows).toHaveLength(8);
  });

  test('entries without a line are listed, seats nobody sits in are not', () => {
    const session = rankSession({ ...SESSION, entries: [4, 5], leftOut: new Set([2, 5]) });
    expect(places(session)[0]).toEqual(['1 1', '2 3', '3 4']);
    expect(session.scores.rankings[0]?.rows.map(({ entry }) => entry)).toEqual([1, 3, 4]);
  });
});

test('a factored total is for the most boards of anybody in the session, whichever line it sits in', () => {
  // East-West pair 11 has all three boards, no North-South pair more than two
  const lines = [line(1, 1, 11, 420), line(1, 2, 12, -50), line(2, 2, 11, 170), line(2, 3, 12, 110)];
  const more = [line(3, 3, 11, 90), line(3, 1, 13, 100)];
  const regulation = { ...REGULATIONS.wbf, unequalBoards: 'factored-total' } as const;
  const session = rankSession({ ...SESSION, lines: [...lines, ...more], regulation });
  expect(session.rankings.map(({ most }) => most)).toEqual([3, 3]);
  // 2 of 2 and 2 of 2 on two boards are 6 on three
  const { boards = 0, points, figure } = rowOf(session, 1) ?? {};
  expect([boards, points, figure]).toEqual([2, exact(4), exact(6)]);
});

describe('penalties', () => {
  test('change totals and places, and no board', () => {
    const session = rankSession({ ...SESSION, penalties: [penalty(1, 75, 'percent-of-top')] });
    expect(rowOf(session, 1)).toMatchObject({ points: exact(8), change: exact(-3), total: exact(5), place: 2 });
    expect(session.scores).toEqual(rankSession(SESSION).scores);
    expect(session.measureOf(1)).toEqual({ unit: 'matchpoints', top: 4 });
  });

  test('in percent are of a top of the own field', () => {
    // one field of three tables and one of two
    const small = [line(1, 4, 14, 100), line(1, 5, 15, 90)];
    const session = rankSession({
      ...SESSION,
      lines: [...LINES, ...small],
      fieldOf: ({ ns }) => (ns > 3 ? 'B' : 'A'),
      penalties: [penalty(1, 10, 'percent-of-top'), penalty(4, 10, 'percent-of-top')],
    });
    expect(rowOf(session, 1)?.change).toEqual(exact(-2, 5));
    expect(rowOf(session, 4)?.change).toEqual(exact(-1, 5));
    expect(session.measureOf(15)).toEqual({ unit: 'matchpoints', top: 2 });
    expect(session.measureOf(99)).toEqual({ unit: 'matchpoints', top: 0 });
  });

  test('that the totals can’t take change nothing, and leave the others as they are', () => {
    const session = rankSession({ ...SESSION, penalties: [penalty(1, 3, 'imps'), penalty(3, 1, 'matchpoints')] });
    expect(rowOf(session, 1)?.change).toEqual(exact(0));
    expect(rowOf(session, 3)?.change).toEqual(exact(-1));
  });
});

function handicap(unit: 'percent' | 'points') {
  return { ...USUAL_TERMS, handicap: { unit, of: new Map([[2, exact(40)]]) } };
}

describe('terms', () => {
  test('percent of a handicap count where places go by percentage, points everywhere', () => {
    expect(rowOf(rankSession({ ...SESSION, terms: handicap('percent') }), 2)?.byHandicap).toMatchObject({
      place: 1,
      figure: exact(11, 15),
    });
    const totals = { ...SESSION, regulation: { ...REGULATIONS.wbf, unequalBoards: 'total' } as const };
    const session = rankSession({ ...totals, terms: handicap('percent') });
    expect(rowOf(session, 2)?.byHandicap).toBeNull();
    expect(session.rankings[0]?.terms.handicap).toBeNull();
    expect(rowOf(rankSession({ ...totals, terms: handicap('points') }), 2)?.byHandicap?.figure).toEqual(exact(44));
    const imps = { ...SESSION, method: METHODS.butler, terms: handicap('percent') };
    expect(rowOf(rankSession(imps), 2)?.byHandicap).toBeNull();
    const nobody = { ...USUAL_TERMS, handicap: { unit: 'percent' as const, of: new Map<number, Exact>() } };
    expect(rowOf(rankSession({ ...SESSION, terms: nobody }), 2)?.byHandicap).toBeNull();
  });

  test('a lowest stratum of too few is merged into the one above, in each ranking', () => {
    const stratumOf = new Map([
      [2, 1],
      [3, 2],
      [12, 1],
    ]);
    const terms = { ...USUAL_TERMS, stratumOf };
    const strata = (leastInStratum: number) =>
      rankSession({ ...SESSION, terms, leastInStratum }).rankings.map((ranking) =>
        stratumRankings(ranking).map((rows) => rows.map(({ entry }) => entry)),
      );
    expect(strata(0)).toEqual([
      [[1, 3, 2], [3, 2], [3]],
      [[13, 11, 12], [12], []],
    ]);
    expect(strata(2)).toEqual([
      [
        [1, 3, 2],
        [3, 2],
      ],
      [[13, 11, 12]],
    ]);
    const session = rankSession({ ...SESSION, terms, leastInStratum: 2 });
    expect(rowOf(session, 3)?.inStratum).toEqual({ place: 1, tied: false });
    expect(rowOf(session, 2)?.inStratum).toEqual({ place: 2, tied: false });
    expect(rankSession(SESSION).rankings.map(stratumRankings)).toEqual([[], []]);
  });

  test('who has no standing is listed without a place', () => {
    const session = rankSession({ ...SESSION, terms: { ...USUAL_TERMS, withoutStanding: new Set([1]) } });
    expect(places(session)[0]).toEqual(['1 3', '2 2', '- 1']);
  });
});

const EMPTY = 99;

/** Pair 1 leaves: what it played up to `rounds` is in, the rest is due. */
function leaving(rounds: number): SessionToRank<RoundLine> {
  const due = LINES.filter(({ ns, round }) => ns === 1 && round > rounds).map((one) => ({ ...one, score: null }));
  const lines = LINES.filter(({ ns, round }) => ns !== 1 || round <= rounds);
  return { ...SESSION, lines, withdrawals: [{ entry: 1, emptySeat: EMPTY, due }] };
}

describe('a pair that withdrew', () => {
  test('before half: nobody has played against it, and it has no place', () => {
    const session = rankSession({ ...leaving(1), entries: [1] });
    expect(session.withdrawn).toEqual(new Map([[1, 'cancelled']]));
    expect(rowOf(session, 1)).toMatchObject({ boards: 0, place: null, unranked: 'without-standing' });
    expect([11, 12, 13].map((entry) => rowOf(session, entry)?.boards)).toEqual([2, 2, 2]);
    expect(session.boardsOfWithdrawn).toEqual(new Set([1]));
    expect(rowOf(rankSession(leaving(1)), 1)).toBeUndefined();
  });

  test('from half on: its results stand, it has no place, and its empty seat is in no ranking', () => {
    const session = rankSession(leaving(2));
    expect(session.withdrawn).toEqual(new Map([[1, 'stand']]));
    expect(rowOf(session, 1)).toMatchObject({ boards: 2, place: null });
    expect(rowOf(session, 13)).toMatchObject({ boards: 3 });
    expect(rowOf(session, EMPTY)).toBeUndefined();
    expect(session.scores.rankings.flatMap(({ rows }) => rows.map(({ entry }) => entry))).not.toContain(EMPTY);
    expect(session.boardsOfWithdrawn).toEqual(new Set([1, 2, 3]));
  });

  test('leaves no opponent behind that ties could be split by', () => {
    // 11 and 12 have not met the same pairs, and each has average plus against the seat of pair 1
    const lines = [
      line(1, 1, 13, 100),
      line(1, 2, 14, 90),
      line(4, 1, 14, 100),
      line(4, 2, 13, 90),
      line(2, 3, 12, 100),
      line(2, 4, 13, 90),
      line(3, 5, 11, 100),
      line(3, 4, 14, 90),
    ];
    const due = [line(2, 1, 11, null), line(3, 1, 12, null)];
    const regulation = { ...REGULATIONS.wbf, ties: { chain: ['common-opponents'], afterSplit: 'again' } as const };
    const session = rankSession({ ...SESSION, lines, regulation, withdrawals: [{ entry: 1, emptySeat: EMPTY, due }] });
    expect(session.withdrawn.get(1)).toBe('stand');
    for (const entry of [11, 12]) expect(rowOf(session, entry)).toMatchObject({ tied: true, separations: [] });
  });
});

describe('sitting out', () => {
  const regulation = { ...REGULATIONS.wbf, sitOut: { percent: 60, imps: 1 } };
  const missed = { entry: 11, boards: 1, round: 3 };

  test('counts as the regulation has it', () => {
    expect(rowOf(rankSession({ ...SESSION, regulation, sitOuts: [missed] }), 11)).toMatchObject({
      boards: 4,
      points: exact(42, 5),
    });
    const nothing = rankSession({ ...SESSION, sitOuts: [missed] });
    expect(rowOf(nothing, 11)).toMatchObject({ boards: 3, points: exact(6) });
    expect(nothing.sitOuts).toEqual([]);
  });

  test('counts against a pair whose results are cancelled, and is an average plus where they stand', () => {
    const sitOuts = [{ entry: 13, boards: 1, round: 3, leftBy: 1 }];
    expect(rowOf(rankSession({ ...leaving(1), regulation, sitOuts }), 13)?.boards).toBe(3);
    const standing = rankSession({ ...leaving(2), regulation, sitOuts });
    expect(rowOf(standing, 13)?.boards).toBe(3);
    expect(standing.sitOuts).toEqual([]);
  });

  test.each([1, 2])('gives nothing to a pair that withdrew itself, after %i boards', (rounds) => {
    const session = { ...leaving(rounds), regulation, entries: [1] };
    const without = rowOf(rankSession(session), 1)?.boards;
    expect(rowOf(rankSession({ ...session, sitOuts: [{ ...missed, entry: 1 }] }), 1)?.boards).toBe(without);
  });
});

/** What the director may do to a session, and whatever its scores are. */
const anySession = fc
  .record({
    tens: fc.array(fc.integer({ min: -60, max: 60 }), { minLength: 9, maxLength: 9 }),
    method: fc.constantFrom(METHODS.matchpoints, METHODS['cross-imps'], METHODS.butler),
    ties: fc.constantFrom(TIE_BREAKS.shared, TIE_BREAKS.cbai, TIE_BREAKS.ffb),
    percent: fc.constantFrom(null, 60),
    penalised: fc.subarray([1, 2, 11, 12]),
    withoutStanding: fc.subarray([3, 13]),
    strata: fc.subarray([2, 3, 12]),
    handicaps: fc.subarray([1, 13]),
    satOut: fc.subarray([4, 14]),
    winners: fc.constantFrom(1 as const, 2 as const),
  })
  .map(({ tens, method, ties, percent, winners, ...given }): SessionToRank<RoundLine> => ({
    ...SESSION,
    lines: LINES.map((one, index) => ({ ...one, score: 10 * (tens[index] ?? 0) })),
    winners,
    method,
    regulation: { ...REGULATIONS.wbf, ties, sitOut: { percent, imps: percent } },
    entries: [1, 2, 3, 4, 11, 12, 13, 14],
    penalties: given.penalised.map((entry) => penalty(entry, 1, method.unit)),
    terms: {
      handicap: { unit: 'points', of: new Map(given.handicaps.map((entry) => [entry, exact(entry)])) },
      stratumOf: new Map(given.strata.map((entry) => [entry, 1])),
      withoutStanding: new Set(given.withoutStanding),
    },
    sitOuts: given.satOut.map((entry) => ({ entry, boards: 1, round: 2 })),
  }));

test('after its last round every session stands as at its end', () => {
  fc.assert(
    fc.property(anySession, fc.constantFrom(0, 1, 2), (session, rounds) => {
      const { withdrawals = [] } = rounds === 0 ? session : leaving(rounds);
      const ranked = rankSession({ ...session, withdrawals });
      expect(rankAfterRound(ranked, 3)).toEqual(ranked.rankings);
    }),
  );
});

test('ranked again from what it was before some results changed, a session is as if it were ranked whole', () => {
  const change = fc.record({ index: fc.nat(8), score: fc.integer({ min: -60, max: 60 }), sitOuts: fc.boolean() });
  fc.assert(
    fc.property(anySession, fc.array(change, { maxLength: 4 }), anySession, (first, changes, other) => {
      let input = first;
      let ranked = rankSession(input);
      for (const { index, score, sitOuts } of changes) {
        const lines = input.lines.map((one, at) => (at === index ? { ...one, score: 10 * score } : one));
        const board = lines[index]?.board ?? 0;
        const { penalties = [], terms = USUAL_TERMS } = other;
        input = { ...input, lines, penalties, terms, sitOuts: sitOuts ? (first.sitOuts ?? []) : [] };
        const changed = [{ board, lines: lines.filter((one) => one.board === board) }];
        ranked = rankSession(input, { session: ranked, changed });
        const whole = rankSession(input);
        expect(ranked.rankings).toEqual(whole.rankings);
        expect(ranked.scores.boards.map((one) => ({ ...one, results: [...one.results] }))).toEqual(
          whole.scores.boards.map((one) => ({ ...one, results: [...one.results] })),
        );
      }
    }),
  );
});
