import { lineResult } from '../teams/line-result.ts';
import { northSouthIn, otherRoom, ROOMS, type MatchTeam, type Room } from '../teams/team.ts';
import type { TableLines } from '../teams/board.ts';
import type { ComparedLine, StrayLine, StrayLineReason } from './ranked.ts';
import type { MatchLine, StageMatch } from './stage.ts';

/** The lines of a match: two or fewer a board, and those that are in none. */
export interface PlacedLines<Line extends MatchLine> {
  readonly boards: ReadonlyMap<number, TableLines<ComparedLine<Line>>>;
  readonly stray: readonly StrayLine<Line>[];
}

const NO_LINES = { open: null, closed: null };

/**
 * Puts each line of a match at its table. Where both lines of a board are of one room, one of them is the other
 * table's: the scores of the two are compared whatever the rooms are called.
 */
export function placeLines<Line extends MatchLine>(match: StageMatch, lines: readonly Line[]): PlacedLines<Line> {
  const due = match.segments.flatMap(({ boards }) => boards);
  const expected = new Set(due);
  const stray: StrayLine<Line>[] = [];
  const fitting = new Map<number, ComparedLine<Line>[]>();
  for (const line of lines) {
    const compared = expected.has(line.board) ? comparedLine(match, line) : 'board-not-due';
    if (typeof compared === 'string') stray.push({ line, reason: compared });
    else fitting.set(line.board, [...(fitting.get(line.board) ?? []), compared]);
  }
  const boards = new Map(
    due.map((board) => {
      const tables = atTables(fitting.get(board) ?? []);
      if (tables === null) {
        stray.push(
          ...(fitting.get(board) ?? []).map(({ source: line }) => ({ line, reason: 'more-than-two' as const })),
        );
      }
      return [board, tables ?? NO_LINES] as const;
    }),
  );
  return { boards, stray };
}

function comparedLine<Line extends MatchLine>(match: StageMatch, source: Line): ComparedLine<Line> | StrayLineReason {
  const { board, form } = source;
  const [ns, ew] = [teamOf(match, source.ns), teamOf(match, source.ew)];
  if (ns === null || ew === null || ns === ew) return 'not-of-match';
  const room = source.room ?? ROOMS.find((one) => northSouthIn(one) === ns) ?? 'open';
  return { board, room, ns, result: lineResult(source), ...(form === undefined ? {} : { form }), source };
}

function teamOf({ home, away }: StageMatch, contestant: number): MatchTeam | null {
  if (contestant === home) return 'home';
  return contestant === away ? 'away' : null;
}

/** Null for more lines than tables. */
function atTables<Line extends MatchLine>(lines: readonly ComparedLine<Line>[]): TableLines<ComparedLine<Line>> | null {
  const [first, second, ...more] = lines;
  if (more.length > 0) return null;
  if (first === undefined) return NO_LINES;
  const at: Record<Room, ComparedLine<Line> | null> = { open: null, closed: null };
  at[first.room] = first;
  if (second !== undefined) {
    const room = second.room === first.room ? otherRoom(first.room) : second.room;
    at[room] = { ...second, room };
  }
  return at;
}
