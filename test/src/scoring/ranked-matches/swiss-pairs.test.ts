import { describe, expect, test } from 'vitest';
import { rankMatches } from '../../../../src/scoring/ranked-matches.ts';
import type { MatchComparison, MatchLine, StageMatch } from '../../../../src/scoring/ranked-matches/stage.ts';
import { toNumber } from '../../../../src/scoring/numbers/exact.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { VICTORY_POINT_SCALES as SCALES } from '../../../../src/scoring/victory-points/scales.ts';
import { eventFile, rulesOf } from './build.ts';

interface Place {
  readonly place: number;
  readonly tied: boolean;
  readonly pair: number;
  readonly vp: number;
}

interface SwissFile {
  readonly rounds: readonly {
    readonly round: number;
    readonly boards: readonly number[];
    readonly tables: readonly {
      readonly ns: number;
      readonly ew: number;
      readonly scores: readonly number[];
      readonly matchpoints: readonly number[];
      readonly vp: readonly number[];
      readonly ximpqRounded: number;
      readonly vpOfImps: readonly number[];
    }[];
  }[];
  readonly final: { readonly byMatchpoints: readonly Place[]; readonly byCrossImps: readonly Place[] };
}

const FILE = eventFile('swiss-pairs-8x3') as SwissFile;
const TABLES = FILE.rounds.flatMap(({ round, boards, tables }) => tables.map((table) => ({ ...table, round, boards })));
const MATCHES: readonly StageMatch[] = TABLES.map(({ round, ns, ew, boards }) => ({
  key: `${round}: ${ns}-${ew}`,
  round,
  lastRound: round,
  home: ns,
  away: ew,
  segments: [{ boards }],
}));
const LINES: readonly MatchLine[] = TABLES.flatMap(({ round, ns, ew, boards, scores }) =>
  boards.map((board, index) => ({
    match: `${round}: ${ns}-${ew}`,
    board,
    ns,
    ew,
    score: scores[index] ?? null,
    award: null,
  })),
);

function ranked(comparison: MatchComparison) {
  const rules = rulesOf({ comparison, withdrawals: 'session', rounds: 3 });
  return rankMatches({ rules, contestants: [1, 2, 3, 4, 5, 6, 7, 8], matches: MATCHES, lines: LINES });
}

const REGULATION = REGULATIONS.wbf;
const MATCHPOINTS = ranked({
  kind: 'field',
  method: 'matchpoints',
  scale: SCALES['ebu-swiss-pairs'],
  regulation: REGULATION,
});
const CROSS_IMPS = ranked({
  kind: 'field',
  method: 'cross-imps',
  scale: SCALES['wbf-discrete'],
  regulation: REGULATION,
});

function places({ ranking }: typeof MATCHPOINTS): readonly Place[] {
  return ranking.rows.map(({ place, tied, entry, total }) => ({
    place: place ?? 0,
    tied,
    pair: entry,
    vp: toNumber(total),
  }));
}

describe('matches of pairs, compared with the whole room', () => {
  test('by matchpoints: the percentage of a match to victory points', () => {
    for (const [index, table] of TABLES.entries()) {
      const match = MATCHPOINTS.matches[index];
      const { home, away } = match?.score.totals ?? {};
      expect([home, away].map((total) => total && toNumber(total.boardPoints))).toEqual(table.matchpoints);
      expect([match?.result.home, match?.result.away].map((own) => own && toNumber(own))).toEqual(table.vp);
    }
    expect(places(MATCHPOINTS)).toEqual(FILE.final.byMatchpoints);
  });

  test('by cross-IMPs: XIMPQ to victory points of teams', () => {
    for (const [index, table] of TABLES.entries()) {
      const match = CROSS_IMPS.matches[index];
      expect(match?.score.worth?.home.scaledImps).toBe(table.ximpqRounded);
      expect([match?.result.home, match?.result.away].map((own) => own && toNumber(own))).toEqual(table.vpOfImps);
    }
    expect(places(CROSS_IMPS)).toEqual(FILE.final.byCrossImps);
  });
});
