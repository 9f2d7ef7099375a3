import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import type { FieldRowView } from '../../../main/club/model/simultaneous/field.ts';
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
import { LEAST_SCALE, rowHeights, type NameWidths, type RowHeights } from './legible.ts';
import { inColumns, PAGE_LINES, pageOf, pagesThatFit } from './pages.ts';
import { FIGURES } from './Places.tsx';
import { FIRST_PLAN } from './RankingPages.tsx';
import { usePlanned, type ColumnWidths } from './usePlanned.ts';

/** The type of a club below its names, as a share of theirs, and the height of a line of it in lines of a page. */
const CLUB = { scale: 0.68, line: 0.65 } as const;

/** The ranking of all clubs page by page. Two lines are side by side; a single one has two columns. */
export function ClubsPages({ session, turn }: { readonly session: SessionView; readonly turn: number }) {
  const words = useWords(displayWords);
  const clubs = useWords(simultaneousWords);
  const { data } = useQuery({
    queryKey: [...queryKeys.simultaneous(session.id, session.change), 'display'],
    queryFn: () => simultaneousApi.field(session.id, { lines: null, club: null, from: 0 }),
    placeholderData: (before) => before,
  });
  const rankings = useMemo(() => data?.rankings ?? [], [data]);
  const clubNames = useMemo(() => data?.clubs.map(({ name }) => name || clubs.own) ?? [], [data, clubs]);
  const frame = useRef<HTMLElement>(null);
  const plan = useCallback(
    (widths: ColumnWidths) => {
      const place = widths(2, FIGURES);
      const { lines: linesOfNames } = rowHeights(
        rankings.flatMap(({ rows }) => rows.map(({ players }) => players)),
        place,
      );
      const heights = rankings.map(({ rows }) => heightsOf(rows, clubNames, place, linesOfNames));
      return { linesOfNames, pages: pagesThatFit(heights, PAGE_LINES, rankings.length === 1 ? 2 : 1) };
    },
    [rankings, clubNames],
  );
  const { linesOfNames, pages } = usePlanned(frame, plan, FIRST_PLAN);
  const [only] = rankings.length === 1 ? rankings : [];
  const columns = only
    ? inColumns(pageOf(only.rows, pages, turn), 2).map((rows) => ({ line: only.line, rows }))
    : rankings.map(({ line, rows }) => ({ line, rows: pageOf(rows, pages, turn) }));
  const isEmpty = rankings.every(({ rows }) => rows.length === 0);
  return (
    <section ref={frame} className={classes['pages']}>
      <h1>
        <strong>{session.eventName}</strong>
        <span>{clubs.tab}</span>
        {pages > 1 && <span className={classes['page']}>{words.page((turn % pages) + 1, pages)}</span>}
      </h1>
      {data && isEmpty && <p className={classes['empty']}>{words.noRanking}</p>}
      <div className={classes['columns']}>
        {!isEmpty &&
          columns.map(({ line, rows }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- columns have no other key
            <ClubPlaces
              key={at}
              session={session}
              clubNames={clubNames}
              title={words.line(line, 0)}
              rows={rows}
              lines={linesOfNames}
            />
          ))}
      </div>
    </section>
  );
}

/** The heights of rows in lines of a page: the names, and below them the club in smaller type. */
function heightsOf(
  rows: readonly FieldRowView[],
  clubNames: readonly string[],
  place: NameWidths,
  linesOfNames: RowHeights['lines'],
): readonly number[] {
  const players = rows.map((row) => row.players);
  const heights = linesOfNames === 1 ? players.map(() => 1) : rowHeights(players, place).heights;
  return rows.map(({ club }, at) => {
    const lines = Math.ceil((1.1 * place.measure(clubNames[club] ?? '', CLUB.scale)) / place.width);
    return (heights[at] ?? 1) + CLUB.line * Math.max(1, lines);
  });
}

function ClubPlaces(props: {
  readonly session: SessionView;
  readonly clubNames: readonly string[];
  readonly title: string;
  readonly rows: readonly FieldRowView[];
  /** In how many lines the names of a row may stand. */
  readonly lines: RowHeights['lines'];
}) {
  const { session } = props;
  const words = useWords(displayWords);
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
                <FittedNames names={row.players} lines={props.lines} leastScale={LEAST_SCALE} grows="always" />
              ) : (
                words.pair(fieldPairLabel(row, language))
              )}
              <small className={classes['ofClub']}>{props.clubNames[row.club]}</small>
            </th>
            <td>{fieldAverageText(row.average, session.scoring, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
