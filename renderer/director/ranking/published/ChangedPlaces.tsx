import { standingText } from '../../../../src/language/ranking/place.ts';
import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './Publication.module.css';
import { namesOf, type ReportProps } from './reportProps.ts';

/** The pairs whose place or figure changed. */
export function ChangedPlaces({ report, session, entries }: ReportProps) {
  const words = useWords(publicationWords);
  const language = useLanguage();
  return (
    <table>
      <thead>
        <tr>
          <th className={classes['number']}>{words.pairHead}</th>
          <th>{words.names}</th>
          <th>{words.before}</th>
          <th>{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {report.places.map((move) => (
          <tr key={`${move.by} ${move.entry}`}>
            <td className={classes['number']}>{entries.get(move.entry)?.label}</td>
            <td>
              {namesOf(entries.get(move.entry), language)}
              {move.by !== 'scratch' && ` (${words.ranking[move.by]})`}
            </td>
            <td className={classes['standing']}>
              {standingText(move.before, report.scoring ?? session.scoring, language)}
            </td>
            <td className={classes['standing']}>{standingText(move.after, session.scoring, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
