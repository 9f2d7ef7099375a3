import { boardStatistics } from '../../../src/statistics/board-statistics.ts';
import { tallyOf } from '../../../src/statistics/tally.ts';
import type { Club } from '../club.ts';
import { sessionFields } from './fields.ts';
import type { ClubStatisticsView, StatisticsView } from '../model/statistics.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { readSession } from './sessions.ts';

/** What was bid and made in a session, and what each field made of every board. */
export function readStatistics(club: Club, id: number): StatisticsView | ClubProblem {
  const session = readSession(club, id);
  if (isProblem(session)) return session;
  const ofSection = Map.groupBy(session.results, ({ section }) => section);
  return {
    change: session.change,
    tally: tallyOf(session.results.map(({ outcome }) => ({ outcome, times: 1 }))),
    fields: sessionFields(session).map(({ sections }) => ({
      sections: sections.map((section) => section.id),
      boards: boardStatistics(sections.flatMap((section) => ofSection.get(section.id) ?? [])),
    })),
  };
}

/** What was bid and made in all sessions of the club. */
export function readClubStatistics({ store }: Club): ClubStatisticsView {
  return store.snapshot(() => ({
    sessions: store.outcomeCounts.sessionsPlayed(),
    tally: tallyOf(store.outcomeCounts.ofClub()),
  }));
}
