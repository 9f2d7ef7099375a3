import type { SeasonSessionView, SeasonView } from '../../../../main/club/model/season.ts';
import { formatDay, formatTime } from '../../../../src/language/dates.ts';
import { seasonWords } from '../../../../src/language/season/words.ts';
import type { SeasonRule } from '../../../../src/season/rule.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './Table.module.css';

/** What a reader of the table should know of its sessions. */
export function Notes({ view, rule }: { readonly view: SeasonView; readonly rule: SeasonRule }) {
  const words = useWords(seasonWords);
  const language = useLanguage();
  const days = (isOne: (session: SeasonSessionView) => boolean) =>
    view.sessions.flatMap((session) => (isOne(session) ? [formatDay(session.date, 'short', language)] : [])).join(', ');
  const isPercent = rule.worth.kind === 'percent';
  const imps = isPercent ? days(({ scored }) => scored === 'imps') : '';
  const places = isPercent ? days(({ scored }) => scored === 'places') : '';
  const corrected = days(({ corrected: is }) => is);
  const unpublished = days(({ state }) => state === 'unpublished');
  const notes = [
    ...(imps === '' ? [] : [words.noteImps(imps)]),
    ...(places === '' ? [] : [words.notePlaces(places)]),
    ...view.sessions.flatMap(({ until, date }) =>
      until === null ? [] : [words.noteOpen(formatDay(date, 'short', language), formatTime(until, false, language))],
    ),
    ...(corrected === '' ? [] : [words.noteCorrected(corrected)]),
    ...(unpublished === '' ? [] : [words.noteUnpublished(unpublished)]),
  ];
  return notes.length > 0 && <p className={classes['notes']}>{notes.join(' ')}</p>;
}
