import { rankMatchesAfterRound } from '../scoring/ranked-matches.ts';
import type { RankedMatches } from '../scoring/ranked-matches/ranked.ts';
import { exact } from '../scoring/numbers/exact.ts';
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

/** Everybody who plays on, with the standing after a round. A bye counts as a win. */
export function entriesAfterRound(
  ranked: RankedMatches,
  afterRound: number,
  { gone, lots, numberOf }: Drawing,
): readonly DrawEntry[] {
  const byes = ranked.matches.filter(({ match }) => match.away === null && match.lastRound <= afterRound);
  return rankMatchesAfterRound(ranked, afterRound).rows.flatMap((row): readonly DrawEntry[] => {
    const { entry, total, imps, won, drawn } = row;
    if (gone.has(entry)) return [];
    const own = byes.filter(({ match }) => match.home === entry);
    const wins = exact(2 * (won + own.length) + drawn, 2);
    return [{ entry: numberOf(entry), total, imps, wins, lot: lots.get(entry) ?? null }];
  });
}
