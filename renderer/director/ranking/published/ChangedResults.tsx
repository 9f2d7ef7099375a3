import type { ChangedResult } from '../../../../main/club/model/publication.ts';
import { formatMoment } from '../../../../src/language/dates.ts';
import { changedResultText } from '../../../../src/language/ranking/changed-result.ts';
import { slotKey } from '../../../../src/session/slot.ts';
import { SuitText } from '../../../shared/bridge/SuitText.tsx';
import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './Publication.module.css';
import { boardOnCase } from '../../session/boardOnCase.ts';
import type { ReportProps } from './reportProps.ts';

/** The results that were changed, each before and after. */
export function ChangedResults({ report, session, entries }: ReportProps) {
  const words = useWords(publicationWords);
  const language = useLanguage();
  const letters = new Map(session.sections.map(({ id, letter }) => [id, session.sections.length > 1 ? letter : '']));
  const labels = {
    pair: (entry: number) => entries.get(entry)?.label ?? '?',
    board: (board: number) => boardOnCase(session.sections, board),
  };
  const reasons = report.results.some(({ reason }) => reason !== '');
  return (
    <table>
      <thead>
        <tr>
          <th className={classes['number']}>{words.board}</th>
          <th className={classes['number']}>{words.table}</th>
          <th className={classes['number']}>{words.round}</th>
          <th>{words.before}</th>
          <th>{words.after}</th>
          {reasons && <th>{words.reason}</th>}
          <th>{words.author}</th>
          <th className={classes['number']}>{words.time}</th>
        </tr>
      </thead>
      <tbody>
        {report.results.map((changed) => (
          <tr key={slotKey(changed)}>
            <td className={classes['number']}>{labels.board(boardOf(changed))}</td>
            <td className={classes['number']}>{`${letters.get(changed.section) ?? ''}${changed.table}`}</td>
            <td className={classes['number']}>{changed.round}</td>
            <td>
              <SuitText>{changedResultText(changed.before, changed.after, labels, language)}</SuitText>
            </td>
            <td>
              <SuitText>{changedResultText(changed.after, changed.before, labels, language)}</SuitText>
            </td>
            {reasons && <td>{changed.reason}</td>}
            <td>{words.authors[changed.author] ?? changed.author}</td>
            <td className={classes['number']}>
              <time dateTime={changed.at}>{formatMoment(changed.at, session.date, language)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function boardOf({ before, after, slotBoard }: ChangedResult): number {
  return (after ?? before)?.board ?? slotBoard;
}
