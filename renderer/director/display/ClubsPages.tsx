import { useQuery } from '@tanstack/react-query';
import type { FieldRowView, SimultaneousView } from '../../../main/club/model/simultaneous/field.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { displayWords } from '../../../src/language/screens/display.ts';
import { placeText } from '../../../src/language/ranking/place.ts';
import { fieldAverageText, fieldPairLabel } from '../../../src/language/ranking/simultaneous.ts';
import { simultaneousWords } from '../../../src/language/screens/events/simultaneous.ts';
import { METHODS } from '../../../src/scoring/method.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { queryKeys } from '../api/queryKeys.ts';
import { simultaneousApi } from '../api/simultaneous.ts';
import { FittedNames } from '../session/fitted/FittedNames.tsx';
import classes from './Display.module.css';
import { LEAST_SCALE } from './legible.ts';
import { inColumns } from './pages.ts';

/** Rows of a column: each is a line of names with a smaller one of the club below. */
const ROWS = 8;

/** The ranking of all clubs page by page. Two lines are side by side; a single one has two columns. */
export function ClubsPages({ session, turn }: { readonly session: SessionView; readonly turn: number }) {
  const words = useWords(displayWords);
  const clubs = useWords(simultaneousWords);
  const { data } = useQuery({
    queryKey: [...queryKeys.simultaneous(session.id, session.change), 'display'],
    queryFn: () => simultaneousApi.field(session.id, { lines: null, club: null, from: 0 }),
    placeholderData: (before) => before,
  });
  if (!data) return null;
  const [only] = data.rankings.length === 1 ? data.rankings : [];
  const longest = Math.max(0, ...data.rankings.map(({ rows }) => rows.length));
  const pages = Math.max(1, Math.ceil(longest / (only ? 2 * ROWS : ROWS)));
  const from = (turn % pages) * ROWS;
  // A page is full before there is another.
  const columns = only
    ? inColumns(only.rows.slice(2 * from, 2 * (from + ROWS)), 2).map((rows) => ({ line: only.line, rows }))
    : data.rankings.map(({ line, rows }) => ({ line, rows: rows.slice(from, from + ROWS) }));
  return (
    <section className={classes['pages']}>
      <h1>
        <strong>{session.eventName}</strong>
        <span>{clubs.tab}</span>
        {pages > 1 && <span className={classes['page']}>{words.page((turn % pages) + 1, pages)}</span>}
      </h1>
      {longest === 0 && <p className={classes['empty']}>{words.noRanking}</p>}
      <div className={classes['columns']}>
        {longest > 0 &&
          columns.map(({ line, rows }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- columns have no other key
            <ClubPlaces key={at} session={session} field={data} title={words.line(line, 0)} rows={rows} />
          ))}
      </div>
    </section>
  );
}

function ClubPlaces(props: {
  readonly session: SessionView;
  readonly field: SimultaneousView;
  readonly title: string;
  readonly rows: readonly FieldRowView[];
}) {
  const { session, field } = props;
  const words = useWords(displayWords);
  const clubs = useWords(simultaneousWords);
  const language = useLanguage();
  return (
    <table className={classes['places']}>
      <colgroup>
        <col className={classes['place']} />
        <col />
        <col className={classes['figure']} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {props.title}
          </th>
          <th scope="col">{METHODS[session.scoring.method].unit === 'imps' ? words.imps : words.percent}</th>
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row) => (
          <tr key={`${row.club} ${row.entry}`} data-first={row.place === 1 || undefined}>
            <td>{placeText(row)}</td>
            <th scope="row">
              {row.players.length > 0 ? (
                <FittedNames names={row.players} lines={1} leastScale={LEAST_SCALE} grows="always" />
              ) : (
                words.pair(fieldPairLabel(row, language))
              )}
              <small className={classes['ofClub']}>{field.clubs[row.club]?.name || clubs.own}</small>
            </th>
            <td>{fieldAverageText(row.average, session.scoring, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
