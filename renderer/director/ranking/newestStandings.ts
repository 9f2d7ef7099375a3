import { createContext, useContext } from 'react';
import type { FieldStandingsView, StandingsView } from '../../../main/club/model/standings.ts';

/**
 * The newest standings. The ranking is drawn from them at once and all around it a paint later, so that a result is in
 * the ranking before the rest is computed.
 */
export const NewestStandings = createContext<StandingsView | null>(null);

/** A field in the newest standings. */
export function useNewestField(known: FieldStandingsView): FieldStandingsView {
  const newest = useContext(NewestStandings);
  return newest?.fields.find(({ sections }) => sections[0] === known.sections[0]) ?? known;
}
