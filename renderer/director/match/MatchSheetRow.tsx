import { memo } from 'react';
import type { MatchBoardFigure, MatchBoardView } from '../../../main/club/model/matches.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { matchWords } from '../../../src/language/game/match.ts';
import { formatSignedShort } from '../../../src/language/numbers.ts';
import { matchScreenWords } from '../../../src/language/screens/teams/match.ts';
import { add, compare, ZERO, type Exact } from '../../../src/scoring/numbers/exact.ts';
import { MATCH_TEAMS, ROOMS, type ForTeams, type Room } from '../../../src/scoring/teams/team.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { BoardButton } from '../session/BoardButton.tsx';
import { formatTeamFigure, readSerialized } from '../session/teams/figures.ts';
import classes from './Match.module.css';
import type { BothRoomsRow } from './matchRows.ts';
import { RoomCells } from './RoomCells.tsx';
import { SwingBar } from './SwingBar.tsx';

/** A board of the match: its result in both rooms, and what it gave in the column of whoever won it. */
export const MatchSheetRow = memo(function MatchSheetRow(props: {
  readonly row: BothRoomsRow;
  readonly figure: MatchBoardFigure;
  readonly rooms: readonly Room[];
  readonly session: SessionView;
  /** The round that play has come to: results of earlier ones are late. */
  readonly roundReached: number;
  /** Whether there is room for the score up to the board. */
  readonly hasRunning: boolean;
  readonly chosen: boolean;
  readonly onChoose: (board: number) => void;
}) {
  const { row, figure, session, chosen } = props;
  const words = useWords(matchScreenWords);
  const language = useLanguage();
  const { board, shown } = row;
  const figures = figuresOf(board, figure);
  const running = MATCH_TEAMS.map((team) => formatTeamFigure(readSerialized(board.running[team]), language));
  const isOpen = board.state.kind === 'missing' && props.rooms.some((room) => row.rooms[room].result !== null);
  return (
    <tr aria-current={chosen || undefined} data-waiting={isOpen || undefined}>
      <th scope="row" className={classes['board']}>
        <BoardButton
          board={board.board}
          text={shown}
          label={words.board(shown)}
          chosen={chosen}
          onChoose={props.onChoose}
        />
      </th>
      {props.rooms.map((room) => (
        <RoomCells
          key={room}
          line={row.rooms[room]}
          session={session.id}
          awaited={!isOpen ? 'no' : (row.rooms[room].slot?.round ?? 0) < props.roundReached ? 'late' : 'in-time'}
        />
      ))}
      {figures ? (
        <>
          <td className={classes['figure']}>{teamText(figures, 'home', figure, language)}</td>
          <td className={classes['bar']}>{figure === 'imps' && <SwingBar figure={figures.home} />}</td>
          <td className={classes['figure']}>{teamText(figures, 'away', figure, language)}</td>
        </>
      ) : (
        <td colSpan={3} className={classes['why']}>
          <NotCompared board={board} row={row} />
        </td>
      )}
      {props.hasRunning && <td className={classes['running']}>{figures && running.join('–')}</td>}
    </tr>
  );
});

/** Why a board that both rooms have played is not compared. */
function NotCompared({ board, row }: { readonly board: MatchBoardView; readonly row: BothRoomsRow }) {
  const language = useLanguage();
  return board.state.kind === 'missing' && ROOMS.every((room) => row.rooms[room].result !== null)
    ? matchWords[language].missing[board.state.reason]
    : null;
}

function figuresOf(board: MatchBoardView, figure: MatchBoardFigure): ForTeams<Exact> | null {
  const found = board[figure];
  return found && { home: readSerialized(found.home), away: readSerialized(found.away) };
}

/** Where one team wins what the other loses, the winner alone has a figure; otherwise both have their own. */
function teamText(
  figures: ForTeams<Exact>,
  team: 'home' | 'away',
  figure: MatchBoardFigure,
  language: 'en' | 'fr',
): string {
  const own = figures[team];
  if (figure === 'boardPoints') return formatTeamFigure(own, language);
  const isOpposite = compare(add(figures.home, figures.away), ZERO) === 0;
  if (!isOpposite) return formatSignedShort(own, 2, language);
  return compare(own, ZERO) > 0 ? formatTeamFigure(own, language) : '';
}
