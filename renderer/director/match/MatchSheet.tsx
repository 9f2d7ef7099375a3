import { matchScreenWords } from '../../../src/language/screens/teams/match.ts';
import { forTeams, type Room } from '../../../src/scoring/teams/team.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { formatTeamFigure, readSerialized } from '../session/teams/figures.ts';
import classes from './Match.module.css';
import type { MatchPart } from './matchRows.ts';
import { MatchSheetRow } from './MatchSheetRow.tsx';
import { totalOf } from './totals.ts';
import type { MatchScreenState } from './useMatch.ts';

/** The score sheet of a part of the match: a row a board, both rooms, and what each team won. */
export function MatchSheet({ state, part }: { readonly state: MatchScreenState; readonly part: MatchPart }) {
  const words = useWords(matchScreenWords);
  const language = useLanguage();
  const { names, parts, matches, rooms } = state;
  const isPairs = rooms.length === 1;
  const heads = roomHeads(state, part, words);
  const title = words.segment(part.segment, parts.length) ?? '';
  const shown = part.rows.map((row) => row.shown);
  const isWide = parts.length === 1;
  const hasRunning = isWide && matches.boardFigure === 'imps';
  const totals = forTeams((team) =>
    formatTeamFigure(readSerialized(totalOf(part.score.totals, team, matches.boardFigure)), language),
  );
  const running = [totals.home, totals.away];
  return (
    <section className={classes['part']}>
      <div className={classes['title']}>
        <h2>{title}</h2>
        <span>
          {shown.length > 0 &&
            words.inUnit(
              words.boardsFromTo(Math.min(...shown), Math.max(...shown)),
              matches.boardFigure === 'imps' ? words.imps : words.points,
            )}
        </span>
      </div>
      <table className={classes['sheet']} aria-label={title} data-wide={isWide || undefined}>
        <colgroup>
          <col className={classes['boardColumn']} />
          {rooms.map((room) => (
            <RoomColumns key={room} />
          ))}
          <col className={classes['figureColumn']} />
          <col className={classes['barColumn']} />
          <col className={classes['figureColumn']} />
          {hasRunning && <col className={classes['runningColumn']} />}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.boardHead}</span>
            </th>
            {rooms.map((room) => (
              <th key={room} colSpan={4} scope="colgroup">
                {isPairs ? words.ns(names.home) : heads[room]}
              </th>
            ))}
            <th colSpan={3} scope="colgroup" aria-label={`${names.home} – ${names.away}`}>
              <span className={classes['teams']}>
                <bdi>{names.home}</bdi>
                <bdi>{names.away}</bdi>
              </span>
            </th>
            {hasRunning && (
              <th scope="col" className={classes['running']}>
                {words.running}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {part.rows.map((row) => (
            <MatchSheetRow
              key={row.board.board}
              row={row}
              figure={matches.boardFigure}
              rooms={rooms}
              session={state.session}
              roundReached={state.roundReached}
              hasRunning={hasRunning}
              chosen={row === state.chosen}
              onChoose={state.choose}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={1 + 4 * rooms.length}>
              {parts.length === 1 ? words.total : title}
            </th>
            <td className={classes['figure']}>{totals.home}</td>
            <td colSpan={2} className={classes['figure']}>
              {totals.away}
            </td>
            {hasRunning && <td className={classes['running']}>{running.join('–')}</td>}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function RoomColumns() {
  return (
    <>
      <col className={classes['contractColumn']} />
      <col className={classes['byColumn']} />
      <col className={classes['tricksColumn']} />
      <col className={classes['scoreColumn']} />
    </>
  );
}

/** What stands over each room: its name, or the round or its half where the two teams meet in two. */
function roomHeads(
  { tables, names, match }: MatchScreenState,
  { rows }: MatchPart,
  words: (typeof matchScreenWords)['en'],
): Readonly<Record<Room, string>> {
  if (match.isHalf) {
    return { open: words.inHalf(1, names.home), closed: words.inHalf(2, names.away) };
  }
  const roundOf = (room: Room) => rows.find((row) => row.rooms[room].slot)?.rooms[room].slot?.round;
  const [open, closed] = [roundOf('open'), roundOf('closed')];
  if (tables === 'rooms' || open === undefined || closed === undefined) {
    return { open: words.openRoom(names.home), closed: words.closedRoom(names.away) };
  }
  return { open: words.inRound(open, names.home), closed: words.inRound(closed, names.away) };
}
