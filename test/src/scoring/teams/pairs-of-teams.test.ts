import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { METHODS } from '../../../../src/scoring/method.ts';
import { exact, toNumber, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { rankSession } from '../../../../src/scoring/ranked-session.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { evidenceOf } from '../../../../src/scoring/standing/evidence.ts';
import { TIE_BREAKS } from '../../../../src/scoring/standing/tie-breaks.ts';
import { standingsOfPairs, type PairsOfTeamsOptions } from '../../../../src/scoring/teams/pairs-of-teams.ts';

const TABLES = 5;
const TEAMS = [1, 2, 3, 4, 5];

/** A Mitchell of five tables, two boards a round: team n is pair n North-South and pair 10 + n East-West. */
function mitchell(scores: readonly number[]): readonly ScoringLine[] {
  return TEAMS.flatMap((round) =>
    TEAMS.flatMap((table) =>
      [0, 1].map((board) => ({
        board: ((table + round - 2) % TABLES) * 2 + board + 1,
        ns: table,
        ew: 11 + ((table - round + TABLES) % TABLES),
        score: scores[(round - 1) * 10 + (table - 1) * 2 + board] ?? 0,
        award: null,
      })),
    ),
  );
}

function ranked(lines: readonly ScoringLine[], winners: 1 | 2, method = METHODS.matchpoints) {
  return rankSession({ lines, winners, method, regulation: REGULATIONS.wbf });
}

function teams(lines: readonly ScoringLine[], change: Partial<PairsOfTeamsOptions> = {}) {
  const session = ranked(lines, 2);
  return standingsOfPairs(session.rankings, {
    teamOf: (entry) => (entry > 20 ? null : entry % 10),
    teams: TEAMS,
    basis: 'total',
    ties: TIE_BREAKS.shared,
    evidence: evidenceOf(() => session.scores.boards),
    ...change,
  });
}

const scores = fc.array(
  fc.integer({ min: -60, max: 60 }).map((value) => value * 10),
  { minLength: 50, maxLength: 50 },
);

describe('the two pairs of a team over a Mitchell', () => {
  test('are added up, whichever line they sat in, as if the lines named the teams', () => {
    fc.assert(
      fc.property(scores, (given) => {
        const lines = mitchell(given);
        const named = lines.map((line) => ({ ...line, ew: line.ew - 10 }));
        const [whole] = ranked(named, 1).rankings;
        const byTeam = new Map(whole?.rows.map(({ entry, points }) => [entry, writeExact(points)]));
        for (const { entry, total, pairs } of teams(lines)) {
          expect(writeExact(total)).toBe(byTeam.get(entry));
          expect(pairs.map((pair) => pair.entry)).toEqual([entry, 10 + entry]);
          expect(toNumber(total)).toBe(pairs.reduce((sum, pair) => sum + toNumber(pair.total), 0));
        }
      }),
    );
  });

  test('have places by the sum, ties split among teams, penalties of the team taken', () => {
    const flat = mitchell([]);
    expect(teams(flat).map(({ place, tied, boards }) => [place, tied, boards])).toEqual(TEAMS.map(() => [1, true, 20]));
    const won = flat.map((line) => (line.ns === 3 && line.board === 1 ? { ...line, score: 100 } : line));
    expect(teams(won)[0]).toMatchObject({ entry: 3, place: 1, tied: false });
    const changes = new Map([[3, exact(-50)]]);
    expect(teams(won, { changes }).at(-1)).toMatchObject({ entry: 3, place: 5, change: exact(-50) });
    expect(teams(flat, { lots: [4, 1, 2, 3, 5], ties: { chain: ['lot'], afterSplit: 'again' } })[0]?.entry).toBe(4);
    expect(teams(won, { withoutStanding: new Set([3]) }).at(-1)).toMatchObject({ entry: 3, place: null });
    // three have as much in all; on the board that wasn't flat each met another of them, or none
    const ties = { chain: ['own-meetings'], afterSplit: 'again' } as const;
    expect(teams(won).map(({ place }) => place)).toEqual([1, 2, 2, 2, 5]);
    const split = teams(won, { ties }).slice(1, 4);
    expect(split.map(({ place, separations }) => [place, separations[0]?.code])).toEqual([
      [2, 'own-meetings'],
      [3, 'own-meetings'],
      [4, 'own-meetings'],
    ]);
  });

  test('without a board are last, and a pair without a team counts for nobody', () => {
    const lines = mitchell([]).filter(({ ns, ew }) => ns !== 5 && ew !== 15);
    expect(teams(lines).at(-1)).toMatchObject({ entry: 5, boards: 0, pairs: [] });
    const guest = mitchell([]).map((line) => (line.ew === 15 ? { ...line, ew: 25 } : line));
    expect(teams(guest).find(({ entry }) => entry === 5)).toMatchObject({ boards: 10 });
    expect(teams(guest, { basis: 'percentage' })[0]).toMatchObject({ place: 1, figure: exact(1, 2) });
  });
});
