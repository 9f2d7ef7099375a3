import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankMatches } from '../../../../src/scoring/ranked-matches.ts';
import type { MatchesToRank, MatchLine, StageMatch } from '../../../../src/scoring/ranked-matches/stage.ts';
import { imps } from '../../../../src/scoring/boards/imps.ts';
import { add, exact, toNumber, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { TIE_BREAKS } from '../../../../src/scoring/standing/tie-breaks.ts';
import { isVictoryPoints, victoryPoints } from '../../../../src/scoring/victory-points/scale.ts';
import { VICTORY_POINT_SCALES as SCALES } from '../../../../src/scoring/victory-points/scales.ts';
import { boardLines, placesOf, rulesOf, stageMatch } from './build.ts';

const TEAMS = [1, 2, 3, 4];
const BOARDS = [1, 2, 3, 4, 5, 6, 7, 8];
const MATCHES: readonly StageMatch[] = TEAMS.flatMap((home) =>
  TEAMS.filter((away) => away > home).map((away) => stageMatch(((home + away) % 3) + 1, home, away, BOARDS)),
);
const RULES = rulesOf({ ties: TIE_BREAKS.wbf, rounds: 3 });

const score = fc.integer({ min: -200, max: 200 }).map((value) => value * 10);
/** The scores of all boards of all matches: at the home team's North-South table and at the other. */
const scores = fc.array(fc.array(fc.tuple(score, score), { minLength: BOARDS.length, maxLength: BOARDS.length }), {
  minLength: MATCHES.length,
  maxLength: MATCHES.length,
});
type Scores = readonly (readonly (readonly [open: number, closed: number])[])[];

function linesOf(played: Scores): readonly MatchLine[] {
  return MATCHES.flatMap((match, index) =>
    BOARDS.flatMap((board, place) => {
      const [open, closed] = played[index]?.[place] ?? [0, 0];
      return boardLines(match, board, open, closed);
    }),
  );
}

function poule(lines: readonly MatchLine[], matches: readonly StageMatch[] = MATCHES): MatchesToRank {
  return { rules: RULES, contestants: TEAMS, matches, lines };
}

describe('for every poule', () => {
  test('each match is what its boards add up to, and its victory points those of the scale', () => {
    fc.assert(
      fc.property(scores, (played) => {
        const ranked = rankMatches(poule(linesOf(played)));
        for (const [index, { result, score: own }] of ranked.matches.entries()) {
          const margin = (played[index] ?? []).reduce((sum, [open, closed]) => sum + imps(open - closed), 0);
          const points = victoryPoints(SCALES['wbf-discrete'], { boards: BOARDS.length, imps: margin });
          if (!isVictoryPoints(points)) throw new Error(points.code);
          expect(toNumber(own.totals.home.imps)).toBe(margin);
          expect(result).toEqual({ home: points.own, away: points.opponents });
        }
      }),
    );
  });

  test('home and away have 20 together, and totals are the sum of what the matches gave', () => {
    fc.assert(
      fc.property(scores, (played) => {
        const { matches, ranking } = rankMatches(poule(linesOf(played)));
        for (const { result } of matches) {
          expect(result.home && result.away && writeExact(add(result.home, result.away))).toBe('20');
        }
        for (const { entry, total } of ranking.rows) {
          const own = matches.map(({ match, result }) =>
            match.home === entry ? result.home : match.away === entry ? result.away : null,
          );
          expect(toNumber(total)).toBe(own.reduce((sum, one) => sum + (one ? toNumber(one) : 0), 0));
        }
      }),
    );
  });

  test('home and away exchanged is the mirror, and gives the same standing', () => {
    fc.assert(
      fc.property(scores, (played) => {
        const lines = linesOf(played);
        const plain = rankMatches(poule(lines));
        const turned = rankMatches(
          poule(
            lines,
            MATCHES.map((match) => ({ ...match, home: match.away ?? 0, away: match.home })),
          ),
        );
        expect(turned.ranking).toEqual(plain.ranking);
        for (const [index, { result }] of plain.matches.entries()) {
          expect(turned.matches[index]?.result).toEqual({ home: result.away, away: result.home });
        }
      }),
    );
  });

  test('neither the order of lines nor of matches matters', () => {
    fc.assert(
      fc.property(scores, fc.shuffledSubarray([...MATCHES], { minLength: MATCHES.length }), (played, matches) => {
        const lines = linesOf(played);
        const plain = rankMatches(poule(lines));
        const other = rankMatches(poule(lines.toReversed(), matches));
        expect(other.ranking).toEqual(plain.ranking);
      }),
    );
  });

  test('ranked again after some lines changed it is as if it were ranked anew, and other matches keep their score', () => {
    const missing = fc.array(fc.nat({ max: MATCHES.length * BOARDS.length * 2 - 1 }), { maxLength: 5 });
    fc.assert(
      fc.property(scores, missing, score, (played, gone, other) => {
        const lines = linesOf(played);
        const before = rankMatches(poule(lines));
        const changed = lines.flatMap((line, index) =>
          gone.includes(index) ? (index % 2 === 0 ? [] : [{ ...line, score: other }]) : [line],
        );
        const again = rankMatches(poule(changed), before);
        const anew = rankMatches(poule(changed));
        expect(again.ranking).toEqual(anew.ranking);
        expect(again.matches).toEqual(anew.matches);
        const touched = new Set(gone.map((index) => lines[index]?.match));
        const kept = again.matches.filter(({ score: own }, index) => own === before.matches[index]?.score);
        expect(kept.map(({ match }) => match.key)).toEqual(
          MATCHES.map(({ key }) => key).filter((key) => !touched.has(key)),
        );
      }),
    );
  });
});

describe('ranked again', () => {
  const lines = linesOf([[[620, 170]]]);
  const before = rankMatches(poule(lines));

  test('scores a match again whose penalty, result or boards changed, and all under other rules', () => {
    const [first, second] = MATCHES;
    const key = first?.key ?? '';
    const penalties = [{ entry: 1, kind: 'penalty', amount: exact(1), unit: 'victory-points', match: key } as const];
    const results = new Map([[key, { kind: 'void', grades: null } as const]]);
    const removed = new Map([[key, { home: 'plus', away: 'plus' } as const]]);
    const matches = MATCHES.map((match) => (match === first ? { ...match, boards: 16 } : match));
    for (const change of [{ penalties }, { results }, { removed }, { matches }]) {
      const again = rankMatches({ ...poule(lines), ...change }, before);
      expect(again.matches).toEqual(rankMatches({ ...poule(lines), ...change }).matches);
      expect(again.matches[0]?.score).not.toBe(before.matches[0]?.score);
      expect(again.matches[1]?.score).toBe(before.matches[1]?.score);
    }
    const rules = { ...RULES, comparison: { kind: 'imps', scale: null } } as const;
    const other = rankMatches({ ...poule(lines), rules }, before);
    expect(other.matches).toEqual(rankMatches({ ...poule(lines), rules }).matches);
    expect(second).toBeDefined();
  });

  test('the standing is the same whatever was ranked before', () => {
    expect(placesOf(rankMatches(poule(lines), before).ranking)).toEqual(placesOf(before.ranking));
  });
});
