import type { RankedSession } from '../ranked-session.ts';
import type { ScoringLine } from '../scoring-line.ts';
import { deriveAwards } from './award-of-entry.ts';
import { derivePlaces, type PlacesDerivation } from './places.ts';
import { deriveTotal, type TotalDerivation } from './total.ts';

/** Where a row of a ranking comes from. */
export interface RankedEntryDerivation {
  /** What the entry won. */
  readonly total: TotalDerivation;
  /** Its place in the printed list, and its further places with handicap and in its stratum. */
  readonly standing: PlacesDerivation;
}

/** Derives the total and the places of an entry; null where it is in no ranking. */
export function deriveRankedEntry<Line extends ScoringLine>(
  session: RankedSession<Line>,
  entry: number,
): RankedEntryDerivation | null {
  const { input, scores, sitOuts } = session;
  const ranking = session.rankings.find(({ rows }) => rows.some((row) => row.entry === entry));
  const total = deriveTotal(scores, input, entry, sitOuts);
  if (!ranking || !total) return null;
  const { rows, basis, most, terms, awards } = ranking;
  const penalties = input.penalties ?? [];
  const standing = derivePlaces(rows, entry, { basis, most, penalties, measure: session.measureOf(entry) }, terms);
  if (!standing) return null;
  return { total, standing: awards ? { ...standing, masterpoints: deriveAwards(awards, entry) } : standing };
}
