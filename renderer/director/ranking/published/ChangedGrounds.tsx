import { formatMoment } from '../../../../src/language/dates.ts';
import { groundChangeText } from '../../../../src/language/ranking/ground-change.ts';
import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './Publication.module.css';
import { namesOf, type ReportProps } from './reportProps.ts';

/** What else the ranking depends on and has changed: terms of pairs, scoring, datums. */
export function ChangedGrounds({ report, session, entries }: ReportProps) {
  const words = useWords(publicationWords);
  const language = useLanguage();
  const labelOf = (entry: number) => entries.get(entry)?.label ?? '?';
  const options = { sections: session.sections.length, labelOf };
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
          const { what, before, after } = groundChangeText(ground, options, language);
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
