import { createContext, useContext } from 'react';
import type { FieldStandingsView, StandingsView } from '../../../main/club/model/standings.ts';

/**
 * The standings as they are known now. The ranking is drawn from them at once; everything around it follows a paint
 * later, so that a result is in the ranking before the rest is worked out.
 */
export const NewestStandings = createContext<StandingsView | null>(null);

/** A field of the standings as it is now. */
export function useNewestField(known: FieldStandingsView): FieldStandingsView {
  const newest = useContext(NewestStandings);
  return newest?.fields.find(({ sections }) => sections[0] === known.sections[0]) ?? known;
}
