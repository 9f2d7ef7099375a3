/**
 * A movement of teams as CSV: a line for each table and round with the teams that sit there, the boards in the order of
 * play by the numbers on their cases, the match with its part, and the room. A bye has a line without a table.
 *
 *     round,table,ns,ew,boards,match,part,room
 *     1,1,1,2,1 2 3 4,1,1,open
 */
import { numbersTo } from '../basics/numbers-to.ts';
import { byesIn } from '../movement/teams/byes.ts';
import type { TeamMovement } from '../movement/teams/team-movement.ts';
import { writeCsv, type CsvSeparator } from './csv.ts';

const TEAM_COLUMNS = ['round', 'table', 'ns', 'ew', 'boards', 'match', 'part', 'room'] as const;

export function writeTeamMovementCsv(movement: TeamMovement, separator: CsvSeparator): string {
  const shown = new Map(movement.boards.map((board) => [board.number, board.shown]));
  const lines = numbersTo(movement.rounds.length).flatMap((round) => [
    ...(movement.rounds[round - 1] ?? []).map(({ table, ns, ew, boards, match, segment, room }) => [
      ...[round, table, ns, ew].map(String),
      // A spreadsheet would take 1-8 for a date.
      boards.map((board) => shown.get(board) ?? board).join(' '),
      ...[match, segment, room].map(String),
    ]),
    ...byesIn(movement, round).map((team) => [String(round), '', String(team), '', '', '', '', '']),
  ]);
  return writeCsv([TEAM_COLUMNS, ...lines], separator);
}
