import { readExact, ZERO, type Exact } from '../../scoring/numbers/exact.ts';
import type { SerializedExact } from '../../scoring/numbers/serialize.ts';
import type { ForTeams } from '../../scoring/teams/team.ts';

/** Whom somebody met in a round, and what it has from it. */
export interface RoundResult {
  readonly match: number;
  /** The id of the opponent; null for a bye. */
  readonly opponent: number | null;
  /** Null while nothing counts. */
  readonly result: Exact | null;
}

interface MatchOfRounds {
  readonly id: number;
  readonly lastRound: number;
  readonly home: number;
  readonly away: number | null;
}

interface ScoredMatch {
  readonly match: number;
  readonly result: ForTeams<SerializedExact | null>;
}

/** The matches of everybody by entry and the round they end in: `12 3`. */
export function roundResults(
  { matches }: { readonly matches: readonly MatchOfRounds[] },
  scores: readonly ScoredMatch[],
): ReadonlyMap<string, readonly RoundResult[]> {
  const scored = new Map(scores.map((score) => [score.match, score]));
  const results = matches.flatMap(({ id, lastRound, home, away }) => {
    const result = scored.get(id)?.result ?? { home: null, away: null };
    const [own, others] = [result.home, result.away].map((one) => one && (readExact(one.exact) ?? ZERO));
    const ofHome = { match: id, opponent: away, result: own ?? null };
    if (away === null) return [[`${home} ${lastRound}`, ofHome] as const];
    const ofAway = { match: id, opponent: home, result: others ?? null };
    return [[`${home} ${lastRound}`, ofHome] as const, [`${away} ${lastRound}`, ofAway] as const];
  });
  const grouped = Map.groupBy(results, ([key]) => key);
  return new Map([...grouped].map(([key, own]) => [key, own.map(([, result]) => result)]));
}
