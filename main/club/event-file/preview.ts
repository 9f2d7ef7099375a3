import type { EventFileFault } from '../../../src/language/files/event-file.ts';
import type { Club } from '../club.ts';
import { listEvents } from '../competitions/event-list.ts';
import { seasonsTaking } from '../seasons/sessions.ts';
import type { EventFileProblem, EventFileStateKind, EventFileView } from '../model/event-file.ts';
import { compareEvent } from './compare.ts';
import { matchPlayers, peopleView } from './match-players.ts';
import { openEventFile, type EventFile } from './open.ts';

/** Where the event of a file would be one more. */
const ADDED: ReadonlySet<EventFileStateKind> = new Set<EventFileStateKind>(['new', 'apart', 'removed']);

/** Reads an event file, and says what bringing it in would do. Nothing is written. */
export function previewEventFile(club: Club, bytes: Uint8Array): EventFileView | EventFileProblem {
  return withEventFile(club, bytes, (file) => {
    const comparison = compareEvent(club, file.rows);
    const match = matchPlayers(club, file, comparison);
    const { events } = listEvents(file.club);
    return {
      name: file.name,
      club: file.clubName,
      ranks: events[0]?.ranks ?? 'pair',
      sessions: events.toReversed().map(({ date, start, tables, results }) => ({ date, start, tables, results })),
      players: file.players.filter(({ id, sameAs }) => sameAs === null && !file.elsewhere.has(id)).length,
      savedAt: lastChangeOf(file),
      state: comparison.state,
      people: peopleView(club, file, match),
      seasons: ADDED.has(comparison.state.kind) ? seasonsTaking(club, file.club.store.seasonResults.candidates()) : [],
    };
  });
}

function lastChangeOf({ rows }: EventFile): string | null {
  const at = rows.get('changes')?.at(-1)?.['at'];
  return typeof at === 'string' ? at : null;
}

/** Opens an event file for as long as something is done with it. */
export function withEventFile<T>(
  club: Club,
  bytes: Uint8Array,
  work: (file: EventFile) => T,
): T | Extract<EventFileProblem, { readonly code: 'eventFileNotTaken' }> {
  const file = openEventFile(bytes, '', club);
  if ('kind' in file) return notTaken(file);
  try {
    return work(file);
  } finally {
    file.club.store.close();
  }
}

export function notTaken(fault: EventFileFault): Extract<EventFileProblem, { readonly code: 'eventFileNotTaken' }> {
  return { kind: 'problem', code: 'eventFileNotTaken', fault };
}
