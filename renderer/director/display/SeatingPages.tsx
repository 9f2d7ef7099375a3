import { memo, useMemo } from 'react';
import type { SessionView } from '../../../main/club/model/session.ts';
import { displayWords } from '../../../src/language/screens/display.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { FittedNames } from '../session/fitted/FittedNames.tsx';
import { roundsOf } from '../session/clock.ts';
import classes from './Display.module.css';
import { inColumns, pageCount, pageOf } from './pages.ts';
import { seatedPlayers, type PlayerPlace } from './seating.ts';
import { seatLetter } from '../../../src/bridge/notation/seat.ts';

const COLUMNS = 3;
const ROWS = 14;

/** Names are read from far away, but none is cut. */
const LEAST_SCALE = 0.5;

/** The seating in order of names, page by page. */
export function SeatingPages({ session, turn }: { readonly session: SessionView; readonly turn: number }) {
  const words = useWords(displayWords);
  const language = useLanguage();
  const round = Math.min(Math.max(1, session.clock.round), roundsOf(session));
  const seats = useMemo(() => seatedPlayers(session, round, language), [session, round, language]);
  const seatText = (at: PlayerPlace['at']) =>
    at && ('side' in at ? words.lineShort[at.side] : seatLetter(at.seat, language));
  const pages = pageCount(seats.length, COLUMNS * ROWS);
  const page = pageOf(seats, pages, turn);
  const [first, last] = [page[0], page.at(-1)].map((seat) => (seat ? initialOf(seat) : ''));
  return (
    <section className={classes['pages']}>
      <h1>
        <strong>{session.eventName}</strong>
        {pages > 1 && first && last && (
          <span className={classes['page']}>
            {words.fromTo(first, last)}, {words.page((turn % pages) + 1, pages)}
          </span>
        )}
        <span>{session.clock.round === 0 ? words.starts(session.start) : words.roundShort(round)}</span>
      </h1>
      <div className={classes['columns']}>
        {inColumns(page, COLUMNS).map((column, at) => (
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
