import { formatTime, formatOtherDay } from '../dates.ts';
import type { Language } from '../../language.ts';
import { publicationWords } from '../screens/publication.ts';

/** When a ranking was published, when its correction period ends, and when somebody ended it earlier. */
export interface PublicationTimes {
  readonly at: string;
  readonly until: string;
  readonly endedAt: string | null;
}

/**
 * `Published 22:31, corrections until 23:01`; `corrections ended 23:01` after it.
 * @param day of the session; times on other days have their date, once where both are on the same
 */
export function publicationLine(published: PublicationTimes, over: boolean, day: string, language: Language): string {
  const words = publicationWords[language];
  const { at, until, endedAt } = published;
  const end = over ? (endedAt ?? until) : until;
  const [begun, ended] = [at, end].map((time) => formatOtherDay(time, day, language)) as [string | null, string | null];
  const endedAtTime = [formatTime(end, false, language), ended === begun ? null : ended] as const;
  const ends = over ? words.closed(...endedAtTime) : words.until(...endedAtTime);
  return `${words.published(formatTime(at, false, language), begun)}, ${ends}`;
}

/** Whether the correction period has ended, by hand or by the clock. @param now in milliseconds since the epoch */
export function areCorrectionsOver({ until, endedAt }: PublicationTimes, now: number): boolean {
  return endedAt !== null || now >= Date.parse(until);
}
