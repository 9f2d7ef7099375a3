import { memo, useCallback, useMemo, useRef } from 'react';
import type { SessionView } from '../../../main/club/model/session.ts';
import { displayWords } from '../../../src/language/screens/display.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { FittedNames } from '../session/fitted/FittedNames.tsx';
import classes from './Display.module.css';
import { fitOneLine, LEAST_SCALE, rowHeights } from './legible.ts';
import { inColumns, PAGE_LINES, pageOf, pagesThatFit } from './pages.ts';
import { seatedPlayers, type PlayerPlace } from './seating.ts';
import { seatLetter } from '../../../src/bridge/notation/seat.ts';
import { roundOrStart, seatedRound } from './seatedRound.ts';
import { usePlanned, type ColumnWidths } from './usePlanned.ts';

/** Names that are too long for three columns have two. */
const MOST_COLUMNS = 3;
/** The width of a seat, in parts of a display as the style has it. */
const SEAT = 190;

/** The seating in order of names, page by page. No name is cut or small: there are more pages instead. */
export function SeatingPages({ session, turn }: { readonly session: SessionView; readonly turn: number }) {
  const words = useWords(displayWords);
  const language = useLanguage();
  const round = seatedRound(session);
  const seats = useMemo(() => seatedPlayers(session, round, language), [session, round, language]);
  const seatText = (at: PlayerPlace['at']) =>
    at && ('side' in at ? words.lineShort[at.side] : seatLetter(at.seat, language));
  const frame = useRef<HTMLElement>(null);
  const plan = useCallback(
    (widths: ColumnWidths) => {
      const names = seats.map(({ name }) => (name === null ? [] : [name]));
      const columns = fitOneLine(names, widths(MOST_COLUMNS, SEAT)) ? MOST_COLUMNS : MOST_COLUMNS - 1;
      const { heights } = rowHeights(names, widths(columns, SEAT));
      return { columns, pages: pagesThatFit([heights], PAGE_LINES, columns) };
    },
    [seats],
  );
  const { columns, pages } = usePlanned(frame, plan, { columns: MOST_COLUMNS, pages: 1 });
  const page = pageOf(seats, pages, turn);
  // Pairs without names come last; they are not what a page is found by.
  const named = page.filter(({ name }) => name !== null);
  const [first, last] = [page[0], named.at(-1) ?? page.at(-1)].map((seat) => (seat ? initialOf(seat) : ''));
  return (
    <section ref={frame} className={classes['pages']}>
      <h1>
        <strong>{session.eventName}</strong>
        {pages > 1 && first && last && (
          <span className={classes['page']}>
            {words.fromTo(first, last)}, {words.page((turn % pages) + 1, pages)}
          </span>
        )}
        <span>{roundOrStart(session, round, language)}</span>
      </h1>
      <div className={classes['columns']}>
        {inColumns(page, columns).map((column, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- columns have no other key
          <table key={at} className={classes['places']}>
            <colgroup>
              <col />
              <col className={classes['seat']} />
            </colgroup>
            <tbody>
              {column.map((seat) => (
                <tr key={`${seat.section} ${seat.number} ${seat.name}`}>
                  <th scope="row">
                    <SeatedName name={seat.name ?? words.pair(seat.label)} />
                  </th>
                  <td className={classes['at']}>
                    {seat.table === null ? (
                      words.sitsOut
                    ) : (
                      <>
                        <b>
                          {seat.section}
                          {seat.table}
                        </b>{' '}
                        {seatText(seat.at)}
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}

/** By what people find the page they stand on: the first letter of a name, or the number of a pair without one. */
function initialOf({ name, label }: PlayerPlace): string {
  return name === null ? label : (name.match(/\p{L}/u)?.[0] ?? name).toLocaleUpperCase();
}

const SeatedName = memo(function SeatedName({ name }: { readonly name: string }) {
  const names = useMemo(() => [name], [name]);
  return <FittedNames names={names} lines={1} leastScale={LEAST_SCALE} grows="always" />;
});
