import type { EventFileFault } from '../../../src/language/files/event-file.ts';
import { cleanText } from '../../../src/basics/clean-text.ts';
import { openEventBytes, faultReason } from '../../store/event-file/open-bytes.ts';
import { isOfOwnChanges } from '../../store/event-file/id-map.ts';
import { filePlayers, playersElsewhere, type EventFilePlayer } from '../../store/event-file/players.ts';
import { idOf, type EventRows, type Row } from '../../store/event-file/tables.ts';
import { readEventStore } from '../../store/store.ts';
import { broadcaster } from '../broadcast.ts';
import { DIRECTOR, type Club } from '../club.ts';
import { readSettings } from '../settings.ts';
import { normalizeName } from '../players/search-name.ts';
import { tryEvent } from './trial.ts';

/** The event of a file, opened as a club that has no other: everything that reads a club reads it too. */
export interface EventFile {
  readonly club: Club;
  readonly rows: EventRows;
  readonly players: readonly EventFilePlayer[];
  /** Those who only sit in other clubs, with which the event is compared. */
  readonly elsewhere: ReadonlySet<number>;
  /** The sessions of the event, in order, without those that are deleted. */
  readonly sessions: readonly number[];
  readonly name: string;
  /** The name of the club that saved it; empty where it has none. */
  readonly clubName: string;
}

/**
 * Opens the bytes of an event file in memory. The file is never written to, and whatever the bytes are there is an
 * answer. Close it with `club.store.close()`.
 * @param file its name
 */
export function openEventFile(bytes: Uint8Array, file: string, { now }: Pick<Club, 'now'>): EventFile | EventFileFault {
  const db = openEventBytes(bytes);
  if ('kind' in db) return db;
  const store = readEventStore(db, file, { now });
  try {
    const club: Club = { store, now, author: DIRECTOR, updates: broadcaster() };
    const opened = readEvent(club);
    const fault = 'kind' in opened ? opened : tryEvent(club, opened.sessions);
    if (fault === null && !('kind' in opened)) return opened;
    store.close();
    return fault ?? { kind: 'fault', code: 'altered' };
  } catch (error) {
    store.close();
    return { kind: 'fault', code: 'impossible', reason: faultReason(error) };
  }
}

function readEvent(club: Club): EventFile | EventFileFault {
  const { eventFiles, eventList } = club.store;
  const event = eventFiles.onlyEvent();
  const rows = eventFiles.rows(event);
  const players = filePlayers(rows);
  const sessions = (rows.get('sessions') ?? []).map(idOf).filter((session) => eventList.state(session) === 'present');
  const name = rows.get('event_details')?.at(-1)?.['name'];
  const isWhole = sessions.length > 0 && typeof name === 'string' && (rows.get('changes') ?? []).length > 0;
  if (!isWhole || !isOfOwnChanges(rows) || !hasProperTexts(rows) || !players.every(hasProperName))
    return { kind: 'fault', code: 'altered' };
  const clubName = cleanText(readSettings(club).clubName.slice(0, LONGEST_NAME));
  return { club, rows, players, elsewhere: playersElsewhere(rows), sessions, name, clubName };
}

/** Longer than any name, reason or note that a screen takes. */
const LONGEST_NAME = 200;
const LONGEST_TEXT = 1000;

function hasProperName({ name, numbers }: EventFilePlayer): boolean {
  const texts = [name, ...numbers.map(({ federation, number }) => federation + number)];
  return normalizeName(name) === name && texts.every((text) => isProper(text, LONGEST_NAME));
}

function isProper(text: string, longest: number): boolean {
  return text.length <= longest && cleanText(text) === text;
}

/** The texts that a person typed, each of which the screens keep short. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  changes: ['reason', 'author'],
  event_details: ['name'],
  contestant_details: ['name', 'club', 'label'],
  results: ['typed', 'note'],
  match_results: ['note'],
  penalties: ['reason'],
  verifications: ['shorthand', 'author'],
  accepted_findings: ['code', 'author'],
  deals: ['source'],
  stage_sources: ['club'],
  publications: ['author'],
  awards: ['scheme', 'amount'],
};

function hasProperTexts(rows: EventRows): boolean {
  return Object.entries(TEXTS).every(([table, columns]) =>
    (rows.get(table) ?? []).every((row: Row) =>
      columns.every((column) => {
        const text = row[column];
        return typeof text !== 'string' || isProper(text, LONGEST_TEXT);
      }),
    ),
  );
}
