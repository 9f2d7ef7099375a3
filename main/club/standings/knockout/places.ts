import { knockoutPlaces } from '../../../../src/draw/knockout/places.ts';
import { isRecordedTeams } from '../../../../src/movement/event-movement.ts';
import { rankedAsKnockout } from '../../../../src/scoring/ranked-matches/recorded-knockout.ts';
import type { MatchRanking, RankedMatches } from '../../../../src/scoring/ranked-matches/ranked.ts';
import { knockoutStage, type KnockoutSession } from './stage.ts';

/**
 * The ranking of a knockout goes by the round in which each was beaten, also of one that was recorded elsewhere; of any
 * other stage it stays.
 */
export function rankedByBracket<Ranked extends RankedMatches>(session: KnockoutSession, ranked: Ranked): Ranked {
  const spec = session.sections[0]?.spec;
  if (spec && isRecordedTeams(spec)) return spec.isSwiss ? ranked : rankedAsKnockout(ranked);
  const ranking = bracketRanking(session, ranked, ranked.ranking, Infinity);
  return ranking === ranked.ranking ? ranked : { ...ranked, ranking };
}

/**
 * A ranking with the places of the knockout.
 * @param last the last round that counts
 */
export function bracketRanking(
  session: KnockoutSession,
  ranked: RankedMatches,
  ranking: MatchRanking,
  last: number,
): MatchRanking {
  const stage = knockoutStage(session, ranked);
  if (!stage || ranking.rows.every(({ place }) => place === null)) return ranking;
  const firsts = new Map(session.matches.map(({ id, lastRound }) => [id, lastRound]));
  const { knockout, section } = stage;
  const rounds = knockout.rounds.filter((round) => round.every(({ key }) => (firsts.get(key) ?? 0) <= last));
  const ids = new Map(section.entries.map(({ id, number }) => [number, id]));
  const places = new Map(
    knockoutPlaces({ ...knockout, rounds }).flatMap(({ first, tied, isOpen, entries }) =>
      entries.map((number) => [ids.get(number) ?? 0, { place: first, tied: tied || isOpen }] as const),
    ),
  );
  const rows = ranking.rows.map((row) => {
    const own = places.get(row.entry);
    // Totals split no tie: who lost in the same round shares its places.
    return own && row.unranked === null && row.withdrawn === null
      ? { ...row, ...own, separations: [], lotToDraw: false }
      : row;
  });
  return { ...ranking, rows: rows.toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity)) };
}
