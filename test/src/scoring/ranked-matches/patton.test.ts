import { describe, expect, test } from 'vitest';
import { rankMatches } from '../../../../src/scoring/ranked-matches.ts';
import type { MatchComparison, MatchLine, StageMatch } from '../../../../src/scoring/ranked-matches/stage.ts';
import { exact, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { VICTORY_POINT_SCALES as SCALES } from '../../../../src/scoring/victory-points/scales.ts';
import { eventFile, placesOf, rulesOf, texts } from './build.ts';

interface PattonFile {
  readonly teams: readonly { readonly number: number }[];
  readonly rounds: readonly {
    readonly round: number;
    readonly tables: readonly {
      readonly ns: number;
      readonly ew: number;
      readonly boards: readonly number[];
      readonly scores: readonly number[];
    }[];
  }[];
  readonly matches: readonly {
    readonly home: number;
    readonly away: number;
    readonly boards: readonly (readonly [board: number, open: number, closed: number])[];
    readonly boardPoints: readonly [string, string];
    readonly pointsWonLost: readonly [number, number];
    readonly ratioOf8: readonly [string, string];
    readonly imps: readonly [number, number];
    readonly vpOf10: readonly [string, string];
    readonly vpOf20: readonly [string, string];
  }[];
  readonly final: Readonly<
    Record<
      Way,
      readonly { readonly place: number; readonly tied: boolean; readonly team: number; readonly total: string }[]
    >
  >;
}

type Way = 'board-a-match' | 'patton-ratio' | 'patton-imps' | 'imps-vp';

const WAYS: Readonly<Record<Way, MatchComparison>> = {
  'board-a-match': { kind: 'board-a-match', scale: null },
  'patton-ratio': { kind: 'patton', second: { from: 'aggregate', pool: exact(8) } },
  'patton-imps': { kind: 'patton', second: { from: 'imps', scale: SCALES['wbf-discrete-half'] } },
  'imps-vp': { kind: 'imps', scale: SCALES['wbf-discrete'] },
};

const FILE = eventFile('patton-5') as PattonFile;
const keyOf = (one: number, other: number): string => [one, other].toSorted((a, b) => a - b).join('-');
const ROUNDS = Map.groupBy(
  FILE.rounds.flatMap(({ round, tables }) => tables.map(({ ns, ew }) => ({ round, key: keyOf(ns, ew) }))),
  ({ key }) => key,
);
// the two tables of a match play its boards in rounds of their own
const MATCHES: readonly StageMatch[] = FILE.matches.map(({ home, away, boards }) => {
  const rounds = (ROUNDS.get(keyOf(home, away)) ?? []).map(({ round }) => round);
  const segments = [{ boards: boards.map(([board]) => board) }];
  return { key: keyOf(home, away), round: Math.min(...rounds), lastRound: Math.max(...rounds), home, away, segments };
});
const LINES: readonly MatchLine[] = FILE.rounds.flatMap(({ tables }) =>
  tables.flatMap(({ ns, ew, boards, scores }) =>
    boards.map((board, index) => ({ match: keyOf(ns, ew), board, ns, ew, score: scores[index] ?? null, award: null })),
  ),
);

function ranked(way: Way) {
  const contestants = FILE.teams.map(({ number }) => number);
  return rankMatches({
    rules: rulesOf({ comparison: WAYS[way], rounds: 4 }),
    contestants,
    matches: MATCHES,
    lines: LINES,
  });
}

describe('five teams in one session, one set of results four ways', () => {
  test.each(['board-a-match', 'patton-ratio', 'patton-imps', 'imps-vp'] as const)('%s', (way) => {
    const places = placesOf(ranked(way).ranking).map(({ place, tied, team, total }) => ({ place, tied, team, total }));
    expect(places).toEqual(FILE.final[way]);
  });

  test('every match to its parts', () => {
    for (const [index, expected] of FILE.matches.entries()) {
      const [bam, ratio, imps, vp] = (['board-a-match', 'patton-ratio', 'patton-imps', 'imps-vp'] as const).map(
        (way) => ranked(way).matches[index],
      );
      const parts = (match: typeof bam) => {
        const { home, away } = match?.score.worth ?? {};
        return [home, away].map((worth) => worth?.parts && writeExact(worth.parts.second));
      };
      const totals = bam?.score.totals;
      expect(texts(bam?.result ?? null)).toEqual(expected.boardPoints);
      expect(parts(ratio)).toEqual(expected.ratioOf8);
      expect(parts(imps)).toEqual(expected.vpOf10);
      expect(texts(vp?.result ?? null)).toEqual(expected.vpOf20);
      expect([totals?.home.pointsWon, totals?.home.pointsLost].map((one) => one && writeExact(one))).toEqual(
        expected.pointsWonLost.map(String),
      );
      expect([totals?.home.impsWon, totals?.away.impsWon].map((one) => one && writeExact(one))).toEqual(
        expected.imps.map(String),
      );
    }
  });
});
