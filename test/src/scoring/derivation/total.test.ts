import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalSentence } from '../../../../src/language/derivation/total.ts';
import { deriveTotal, type TotalDerivation } from '../../../../src/scoring/derivation/total.ts';
import { add, divide, exact, multiply, writeExact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { METHOD_CODES, METHODS } from '../../../../src/scoring/method.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { scoreSession, type SessionScores } from '../../../../src/scoring/ranked-session/score-session.ts';
import { linesOf } from '../line.ts';
import { anyLines, anyRegulation } from './any-session.ts';

/** The sums of a derivation, recomputed from its boards. */
function sums({ boards, sitOuts }: TotalDerivation) {
  const played = boards.reduce((sum, { points }) => add(sum, points), ZERO);
  return {
    points: sitOuts.reduce((sum, { boards: missed, each }) => add(sum, multiply(each, exact(missed))), played),
    available:
      boards.reduce((sum, { top }) => sum + top, 0) +
      sitOuts.reduce((sum, { boards: missed, top }) => sum + missed * top, 0),
    count: boards.length + sitOuts.reduce((sum, { boards: missed }) => sum + missed, 0),
  };
}

/** Four pairs are a large field, the others a small one. */
function fieldOf({ ns }: { readonly ns: number }) {
  return ns < 5 ? 'large' : 'small';
}

type Derive = (entry: number) => TotalDerivation | null;

/** Every total, derived and ranked. */
function bothWays({ rankings }: Pick<SessionScores, 'rankings'>, derive: Derive) {
  const rows = rankings.flatMap((ranking) => ranking.rows.map((row) => ({ ranking, row, derived: derive(row.entry) })));
  return {
    again: rows.map(({ derived }) => derived && addedUp(derived)),
    ranked: rows.map(({ ranking, row }) => ({
      points: writeExact(row.points),
      available: row.available,
      count: row.boards,
      percentage: row.percentage && writeExact(row.percentage),
      line: ranking.line,
      place: [row.place, row.tied, ranking.rows.length],
    })),
  };
}

function addedUp(derived: TotalDerivation) {
  const { points, available, count } = sums(derived);
  const isShare = derived.rankedBy === 'percentage' && available > 0;
  return {
    points: writeExact(points),
    available,
    count,
    percentage: isShare ? writeExact(divide(points, exact(available))) : null,
    line: derived.line,
    place: [derived.place, derived.equals.length > 0, derived.entries],
  };
}

describe('every total can be added up again from its derivation', () => {
  test.each(METHOD_CODES)('%s', (code) => {
    const method = METHODS[code];
    const winners = fc.constantFrom(1 as const, 2 as const);
    fc.assert(
      fc.property(anyLines, anyRegulation, winners, fc.integer({ min: 1, max: 3 }), (lines, regulation, of, missed) => {
        const sitOuts = [{ entry: 1, boards: missed }];
        const scores = scoreSession(lines, { winners: of, regulation, method, sitOuts });
        const { again, ranked } = bothWays(scores, (entry) =>
          deriveTotal(scores, { method, regulation }, entry, sitOuts),
        );
        expect(again).toEqual(ranked);
      }),
      { numRuns: 60 },
    );
  });

  test('in an individual, and with a field a section', () => {
    const method = METHODS.matchpoints;
    const regulation = REGULATIONS.wbf;
    const lines = linesOf([420, -50, 170, 170]).map((line) => ({
      ...line,
      partners: { ns: line.ns + 200, ew: line.ew + 200 },
    }));
    const scores = scoreSession(lines, { winners: 1, regulation, method, fieldOf: ({ ns }) => ns % 2 });
    const { again, ranked } = bothWays(scores, (entry) => deriveTotal(scores, { method, regulation }, entry));
    expect(again).toEqual(ranked);
    expect(again).toHaveLength(16);
  });

  test('sitting out is worth what the boards of its field are', () => {
    const scoring = { method: METHODS.matchpoints, regulation: REGULATIONS.pzbs };
    const sitOuts = [
      { entry: 1, boards: 1, field: 'large' },
      { entry: 5, boards: 2, field: 'small' },
    ];
    const lines = linesOf([420, -50, 170, 170, 110, 100]);
    const scores = scoreSession(lines, { winners: 1, ...scoring, fieldOf, sitOuts });
    const { again, ranked } = bothWays(scores, (entry) => deriveTotal(scores, scoring, entry, sitOuts));
    expect(again).toEqual(ranked);
    const missed = [1, 2, 5].map((entry) => deriveTotal(scores, scoring, entry, sitOuts)?.sitOuts);
    expect(missed.map((all) => all?.map(({ boards, top }) => [boards, top]))).toEqual([[[1, 6]], [], [[2, 2]]]);
  });

  test('nobody has a total who is not ranked', () => {
    const scoring = { method: METHODS.matchpoints, regulation: REGULATIONS.wbf };
    const scores = scoreSession(linesOf([420, 400]), { winners: 1, ...scoring });
    expect(deriveTotal(scores, scoring, 77)).toBeNull();
  });
});

/** The place of an entry as it is ranked, and of how many. */
function placing({ rankings }: Pick<SessionScores, 'rankings'>, entry: number) {
  const rows = rankings.find((ranking) => ranking.rows.some((row) => row.entry === entry))?.rows ?? [];
  const row = rows.find((one) => one.entry === entry);
  return { place: row?.place ?? null, tied: row?.tied ?? false, ranked: rows.length };
}

describe('in words', () => {
  const lines = linesOf([420, 170, 170, -50]);
  const { pzbs } = REGULATIONS;

  test('matchpoints, a shared place, and what sitting out gave', () => {
    const scoring = { method: METHODS.matchpoints, regulation: pzbs };
    const sitOuts = [{ entry: 2, boards: 2 }];
    const scores = scoreSession(lines, { winners: 2, ...scoring, sitOuts });
    const say = (entry: number, language: 'en' | 'fr') => {
      const total = deriveTotal(scores, scoring, entry, sitOuts);
      return total && totalSentence(total, placing(scores, entry), pzbs.shown, language).replaceAll('\u202f', ' ');
    };
    expect(say(2, 'en')).toBe(
      '56.67 %, 10.2 of 18 matchpoints on 3 boards; 2 boards sat out, 3.6 matchpoints each; place 2 of 4.',
    );
    expect(say(2, 'fr')).toBe(
      '56,67 %, 10,2 points-match sur 18 en 3 étuis ; 2 étuis manqués au relais, 3,6 points-match chacun ; place 2 sur 4.',
    );
    expect(say(102, 'en')).toBe('50.00 %, 3 of 6 matchpoints on 1 board; place 2= of 4.');
  });

  test('IMPs a board, and nothing yet', () => {
    const scoring = { method: METHODS.butler, regulation: REGULATIONS.wbf };
    const scores = scoreSession([...lines, ...linesOf([null], 2)], { winners: 2, ...scoring, entries: [9] });
    const say = (entry: number) => {
      const total = deriveTotal(scores, scoring, entry);
      return total && totalSentence(total, placing(scores, entry), scoring.regulation.shown, 'en');
    };
    expect(say(1)).toBe('+6.00 IMPs a board, +6 IMPs on 1 board; place 1 of 5.');
    expect(say(9)).toBe('No board counts; place 5 of 5.');
  });
});
