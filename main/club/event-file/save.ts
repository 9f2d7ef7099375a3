import { withClubRows } from '../../store/event-file/club-rows.ts';
import { writeRowsFile } from '../../store/event-file/write-file.ts';
import { absentSession } from '../absent-session.ts';
import { timeNow, type Club } from '../club.ts';
import type { ClubProblem } from '../problem.ts';
import { readSettings } from '../settings.ts';

/** An event as a file of its own. */
export interface SavedEvent {
  readonly name: string;
  /** The day of its first session, yyyy-mm-dd. */
  readonly date: string;
  readonly bytes: Uint8Array;
}

/**
 * Writes the event of a session into a file of its own: everything that happened, and of its players their names and
 * numbers. Of the club it has the name and how its papers look.
 */
export function saveEvent(club: Club, session: number): SavedEvent | ClubProblem {
  const { store } = club;
  const absent = absentSession(club, session);
  if (absent) return absent;
  return store.snapshot(() => {
    const event = store.eventFiles.eventOf(session) ?? 0;
    const { clubName, clubLine, language, paper, suitColours } = readSettings(club);
    const settings = { clubName, clubLine, language, paper, suitColours };
    const rows = withClubRows(store.eventFiles.rows(event), { settings, author: club.author, at: timeNow(club) });
    const bytes = writeRowsFile(rows);
    return {
      name: String(rows.get('event_details')?.at(-1)?.['name']),
      date: String(rows.get('sessions')?.[0]?.['date']),
      bytes,
    };
  });
}
