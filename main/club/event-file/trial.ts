import type { EventFileFault } from '../../../src/language/files/event-file.ts';
import { isRecordedTeams, type EventMovementSpec } from '../../../src/movement/event-movement.ts';
import { isPossibleRecord } from '../../../src/movement/recorded/teams-spec.ts';
import type { Club } from '../club.ts';
import { sectionSetup } from '../competitions/events.ts';
import { listEvents } from '../competitions/event-list.ts';
import { readSession } from '../competitions/sessions.ts';
import { publicationReport } from '../publication/report.ts';
import { isProblem } from '../problem.ts';
import { readReview } from '../review/review.ts';
import { rulingsOf } from '../rulings/log.ts';
import { readOverall } from '../stages/overall.ts';
import { readStandings } from '../standings/standings.ts';

/**
 * Reads an event as the screens do. What the tables can't check, as the movement or the rules of a stage, is found
 * wrong here, and not when the club that has brought it in opens its list of events.
 */
export function tryEvent(club: Club, sessions: readonly number[]): EventFileFault | null {
  const listed = listEvents(club).total;
  if (listed !== sessions.length) return { kind: 'fault', code: 'altered' };
  for (const session of sessions) {
    const view = readSession(club, session);
    if (isProblem(view)) return { kind: 'fault', code: 'altered' };
    if (!view.sections.every(({ spec }) => isPossible(spec))) return { kind: 'fault', code: 'altered' };
    rulingsOf(view);
    club.store.stageSources.check(session);
    for (const read of [readStandings, readReview, publicationReport]) {
      if (isProblem(read(club, session))) return { kind: 'fault', code: 'altered' };
    }
    if (sessions.length > 1) readOverall(club, session);
  }
  return null;
}

function isPossible(spec: EventMovementSpec): boolean {
  return isRecordedTeams(spec) ? isPossibleRecord(spec) : !isProblem(sectionSetup(spec));
}
