import { memo, useCallback, useMemo, useRef } from 'react';
import type { SessionView } from '../../../main/club/model/session.ts';
import { displayWords } from '../../../src/language/screens/display.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { FittedNames } from '../session/fitted/FittedNames.tsx';
import { teamNameText } from '../session/teams/teamName.ts';
import classes from './Display.module.css';
import { LEAST_SCALE, rowHeights } from './legible.ts';
import { inColumns, PAGE_LINES, pagesThatFit, pageOf } from './pages.ts';
import { placesOfTeams, type TeamPlaces } from './teamSeating.ts';
import { roundOrStart, isDrawnByRound, seatedRound } from './seatedRound.ts';
import { usePlanned, type ColumnWidths } from './usePlanned.ts';

const COLUMNS = 2;
/** The width of both seats, in parts of a display as the style has it. */
const SEATS = 400;
/** Up to so many teams a draw names opponents too, in one column: more would have too many pages. */
const MOST_WITH_OPPONENTS = 28;
/** The width of both seats and of an opponent. */
const SEATS_AND_OPPONENT = 1060;

/** Where the pairs of every team sit, in order of names, page by page; in a draw also whom it meets. */
export function TeamSeatingPages({ session, turn }: { readonly session: SessionView; readonly turn: number }) {
  const words = useWords(displayWords);
  const language = useLanguage();
  const round = seatedRound(session);
  const teams = useMemo(() => placesOfTeams(session, round, language), [session, round, language]);
  const namesOpponents = isDrawnByRound(session) && teams.length <= MOST_WITH_OPPONENTS;
  const columns = namesOpponents ? 1 : COLUMNS;
  const frame = useRef<HTMLElement>(null);
  const plan = useCallback(
    (widths: ColumnWidths) => {
      const names = teams.map(({ entry }) => [teamNameText(entry, language)]);
      const own = widths(columns, columns === 1 ? SEATS_AND_OPPONENT : SEATS);
      const { heights } = rowHeights(names, { ...own, whole: true });
      const rows = heights.map((height, at) => Math.max(height, linesBeside(teams[at], namesOpponents)));
      return pagesThatFit([rows], PAGE_LINES, columns);
    },
    [teams, language, columns, namesOpponents],
  );
  const pages = usePlanned(frame, plan, 1);
  return (
    <section ref={frame} className={classes['pages']}>
      <h1>
        <strong>{session.eventName}</strong>
        {pages > 1 && <span className={classes['page']}>{words.page((turn % pages) + 1, pages)}</span>}
        <span>{roundOrStart(session, round, language)}</span>
      </h1>
      <div className={classes['columns']}>
        {inColumns(pageOf(teams, pages, turn), columns).map((column, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- columns have no other key
          <table key={at} className={classes['places']}>
            <colgroup>
              <col />
              <col className={classes['seats']} />
              {namesOpponents && <col className={classes['opponent']} />}
            </colgroup>
            <tbody>
              {column.map(({ entry, places, atHalfTime, opponents }) => (
                <tr key={entry.id}>
                  <th scope="row">
                    <TeamName name={teamNameText(entry, language)} />
                  </th>
                  <td className={classes['at']}>
                    {places.length === 0 && words.bye}
                    {places.map(({ table, side }) => (
                      <span key={`${table} ${side}`}>
                        <b>{table}</b> {words.lineShort[side]}
                      </span>
                    ))}
                    {atHalfTime.length > 0 && (
                      <div className={classes['atHalfTime']}>
                        {words.atHalfTime}
                        {atHalfTime.map(({ table, side }) => (
                          <span key={`${table} ${side}`}>
                            <b>{table}</b> {words.lineShort[side]}
                          </span>
                        ))}
                      </div>
                    )}
                  </td>
                  {namesOpponents && (
                    <td className={classes['against']}>
                      {opponents.map((opponent) => (
                        <TeamName key={opponent.id} name={teamNameText(opponent, language)} />
                      ))}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}

/** The lines of seats and opponents: who plays two half matches has two of each. */
function linesBeside(team: TeamPlaces | undefined, namesOpponents: boolean): number {
  if (!team) return 1;
  return Math.max(team.atHalfTime.length > 0 ? 2 : 1, namesOpponents ? team.opponents.length : 1);
}

const TeamName = memo(function TeamName({ name }: { readonly name: string }) {
  const names = useMemo(() => [name], [name]);
  return <FittedNames names={names} whole lines={1} leastScale={LEAST_SCALE} grows="always" />;
});
