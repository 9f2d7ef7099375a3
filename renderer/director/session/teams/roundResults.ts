import type { MatchScoreView } from '../../../../main/club/model/matches.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { Exact } from '../../../../src/scoring/numbers/exact.ts';
import { readSerialized } from './figures.ts';

/** Whom somebody met in a round, and what it has from it. */
export interface RoundResult {
  readonly match: number;
  /** The id of the opponent; null for a bye. */
  readonly opponent: number | null;
  /** Null while nothing counts. */
  readonly result: Exact | null;
}

/** The matches of everybody by entry and the round they end in: `12 3`. */
export function roundResults(
  { matches }: Pick<SessionView, 'matches'>,
  scores: readonly MatchScoreView[],
): ReadonlyMap<string, RoundResult> {
  const scored = new Map(scores.map((score) => [score.match, score]));
  return new Map(
    matches.flatMap(({ id, lastRound, home, away }) => {
      const result = scored.get(id)?.result ?? { home: null, away: null };
      const [own, others] = [result.home, result.away].map((one) => one && readSerialized(one));
      const ofHome = [`${home} ${lastRound}`, { match: id, opponent: away, result: own ?? null }] as const;
      if (away === null) return [ofHome];
      return [ofHome, [`${away} ${lastRound}`, { match: id, opponent: home, result: others ?? null }] as const];
    }),
  );
}
