import { deriveOverall, type OverallDerivation } from '../../../src/scoring/derivation/overall.ts';
import { serializeExacts, type Serialized } from '../../../src/scoring/numbers/serialize.ts';
import type { RankedBy } from '../../../src/scoring/standing/handicap.ts';
import type { Club } from '../club.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { rankSessions } from './overall.ts';

/** Where the figure of an entry in the ranking over the sessions comes from. */
export function explainOverall(
  club: Club,
  session: number,
  entry: number,
  by: RankedBy = 'scratch',
): Serialized<OverallDerivation> | ClubProblem {
  return club.store.snapshot((): Serialized<OverallDerivation> | ClubProblem => {
    const ranked = rankSessions(club, session, { by });
    if (isProblem(ranked)) return ranked;
    const contestant = club.store.sessions.contestants(session).get(entry);
    const row = ranked.rows.find((one) => one.contestant === contestant);
    if (!row) return { kind: 'problem', code: 'unknownEntry', entry };
    const ordinals = new Map(club.store.sessions.ofEvent(session).map((one) => [one.session, one.ordinal]));
    const sessions = [...ranked.earlier, { session, totals: ranked.own }].map(({ session: id, totals }) => ({
      ordinal: ordinals.get(id) ?? 1,
      totals,
    }));
    return serializeExacts(deriveOverall(sessions, ranked.rules, row));
  });
}
