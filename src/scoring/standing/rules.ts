import type { Method } from '../method.ts';
import type { Regulation } from '../regulation/regulation.ts';
import type { StandingBasis } from './basis.ts';
import type { StandingOptions } from './standings.ts';

/** The options of standings that a regulation decides. */
export type StandingRules = Required<
  Pick<StandingOptions, 'basis' | 'leastBoards' | 'most' | 'tieBreaks' | 'opponents'>
>;

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
  const others = rankings.filter((other) => other !== ranking);
  return {
    basis: standingBasis(method, { unequalBoards }),
    leastBoards: Math.ceil((leastBoards * mostBoards([ranking])) / PERCENT),
    most: mostBoards(rankings),
    tieBreaks: ties,
    opponents: () => others.flatMap(({ rows }) => rows.map(({ entry }) => entry)),
  };
}

/** The most boards that anybody of the rankings has. */
function mostBoards(rankings: readonly RankedRows[]): number {
  return rankings.reduce((most, { rows }) => rows.reduce((own, { boards }) => Math.max(own, boards), most), 0);
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
