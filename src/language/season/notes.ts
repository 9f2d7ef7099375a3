import type { Language } from '../../language.ts';
import type { SeasonRule } from '../../season/rule.ts';
import { formatDay, formatTime } from '../dates.ts';
import { seasonWords } from './words.ts';

/** A session as far as a note may say something of it. */
export interface NotedSession {
  readonly date: string;
  readonly state: 'counts' | 'unpublished' | 'out';
  readonly scored: 'percent' | 'imps' | 'places' | null;
  /** When its correction period ends; null where it has ended, or is not published. */
  readonly until: string | null;
  readonly corrected: boolean;
}

/** What a reader of the ranking should know of its sessions. */
export function seasonNotes(
  sessions: readonly NotedSession[],
  rule: SeasonRule,
  language: Language,
): readonly string[] {
  const words = seasonWords[language];
  const days = (isOne: (session: NotedSession) => boolean) =>
    sessions.flatMap((session) => (isOne(session) ? [formatDay(session.date, 'short', language)] : [])).join(', ');
  const isPercent = rule.worth.kind === 'percent';
  const imps = isPercent ? days(({ scored }) => scored === 'imps') : '';
  const places = isPercent ? days(({ scored }) => scored === 'places') : '';
  const corrected = days(({ corrected: is }) => is);
  const unpublished = days(({ state }) => state === 'unpublished');
  return [
    ...(imps === '' ? [] : [words.noteImps(imps)]),
    ...(places === '' ? [] : [words.notePlaces(places)]),
    ...sessions.flatMap(({ until, date }) =>
      until === null ? [] : [words.noteOpen(formatDay(date, 'short', language), formatTime(until, false, language))],
    ),
    ...(corrected === '' ? [] : [words.noteCorrected(corrected)]),
    ...(unpublished === '' ? [] : [words.noteUnpublished(unpublished)]),
  ];
}
