/** Whole events without matches, held against their worked figures. */
import { describe, expect, test } from 'vitest';
import { METHODS, type MethodCode } from '../../../../src/scoring/method.ts';
import { toNumber } from '../../../../src/scoring/numbers/exact.ts';
import { rankSession, type RankingOnTerms } from '../../../../src/scoring/ranked-session.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { eventFile } from '../ranked-matches/build.ts';

function numberOf(pair: string): number {
  return (pair.startsWith('A') ? 100 : 200) + Number(pair.slice(1));
}

function placesOf({ rows }: Pick<RankingOnTerms, 'rows'>): readonly object[] {
  return rows.map(({ place, tied, entry, points }) => ({
    place,
    tied,
    pair: `${entry < 200 ? 'A' : 'B'}${entry % 100}`,
    matchpoints: toNumber(points),
  }));
}

describe('an individual of 8 players', () => {
  const file = eventFile('individual-8') as IndividualFile;
  const lines = file.lines.map(({ board, n, s, e, w, score }): ScoringLine => {
    return { board, ns: n, ew: e, partners: { ns: s, ew: w }, score, award: null };
  });
  const totals = (code: MethodCode) => {
    const regulation = { ...REGULATIONS.wbf, crossImps: 'sum', unequalBoards: 'total' } as const;
    const [ranking] = rankSession({ lines, winners: 1, method: METHODS[code], regulation }).rankings;
    return ranking?.rows.map(({ entry, place, tied, total }) => ({
      place,
      tied,
      player: entry,
      total: toNumber(total),
    }));
  };

  test('by matchpoints, and by cross-IMPs', () => {
    expect(totals('matchpoints')).toEqual(file.final.matchpoints);
    expect(totals('cross-imps')).toEqual(file.final.crossImps);
  });
});

describe('36 pairs as two sections of nine tables', () => {
  const file = eventFile('two-sections-36-pairs') as SectionsFile;
  const lines = file.rows.flatMap(([section, , , ns, ew, first, scores]) =>
    scores.map((score, index) => ({
      section,
      board: first + index,
      ns: numberOf(ns),
      ew: numberOf(ew),
      score,
      award: null,
    })),
  );
  const rankings = (fieldOf?: (line: (typeof lines)[number]) => string) =>
    rankSession({
      lines,
      winners: 2,
      method: METHODS.matchpoints,
      regulation: REGULATIONS.wbf,
      ...(fieldOf ? { fieldOf } : {}),
    });
  test('as one field: 18 results a board, a top of 34', () => {
    const { scores, rankings: both } = rankings();
    expect(new Set(scores.boards.map(({ actual, top }) => `${actual} ${top}`))).toEqual(new Set(['18 34']));
    expect(both.map(placesOf)).toEqual([file.oneField.ns, file.oneField.ew]);
  });

  test('each section by itself', () => {
    for (const section of ['A', 'B'] as const) {
      const own = lines.filter((line) => line.section === section);
      const apart = rankSession({ lines: own, winners: 2, method: METHODS.matchpoints, regulation: REGULATIONS.wbf });
      expect(apart.rankings.map(placesOf)).toEqual([file.sectionsApart.ns[section], file.sectionsApart.ew[section]]);
    }
    expect(rankings(({ section }) => section).scores.boards).toHaveLength(54);
  });
});

interface IndividualFile {
  readonly lines: readonly Readonly<Record<'board' | 'n' | 's' | 'e' | 'w' | 'score', number>>[];
  readonly final: Readonly<Record<'matchpoints' | 'crossImps', readonly object[]>>;
}

interface SectionsFile {
  readonly rows: readonly (readonly [
    section: string,
    round: number,
    table: number,
    ns: string,
    ew: string,
    first: number,
    scores: readonly number[],
  ])[];
  readonly oneField: Readonly<Record<'ns' | 'ew', readonly object[]>>;
  readonly sectionsApart: Readonly<Record<'ns' | 'ew', Readonly<Record<'A' | 'B', readonly object[]>>>>;
}
