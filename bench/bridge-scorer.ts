import { createRequire } from 'node:module';
import type { PlayedLine } from './large-session.ts';

/** What is used of npm's bridge-scorer, which has no types. */
interface BridgeScorer {
  matchpoints(games: Game[]): void;
  crossImps(games: Game[]): void;
  rank(competitors: { score: number; rank?: string }[]): void;
}

/** One result as bridge-scorer wants it; its figures are written into it. */
interface Game {
  readonly contract: { readonly declaror: 'N' };
  readonly score: number;
  matchpointsNS?: { value: number };
  matchpointsEW?: { value: number };
  impsNS?: { value: number };
  impsEW?: { value: number };
}

/** A session laid out for bridge-scorer: its games by board, and who played each. */
export interface Games {
  readonly boards: readonly { readonly games: Game[]; readonly lines: readonly PlayedLine[] }[];
  readonly pairs: number;
}

export function gamesOf(lines: readonly PlayedLine[], tables: number): Games {
  const boards = [...Map.groupBy(lines, (line) => line.board).values()].map((group) => ({
    games: group.map(({ score }): Game => ({ contract: { declaror: 'N' }, score })),
    lines: group,
  }));
  return { boards, pairs: 2 * tables };
}

const scorer = createRequire(import.meta.url)('bridge-scorer') as BridgeScorer;

/**
 * Scores and ranks with bridge-scorer, each line of the hall on its own. It scores boards and ranks totals; the
 * adding up between is done here, the fast way. Answers the rank of each pair.
 */
export function scoreWithBridgeScorer({ boards, pairs }: Games, method: 'matchpoints' | 'cross-imps'): string[] {
  const totals = new Float64Array(pairs);
  for (const { games, lines } of boards) {
    if (method === 'matchpoints') scorer.matchpoints(games);
    else scorer.crossImps(games);
    for (const [index, game] of games.entries()) {
      const { ns, ew } = lines[index] as PlayedLine;
      totals[ns] = (totals[ns] as number) + ((game.matchpointsNS ?? game.impsNS)?.value ?? 0);
      totals[ew] = (totals[ew] as number) + ((game.matchpointsEW ?? game.impsEW)?.value ?? 0);
    }
  }
  const competitors = Array.from(totals, (score): { score: number; rank?: string } => ({ score }));
  scorer.rank(competitors.slice(0, pairs / 2));
  scorer.rank(competitors.slice(pairs / 2));
  return competitors.map(({ rank }) => rank ?? '');
}
