import type { EntryView, SessionView } from '../../../../main/club/model/session.ts';
import type { PublicationReport } from '../../../../main/club/model/publication.ts';
import { formatMoment } from '../../../../src/language/dates.ts';
import { groundChangeText } from '../../../../src/language/ranking/ground-change.ts';
import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { pairName } from '../../session/pairName.ts';
import classes from './Publication.module.css';

/** What changed since the ranking of a session was published. */
export interface ReportProps {
  readonly report: PublicationReport;
  readonly session: SessionView;
  /** The pairs of all sections, by id. */
  readonly entries: ReadonlyMap<number, EntryView>;
}

/** What beside results and penalties the ranking rests on and is no longer as it was: terms, scoring, datums. */
export function ChangedGrounds({ report, session, entries }: ReportProps) {
  const words = useWords(publicationWords);
  const language = useLanguage();
  const labelOf = (entry: number) => entries.get(entry)?.label ?? '?';
  const said = { sections: session.sections.length, labelOf };
  return (
    <table>
      <thead>
        <tr>
          <th>{words.what}</th>
          <th>{words.before}</th>
          <th>{words.after}</th>
          <th>{words.author}</th>
          <th className={classes['number']}>{words.time}</th>
        </tr>
      </thead>
      <tbody>
        {report.grounds.map((ground) => {
          const { what, before, after } = groundChangeText(ground, said, language);
          const names = ground.kind === 'terms' ? namesOf(entries.get(ground.entry)) : '';
          return (
            <tr key={what}>
              <td>
                {what} <span className="quiet">{names}</span>
              </td>
              <td>{before}</td>
              <td>{after}</td>
              <td>{words.authors[ground.author] ?? ground.author}</td>
              <td className={classes['number']}>
                <time dateTime={ground.at}>{formatMoment(ground.at, session.date, language)}</time>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The names of a pair, where they are known. */
export function namesOf(entry: EntryView | undefined): string {
  return entry ? pairName(entry) : '';
}
