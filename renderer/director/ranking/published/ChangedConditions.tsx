import { formatMoment } from '../../../../src/language/dates.ts';
import { groundChangeText } from '../../../../src/language/ranking/ground-change.ts';
import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './Publication.module.css';
import { namesOf, type ReportProps } from './reportProps.ts';

/** What else the ranking depends on and has changed: terms of pairs, scoring, datums. */
export function ChangedConditions({ report, session, entries }: ReportProps) {
  const words = useWords(publicationWords);
  const language = useLanguage();
  const labelOf = (entry: number) => entries.get(entry)?.label ?? '?';
  const options = { sections: session.sections.length, labelOf, ranks: session.ranks };
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
        {report.conditions.map((condition) => {
          const { what, before, after } = groundChangeText(condition, options, language);
          const names = condition.kind === 'terms' ? namesOf(entries.get(condition.entry), language) : '';
          return (
            <tr key={what}>
              <td>
                {what} <span className="quiet">{names}</span>
              </td>
              <td>{before}</td>
              <td>{after}</td>
              <td>{words.authors[condition.author] ?? condition.author}</td>
              <td className={classes['number']}>
                <time dateTime={condition.at}>{formatMoment(condition.at, session.date, language)}</time>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
