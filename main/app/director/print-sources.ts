import type { Club } from '../../club/club.ts';
import { readSession } from '../../club/competitions/sessions.ts';
import { dealsView } from '../../club/deals/deals.ts';
import type { SessionView } from '../../club/model/session.ts';
import type { StandingsView } from '../../club/model/standings.ts';
import { isProblem, type ClubProblem } from '../../club/problem.ts';
import { publicationReport } from '../../club/publication/report.ts';
import { rulingsOf } from '../../club/rulings/log.ts';
import { standingsAfterRound } from '../../club/standings/after-round.ts';
import { readKnockout } from '../../club/draws/knockout/view.ts';
import { explainedTeams } from '../../club/standings/matches/explanation.ts';
import { explainedAddedUp, explainedEntries } from '../../club/standings/explanation.ts';
import { readStandings } from '../../club/standings/standings.ts';
import { readSimultaneous } from '../../club/simultaneous/view.ts';
import { readOverallWithAwards } from '../../club/publication/overall-awards.ts';
import type { PrintSources } from '../../print/sources.ts';

/** A session with its standings. */
export interface SessionStandings {
  readonly session: SessionView;
  readonly standings: StandingsView;
}

/** The ids of sections by their letters. */
export function sectionIds({ sections }: SessionView, letters: readonly string[]): readonly number[] {
  return sections.filter(({ letter }) => letters.includes(letter)).map(({ id }) => id);
}

/** Reads a session, its standings and the material of a document, all as of the same change. */
export function readForPrint<Material extends object>(
  club: Club,
  id: number,
  read: (sources: PrintSources) => Material | ClubProblem,
): (SessionStandings & Material) | ClubProblem {
  return club.store.snapshot((): (SessionStandings & Material) | ClubProblem => {
    const session = readSession(club, id);
    if (isProblem(session)) return session;
    const standings = readStandings(club, id);
    if (isProblem(standings)) return standings;
    const material = read(printSources(club, { session, standings }));
    return isProblem(material) ? (material as ClubProblem) : { session, standings, ...material };
  });
}

function printSources(club: Club, { session, standings }: SessionStandings): PrintSources {
  return {
    standingsAfter: (round) => {
      const after = standingsAfterRound(club, session.id, round);
      if (isProblem(after)) return after;
      const fields = after.fields.map((field, at) => ({ ...field, boards: standings.fields[at]?.boards ?? [] }));
      const { teams } = after;
      return { change: after.change, fields, ...(teams && { teams }) };
    },
    explainedEntries: (entries) => explainedEntries(session, entries),
    explainedAddedUp: (entries) => explainedAddedUp(session, entries),
    explainedTeams: (entries) => explainedTeams(session, entries),
    deals: () => dealsView(club, session),
    knockout: () => readKnockout(club, session.id),
    rulings: () => rulingsOf(session),
    overall: () => readOverallWithAwards(club, session.id),
    simultaneous: () => readSimultaneous(club, session.id),
    publicationReport: () => publicationReport(club, session.id),
  };
}
