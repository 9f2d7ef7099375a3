import { numbersTo } from '../../basics/numbers-to.ts';
import type { KnockoutMeeting } from '../../draw/knockout/knockout.ts';
import type { BoardSupply } from './families/family.ts';
import type { TeamBoard, TeamLayout, TeamMatch, TeamSeating } from './layout.ts';
import { layOutTwoTables } from './two-tables.ts';

export interface MeetingBoards {
  readonly boardsPerMatch: number;
  readonly segments: number;
  readonly supply: BoardSupply;
}

/**
 * The schedule of one round of a knockout, whose matches have their places in `meetings` as keys. A match has two
 * tables. A triangle has three, over two rounds and half of the boards: the boards stay at their tables, where the
 * three matches deal them, and who sits there changes (FFB).
 *
 *     table 1: A North-South, C East-West; then C North-South, A East-West
 *     table 2: B, A; then A, B
 *     table 3: C, B; then B, C
 */
export function layOutMeetings(boards: MeetingBoards, meetings: readonly KnockoutMeeting[]): TeamLayout {
  const keyed = meetings.map((meeting, index) => ({ ...meeting, key: index + 1 }));
  const usual = keyed.filter(({ reason, away }) => away !== null && reason.code !== 'triangle');
  const draw = [{ round: 1, matches: usual.map(({ home, away }) => ({ home, away: away ?? 0 })), bye: null }];
  const plain = usual.length === 0 ? NOTHING : layOutTwoTables({ ...boards, draw });
  const keyOf = (key: number): number => usual[key - 1]?.key ?? key;
  const triangles = Map.groupBy(
    keyed.filter(({ reason }) => reason.code === 'triangle'),
    ({ reason }) => `${reason.bracket} ${reason.position}`,
  );
  const rounds = plain.rounds.map((cells) => cells.map((cell) => ({ ...cell, match: keyOf(cell.match) })));
  const dealt: TeamBoard[] = plain.boards.map((board) => ({
    ...board,
    match: board.match === null ? null : keyOf(board.match),
  }));
  let tables = plain.tables;
  for (const matches of triangles.values()) {
    const seated = triangleTables(matches, tables, dealt.length, Math.floor(boards.boardsPerMatch / 2));
    dealt.push(...seated.boards);
    seated.rounds.forEach((cells, index) => {
      rounds[index] = [...(rounds[index] ?? []), ...cells];
    });
    tables += matches.length;
  }
  const span = plain.rounds.length;
  const matches = keyed.map(({ key, home, away, reason }): TeamMatch => {
    const lastRound = reason.code === 'triangle' ? 2 : away === null ? rounds.length : span;
    return { key, round: 1, lastRound, home, away };
  });
  return { tables, rounds, matches, boards: dealt };
}

const NOTHING: TeamLayout = { tables: 0, rounds: [], matches: [], boards: [] };

function triangleTables(
  matches: readonly (KnockoutMeeting & { readonly key: number })[],
  tablesBefore: number,
  boardsBefore: number,
  size: number,
): { readonly boards: readonly TeamBoard[]; readonly rounds: readonly (readonly TeamSeating[])[] } {
  const boards = matches.flatMap(({ key }, place) =>
    numbersTo(size).map((shown): TeamBoard => ({ number: boardsBefore + place * size + shown, shown, match: key })),
  );
  const rounds = (['open', 'closed'] as const).map((room) =>
    matches.map(({ key, home, away }, place): TeamSeating => {
      const [ns, ew] = room === 'open' ? [home, away ?? 0] : [away ?? 0, home];
      const own = boards.filter(({ match }) => match === key).map(({ number }) => number);
      return { table: tablesBefore + place + 1, ns, ew, boards: own, match: key, segment: 1, room };
    }),
  );
  return { boards, rounds };
}
