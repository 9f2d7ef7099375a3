import type { Language } from '../../language.ts';
import type { SeasonRule } from '../../season/rule.ts';
import { formatDay, formatTime } from '../dates.ts';
import { masterpointWords } from '../regulation/masterpoints.ts';
import { seasonWords } from './words.ts';

/** A session as far as a note may say something of it. */
export interface NotedSession {
  readonly date: string;
  readonly state: 'counts' | 'unpublished' | 'out';
  readonly scored: 'percent' | 'imps' | 'places' | null;
  /** When its correction period ends; null where it has ended, or is not published. */
  readonly until: string | null;
  readonly corrected: boolean;
  /** The schemes of the masterpoints that were given of it. */
  readonly schemes: readonly string[];
}

/** What a reader of the ranking should know of its sessions. */
export function seasonNotes(
  sessions: readonly NotedSession[],
  rule: SeasonRule,
  language: Language,
): readonly string[] {
  const words = seasonWords[language];
  const days = (isOne: (session: NotedSession) => boolean) =>
    [...new Set(sessions.filter(isOne).map(({ date }) => formatDay(date, 'short', language)))].join(', ');
  const isPercent = rule.worth.kind === 'percent';
  const imps = isPercent ? days(({ scored }) => scored === 'imps') : '';
  const places = isPercent ? days(({ scored }) => scored === 'places') : '';
  const schemes = rule.worth.kind === 'masterpoints' ? schemeNames(sessions, language) : [];
  const corrected = days(({ corrected: is }) => is);
  const unpublished = days(({ state }) => state === 'unpublished');
  return [
    ...(imps === '' ? [] : [words.noteImps(imps)]),
    ...(places === '' ? [] : [words.notePlaces(places)]),
    ...new Set(
      sessions.flatMap(({ until, date }) =>
        until === null ? [] : [words.noteOpen(formatDay(date, 'short', language), formatTime(until, false, language))],
      ),
    ),
    ...(schemes.length > 1 ? [words.noteSchemes(schemes.join('; '))] : []),
    ...(corrected === '' ? [] : [words.noteCorrected(corrected)]),
    ...(unpublished === '' ? [] : [words.noteUnpublished(unpublished)]),
  ];
}

function schemeNames(sessions: readonly NotedSession[], language: Language): readonly string[] {
  const names: Readonly<Record<string, string>> = masterpointWords[language].schemes;
  return [...new Set(sessions.flatMap(({ schemes }) => schemes))].map((scheme) => names[scheme] ?? scheme);
}
