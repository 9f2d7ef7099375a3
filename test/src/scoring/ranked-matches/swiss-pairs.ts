import { rankMatches } from '../../../../src/scoring/ranked-matches.ts';
import type { RankedMatches } from '../../../../src/scoring/ranked-matches/ranked.ts';
import type { MatchLine, StageMatch } from '../../../../src/scoring/ranked-matches/stage.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { VICTORY_POINT_SCALES as SCALES } from '../../../../src/scoring/victory-points/scales.ts';
import { eventFile, rulesOf } from './build.ts';

export interface SwissPlace {
  readonly place: number;
  readonly tied: boolean;
  readonly pair: number;
  readonly vp: number;
}

interface SwissFile {
  readonly rounds: readonly {
    readonly round: number;
    readonly boards: readonly number[];
    /** After the round, by pair. */
    readonly totals: Readonly<Record<string, number>>;
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
  readonly final: { readonly byMatchpoints: readonly SwissPlace[]; readonly byCrossImps: readonly SwissPlace[] };
}

/** Three rounds of four boards by 8 pairs, worked out. */
export const SWISS_PAIRS = eventFile('swiss-pairs-8x3') as SwissFile;
export const TABLES = SWISS_PAIRS.rounds.flatMap(({ round, boards, tables }) =>
  tables.map((table) => ({ ...table, round, boards })),
);
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

/** The event by matchpoints to the EBU's victory points, or by cross-IMPs to those of teams. */
export function swissPairs(method: 'matchpoints' | 'cross-imps'): RankedMatches {
  const scale = method === 'matchpoints' ? SCALES['ebu-swiss-pairs'] : SCALES['wbf-discrete'];
  const comparison = { kind: 'field', method, scale, regulation: REGULATIONS.wbf } as const;
  const rules = rulesOf({ comparison, withdrawals: 'session', rounds: 3 });
  return rankMatches({ rules, contestants: [1, 2, 3, 4, 5, 6, 7, 8], matches: MATCHES, lines: LINES });
}
