import { numbersTo } from '../../basics/numbers-to.ts';
import { northSouthIn, ROOMS } from '../../scoring/teams/team.ts';
import type { TeamMatch, TeamSeating } from './layout.ts';
import type { TeamMovement } from './team-movement.ts';

/** What makes a movement of teams unusable. Rounds, tables, teams, boards and matches are its own numbers. */
export type TeamMovementError =
  | { readonly code: 'table-twice' | 'table-unknown'; readonly round: number; readonly table: number }
  | {
      readonly code: 'team-unknown' | 'against-itself' | 'team-twice' | 'plays-in-bye';
      readonly round: number;
      readonly team: number;
    }
  /** The table has another match, room or round than its teams say. */
  | { readonly code: 'not-its-match'; readonly round: number; readonly table: number; readonly match: number }
  /** The pair of the team on that side plays the board again. */
  | { readonly code: 'board-again'; readonly round: number; readonly team: number; readonly board: number }
  /** More tables play the board at the same moment than there are copies. */
  | {
      readonly code: 'board-at-once';
      readonly round: number;
      readonly board: number;
      readonly tables: readonly number[];
    }
  /** A board that belongs to another match, or does not exist. */
  | { readonly code: 'board-unknown'; readonly round: number; readonly table: number; readonly board: number }
  /** The match is not played at both tables on the same boards. */
  | { readonly code: 'half-match'; readonly match: number; readonly boards: readonly number[] };

/** The errors of a movement of teams, check by check, for so many copies of every board. */
export function teamMovementErrors(movement: TeamMovement, copies: number): TeamMovementError[] {
  return [
    ...movement.rounds.flatMap((seatings, index) => [
      ...tableErrors(movement, index + 1, seatings),
      ...seatErrors(movement, index + 1, seatings),
      ...matchErrors(movement, index + 1, seatings),
      ...boardErrors(movement, index + 1, seatings),
      ...copyErrors(copies, index + 1, seatings),
    ]),
    ...replays(movement),
    ...halfMatches(movement),
  ];
}

function tableErrors({ tables }: TeamMovement, round: number, seatings: readonly TeamSeating[]): TeamMovementError[] {
  const seen = new Set<number>();
  return seatings.flatMap(({ table }): TeamMovementError[] => {
    if (!isFrom1To(tables, table)) return [{ code: 'table-unknown', round, table }];
    if (seen.has(table)) return [{ code: 'table-twice', round, table }];
    seen.add(table);
    return [];
  });
}

function isFrom1To(last: number, number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= last;
}

/** A team has one pair North-South and one East-West in a round, none while it has a bye, and never meets itself. */
function seatErrors(
  { teams, matches }: TeamMovement,
  round: number,
  seatings: readonly TeamSeating[],
): TeamMovementError[] {
  const errors: TeamMovementError[] = [];
  const byes = matches.filter((match) => match.away === null && isIn(match, round)).map(({ home }) => home);
  const seated = { ns: new Set<number>(), ew: new Set<number>() };
  for (const seating of seatings) {
    if (seating.ns === seating.ew) errors.push({ code: 'against-itself', round, team: seating.ns });
    for (const side of ['ns', 'ew'] as const) {
      const team = seating[side];
      if (!isFrom1To(teams, team)) errors.push({ code: 'team-unknown', round, team });
      if (seated[side].has(team)) errors.push({ code: 'team-twice', round, team });
      if (byes.includes(team)) errors.push({ code: 'plays-in-bye', round, team });
      seated[side].add(team);
    }
  }
  return errors;
}

function isIn({ round, lastRound }: TeamMatch, at: number): boolean {
  return at >= round && at <= lastRound;
}

/** The table's match is that of its two teams, in its rounds, with the home team North-South in the open room. */
function matchErrors({ matches }: TeamMovement, round: number, seatings: readonly TeamSeating[]): TeamMovementError[] {
  return seatings
    .filter(({ ns, ew, match: key, room }) => {
      const match = matches.find((one) => one.key === key);
      if (!match || !isIn(match, round)) return true;
      const isHomeNorthSouth = northSouthIn(room) === 'home';
      return (isHomeNorthSouth ? ns : ew) !== match.home || (isHomeNorthSouth ? ew : ns) !== match.away;
    })
    .map(({ table, match }) => ({ code: 'not-its-match', round, table, match }));
}

function boardErrors({ boards }: TeamMovement, round: number, seatings: readonly TeamSeating[]): TeamMovementError[] {
  const known = new Map(boards.map((board) => [board.number, board.match]));
  return seatings.flatMap((seating) =>
    seating.boards
      .filter((board) => (known.get(board) ?? (known.has(board) ? seating.match : null)) !== seating.match)
      .map((board) => ({ code: 'board-unknown' as const, round, table: seating.table, board })),
  );
}

/** Tables play their boards in the order given, all at the same speed. */
function copyErrors(copies: number, round: number, seatings: readonly TeamSeating[]): TeamMovementError[] {
  const moments = numbersTo(Math.max(0, ...seatings.map(({ boards }) => boards.length)));
  return moments.flatMap((moment) => {
    const tables = new Map<number, number[]>();
    for (const { table, boards } of seatings) {
      const board = boards[moment - 1];
      if (board !== undefined) tables.set(board, [...(tables.get(board) ?? []), table]);
    }
    return [...tables]
      .filter(([, at]) => at.length > copies)
      .map(([board, at]) => ({ code: 'board-at-once' as const, round, board, tables: at }));
  });
}

/** Each of a team's pairs keeps its direction in a match, and plays a board once. */
function replays({ rounds }: TeamMovement): TeamMovementError[] {
  const played = new Set<string>();
  return rounds.flatMap((seatings, index) =>
    seatings.flatMap((seating) =>
      (['ns', 'ew'] as const).flatMap((side) =>
        seating.boards.flatMap((board): TeamMovementError[] => {
          const team = seating[side];
          const key = `${team} ${side} ${board}`;
          if (played.has(key)) return [{ code: 'board-again', round: index + 1, team, board }];
          played.add(key);
          return [];
        }),
      ),
    ),
  );
}

/** Every match but a bye is played at two tables on the same boards, one segment like the other. */
function halfMatches({ matches, rounds }: TeamMovement): TeamMovementError[] {
  const played = new Map<string, number[]>();
  for (const { match, room, segment, boards } of rounds.flat()) {
    const key = `${match} ${room}`;
    played.set(key, [...(played.get(key) ?? []), ...boards.map((board) => segment * SEGMENT + board)]);
  }
  return matches.flatMap((match): TeamMovementError[] => {
    const [open = [], closed = []] = ROOMS.map((room) => played.get(`${match.key} ${room}`) ?? []);
    if (match.away === null) return [];
    const boards = [
      ...open.filter((board) => !closed.includes(board)),
      ...closed.filter((board) => !open.includes(board)),
    ].map((board) => board % SEGMENT);
    return boards.length > 0 || open.length === 0 ? [{ code: 'half-match', match: match.key, boards }] : [];
  });
}

/** More than any number of a board, so that a board and its segment are one number. */
const SEGMENT = 100_000;
