import { memo } from 'react';
import { Link } from 'wouter';
import type { EntryView } from '../../../../main/club/model/session.ts';
import type { Side } from '../../../../src/bridge/seat.ts';
import { matchWords } from '../../../../src/language/game/match.ts';
import { roomWords } from '../../../../src/language/screens/room.ts';
import { useWords } from '../../../shared/language.tsx';
import { lineUpWords } from '../../../../src/language/screens/teams/line-ups.ts';
import { SeatedTeams } from './SeatedTeams.tsx';
import { SeatedPlayers } from './SeatedPlayers.tsx';
import { BoardRow } from './BoardRow.tsx';
import { hasNames } from '../../session/pairName.ts';
import { PairNames } from '../../session/PairNames.tsx';
import classes from './TableCard.module.css';
import { stateOf, type TableState, type TableView } from '../../session/tables.ts';

/** Up to so many boards a round, cards keep one height; rows move closer together instead. */
const MOST_BOARDS_DRAWN_APART = 4;

export interface TableCardProps {
  /** The address of its results. */
  readonly href: string;
  readonly table: TableView;
  readonly roundInPlay: number;
  /** 0 for a table with all its results, so that it isn't rendered again every minute. */
  readonly lateMinutes: number;
  readonly chosen: boolean;
  readonly directions: boolean;
  /** Whether long names may take more lines. */
  readonly roomy: boolean;
  readonly onChoose: (table: number) => void;
}

/** A table: its number and state, its pairs, and its boards with their results. The whole card links to Entry. */
export const TableCard = memo(function TableCard(props: TableCardProps) {
  const words = useWords(roomWords);
  const matches = useWords(lineUpWords);
  const { halfNames } = useWords(matchWords);
  const { table, chosen, directions, roomy } = props;
  const { cell, ns, ew, results } = table;
  const state = stateOf(table, props.roundInPlay, props.lateMinutes);
  return (
    <li
      className={classes['card']}
      data-state={state.kind}
      data-chosen={chosen || undefined}
      data-boards={Math.min(cell.sitOut ? cell.boards.length : results.length, MOST_BOARDS_DRAWN_APART)}
    >
      <div className={classes['head']}>
        <h2 className={classes['number']}>
          <Link
            href={props.href}
            className={classes['open'] ?? ''}
            tabIndex={chosen ? 0 : -1}
            aria-label={words.table(cell.table)}
            data-table={cell.table}
            onFocus={() => props.onChoose(cell.table)}
          >
            {cell.table}
          </Link>
        </h2>
        {table.room && (
          <span className={classes['room']}>{(cell.match?.isHalf ? halfNames : matches.rooms)[table.room]}</span>
        )}
        {cell.half && <span className={classes['room']}>{cell.half === 1 ? halfNames.open : halfNames.closed}</span>}
        <State state={state} />
      </div>
      <div
        className={classes['pairs']}
        data-directions={directions || ns.playerLabels !== undefined || table.teams !== undefined || undefined}
      >
        {table.teams ? (
          <SeatedTeams teams={table.teams} ns={ns} ew={ew} absent={cell.absent} />
        ) : ns.playerLabels ? (
          <SeatedPlayers ns={ns} ew={ew} />
        ) : (
          <>
            <Pair entry={ns} side="NS" absent={cell.absent.includes(ns.id)} directions={directions} roomy={roomy} />
            <Pair entry={ew} side="EW" absent={cell.absent.includes(ew.id)} directions={directions} roomy={roomy} />
          </>
        )}
      </div>
      {cell.sitOut ? (
        <p className={classes['rest']}>{words.noOpponents}</p>
      ) : (
        <ul className={classes['boards']}>
          {table.boards.map((board, place) => (
            <BoardRow
              key={board}
              board={board}
              shown={table.shown}
              result={results[place] ?? null}
              inPlay={table.inPlay === board}
            />
          ))}
        </ul>
      )}
    </li>
  );
}, isSame);

/** A session fetched again has new lists of the same results, so results are compared one by one. */
function isSame(a: TableCardProps, b: TableCardProps): boolean {
  return (
    a.table.cell === b.table.cell &&
    a.table.ns === b.table.ns &&
    a.table.ew === b.table.ew &&
    a.table.teams?.ns === b.table.teams?.ns &&
    a.table.teams?.ew === b.table.teams?.ew &&
    a.table.inPlay === b.table.inPlay &&
    a.table.results.length === b.table.results.length &&
    a.table.results.every((result, place) => result === b.table.results[place]) &&
    a.href === b.href &&
    a.roundInPlay === b.roundInPlay &&
    a.lateMinutes === b.lateMinutes &&
    a.chosen === b.chosen &&
    a.directions === b.directions &&
    a.roomy === b.roomy &&
    a.onChoose === b.onChoose
  );
}

function Pair(props: {
  readonly entry: EntryView;
  readonly side: Side;
  /** Whether nobody takes the seat in this round: a pair that is missing, has left, or is to come later. */
  readonly absent: boolean;
  readonly directions: boolean;
  readonly roomy: boolean;
}) {
  const words = useWords(roomWords);
  const { entry, side, directions } = props;
  const absent = props.absent || entry.phantom;
  const unnamed = absent ? words.phantom : directions ? '' : words.line[side];
  return (
    <>
      {directions && (
        <abbr className={classes['direction']} title={words.line[side]}>
          {words.lineShort[side]}
        </abbr>
      )}
      <span className={classes['pair']}>{absent ? '' : entry.number}</span>
      {!absent && hasNames([entry]) ? (
        <span className={classes['names']}>
          <PairNames entry={entry} lines={2} grows={props.roomy ? 'always' : 'on-phones'} />
        </span>
      ) : (
        <span className={classes['unnamed']}>{unnamed}</span>
      )}
    </>
  );
}

function State({ state }: { readonly state: TableState }) {
  const words = useWords(roomWords);
  switch (state.kind) {
    case 'playing':
      return <span className={classes['state']}>{words.inOf(state.recorded, state.due)}</span>;
    case 'late':
      return <Waiting>{words.late(state.minutes)}</Waiting>;
    case 'missing':
      return <Waiting>{words.lacking(state.missing)}</Waiting>;
    case 'sitOut':
    case 'waiting':
    case 'finished':
      return <span className={classes['state']}>{words[state.kind]}</span>;
  }
}

function Waiting({ children }: { readonly children: string }) {
  return (
    <span className={classes['late']}>
      <span aria-hidden="true">◆ </span>
      {children}
    </span>
  );
}
