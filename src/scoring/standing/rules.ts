import type { Method } from '../method.ts';
import type { Regulation } from '../regulation/regulation.ts';
import type { StandingBasis } from './basis.ts';
import type { StandingOptions } from './standings.ts';

/** The options of standings that a regulation decides. */
export type StandingRules = Required<Pick<StandingOptions, 'basis' | 'leastBoards' | 'tieBreaks' | 'opponents'>>;

/** What of a ranking its rules depend on. */
export interface RankedRows {
  readonly rows: readonly { readonly entry: number; readonly boards: number }[];
}

/**
 * How a regulation ranks the entries of a ranking.
 * @param rankings all of the session
 */
export function standingRules(
  ranking: RankedRows,
  rankings: readonly RankedRows[],
  method: Pick<Method, 'rankedBy'>,
  { unequalBoards, leastBoards, ties }: Pick<Regulation, 'unequalBoards' | 'leastBoards' | 'ties'>,
): StandingRules {
  const most = ranking.rows.reduce((boards, row) => Math.max(boards, row.boards), 0);
  const others = rankings.filter((other) => other !== ranking);
  return {
    basis: standingBasis(method, { unequalBoards }),
    leastBoards: Math.ceil((leastBoards * most) / PERCENT),
    tieBreaks: ties,
    opponents: () => others.flatMap(({ rows }) => rows.map(({ entry }) => entry)),
  };
}

const PERCENT = 100;

/**
 * What a regulation ranks by: an average is a share of the points available at matchpoints, and points a board at IMPs.
 */
export function standingBasis(
  { rankedBy }: Pick<Method, 'rankedBy'>,
  { unequalBoards }: Pick<Regulation, 'unequalBoards'>,
): StandingBasis {
  return unequalBoards === 'average' ? rankedBy : unequalBoards;
}
