import { formatMoment } from '../../../../src/language/dates.ts';
import { penaltyText } from '../../../../src/language/ranking/penalty.ts';
import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './Publication.module.css';
import { namesOf, type ReportProps } from './reportProps.ts';

/** The penalties and bonuses that were given or cancelled. */
export function ChangedPenalties({ report, session, entries }: ReportProps) {
  const words = useWords(publicationWords);
  const language = useLanguage();
  return (
    <table>
      <thead>
        <tr>
          <th className={classes['number']}>{words.pairHead}</th>
          <th>{words.names}</th>
          <th>{words.penalty}</th>
          <th>{words.reason}</th>
          <th>{words.author}</th>
          <th className={classes['number']}>{words.time}</th>
        </tr>
      </thead>
      <tbody>
        {report.penalties.map(({ penalty, stands, at, author }) => (
          <tr key={penalty.number}>
            <td className={classes['number']}>{entries.get(penalty.entry)?.label}</td>
            <td>{namesOf(entries.get(penalty.entry), language)}</td>
            <td>{stands ? penaltyText(penalty, language) : words.takenBack(penaltyText(penalty, language))}</td>
            <td>{penalty.reason}</td>
            <td>{words.authors[author] ?? author}</td>
            <td className={classes['number']}>
              <time dateTime={at}>{formatMoment(at, session.date, language)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
