import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import type { PrintJob } from '../../job.ts';

/** The names of the teams by their numbers. */
export function bracketNamesOf({
  session,
  language,
}: Pick<PrintJob, 'session' | 'language'>): (number: number) => string {
  const names = new Map(
    session.sections.flatMap(({ entries }) => entries.map(({ number, team }) => [number, team?.name ?? ''] as const)),
  );
  return (number) => names.get(number) || matchPaperWords[language].team(String(number));
}
