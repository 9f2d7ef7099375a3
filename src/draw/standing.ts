import { rankMatchesAfterRound } from '../scoring/ranked-matches.ts';
import type { RankedMatches } from '../scoring/ranked-matches/ranked.ts';
import { add, compare, exact, subtract, ZERO, type Exact } from '../scoring/numbers/exact.ts';
import { MATCH_TEAMS } from '../scoring/teams/team.ts';
import type { DrawEntry } from './entry.ts';

/** What the standing of a stage doesn't say. */
interface Drawing {
  /** Those who don't play any more, as they are ranked. */
  readonly gone: ReadonlySet<number>;
  /** What each drew at the start, as they are ranked. */
  readonly lots: ReadonlyMap<number, number>;
  /** The number that somebody is drawn under. */
  readonly numberOf: (contestant: number) => number;
}

/**
 * Everybody who plays on, with the standing after a round. A bye is a win, half a round sat out half of one. At
 * matchpoints these order equals.
 */
export function entriesAfterRound(
  ranked: RankedMatches,
  afterRound: number,
  { gone, lots, numberOf }: Drawing,
): readonly DrawEntry[] {
  const { comparison } = ranked.input.rules;
  const isMatchpoints = comparison.kind === 'field' && comparison.method === 'matchpoints';
  const matchpoints = isMatchpoints ? matchpointsAfterRound(ranked, afterRound) : null;
  const byes = ranked.matches.filter(({ match }) => match.away === null && match.lastRound <= afterRound);
  return rankMatchesAfterRound(ranked, afterRound).rows.flatMap((row): readonly DrawEntry[] => {
    const { entry, total, imps, won, drawn } = row;
    if (gone.has(entry)) return [];
    const own = byes.filter(({ match }) => match.home === entry);
    const halves = exact(halfWins(ranked, entry, afterRound) + 2 * own.filter(({ match }) => match.isHalf).length, 4);
    const wins = subtract(exact(2 * (won + own.length) + drawn, 2), halves);
    const second = matchpoints ? (matchpoints.get(entry) ?? ZERO) : imps;
    return [{ entry: numberOf(entry), total, imps: second, wins, lot: lots.get(entry) ?? null }];
  });
}

/** Twice the wins and once the draws of somebody in half matches, each of which is worth half as much as others. */
function halfWins({ matches }: RankedMatches, entry: number, afterRound: number): number {
  return matches.reduce((sum, { match, count, result: { home, away } }) => {
    if (!match.isHalf || count !== 'result' || match.lastRound > afterRound || !home || !away) return sum;
    const order = match.home === entry ? compare(home, away) : match.away === entry ? compare(away, home) : -1;
    return sum + Math.sign(order) + 1;
  }, 0);
}

/** The matchpoints of everybody in matches that count. */
function matchpointsAfterRound({ matches }: RankedMatches, afterRound: number): ReadonlyMap<number, Exact> {
  const sums = new Map<number, Exact>();
  for (const { match, score, count } of matches) {
    if (count !== 'result' || match.lastRound > afterRound) continue;
    for (const team of MATCH_TEAMS) {
      const contestant = match[team];
      if (contestant === null) continue;
      sums.set(contestant, add(sums.get(contestant) ?? ZERO, score.totals[team].boardPoints));
    }
  }
  return sums;
}
