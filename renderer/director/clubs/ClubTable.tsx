import type { SimultaneousView } from '../../../main/club/model/simultaneous/field.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { fieldAverageText } from '../../../src/language/ranking/simultaneous.ts';
import { simultaneousWords } from '../../../src/language/screens/events/simultaneous.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import classes from './Clubs.module.css';

const LINES = ['NS', 'EW'] as const;

/** The clubs of a field: what each played, what its lines have, and taking one out again. */
export function ClubTable(props: {
  readonly session: SessionView;
  readonly field: SimultaneousView;
  readonly onShow: (club: number) => void;
  readonly onRemove: (source: string) => void;
}) {
  const { session, field } = props;
  const words = useWords(simultaneousWords);
  const language = useLanguage();
  const hasLines = field.clubs.some(({ mean }) => mean.NS !== null || mean.EW !== null);
  const lines = hasLines ? LINES : [];
  return (
    <div className={classes['scroll']} tabIndex={-1}>
      <table className={classes['table']} aria-label={words.clubs}>
        <thead>
          <tr>
            <th className={classes['name']}>{words.club}</th>
            <th data-detail>{words.pairs}</th>
            <th data-detail>{words.boards}</th>
            <th data-detail>{words.results}</th>
            {lines.map((line) => (
              <th key={line}>{words.meanOf[line]}</th>
            ))}
            <th data-detail>{words.best}</th>
            <th>{words.takeOut}</th>
          </tr>
        </thead>
        <tbody>
          {field.clubs.map((one, at) => (
            <tr key={one.source ?? ''} data-own={one.source === null || undefined}>
              <th scope="row" className={classes['name']}>
                <button type="button" className={classes['act']} onClick={() => props.onShow(at)}>
                  {one.name || words.own}
                </button>
              </th>
              <td data-detail>{one.pairs}</td>
              <td data-detail>{one.boards}</td>
              <td data-detail>{one.results}</td>
              {lines.map((line) => (
                <td key={line}>{fieldAverageText(one.mean[line], session.scoring, language)}</td>
              ))}
              <td data-detail>{one.best}</td>
              <td className={classes['remove']}>
                {one.source !== null && (
                  <button
                    type="button"
                    className={classes['act']}
                    aria-label={words.removeClub(one.name)}
                    onClick={() => props.onRemove(one.source ?? '')}
                  >
                    {words.remove}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
