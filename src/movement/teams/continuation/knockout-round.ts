import { numbersTo } from '../../../basics/numbers-to.ts';
import type { KnockoutMeeting } from '../../../draw/knockout/knockout.ts';
import type { KnockoutSpec } from '../families/knockout.ts';
import { layOutMeetings } from '../knockout-layout.ts';
import type { TeamBoard, TeamMatch, TeamSeating } from '../layout.ts';
import { newBoards } from './new-boards.ts';
import { dealtBase, nextKey, type RunningTeams } from './running.ts';

/** A schedule with a round of a knockout more, and the keys of its matches in the order of the meetings. */
export interface KnockoutSchedule {
  readonly schedule: RunningTeams;
  readonly keys: readonly number[];
}

/** The schedule with a further round of a knockout, after all rounds there are. */
export function withMeetings(
  running: RunningTeams,
  spec: KnockoutSpec,
  meetings: readonly KnockoutMeeting[],
): KnockoutSchedule {
  const made = layOutMeetings(spec, meetings);
  const before = running.rounds.length;
  const first = nextKey(running.matches);
  const keys = new Map(made.matches.map(({ key }, index) => [key, first - index]));
  const numbered = newBoards(running, made.boards, made.rounds, keys);
  const rounds = made.rounds.map((cells) =>
    cells.map((cell): TeamSeating => ({
      ...cell,
      match: keys.get(cell.match) ?? 0,
      boards: cell.boards.map((board) => numbered.get(board)?.number ?? board),
    })),
  );
  const drawn = made.matches.map((match): TeamMatch => ({
    ...match,
    key: keys.get(match.key) ?? 0,
    round: before + match.round,
    lastRound: before + match.lastRound,
  }));
  return {
    schedule: {
      ...running,
      tables: Math.max(running.tables, made.tables),
      rounds: [...running.rounds, ...rounds],
      matches: [...running.matches, ...drawn],
      added: [...numbered.values()],
    },
    keys: drawn.map(({ key }) => key),
  };
}

/** The schedule without the last round of a knockout: its matches and all rounds from the first of them on. */
export function withoutMeetings(running: RunningTeams, round: number): RunningTeams {
  return {
    ...running,
    rounds: running.rounds.slice(0, round - 1),
    matches: running.matches.filter((match) => match.round < round),
  };
}

/** The schedule with so many boards more for some matches, each at its own tables, as a further segment of each. */
export function withExtraBoards(running: RunningTeams, matches: readonly number[], boards: number): RunningTeams {
  const added: TeamBoard[] = [];
  let last = running.lastBoard;
  const cells = matches.flatMap((key): readonly TeamSeating[] => {
    const own = running.rounds.flat().filter(({ match }) => match === key);
    const [open, closed] = (['open', 'closed'] as const).map((room) => own.findLast((cell) => cell.room === room));
    if (!open || !closed) return [];
    const base = dealtBase(last);
    const shownLast = Math.max(...own.flatMap((cell) => cell.boards.map((board) => running.shown.get(board) ?? board)));
    const extra = numbersTo(boards).map((place): TeamBoard => {
      const shown = shownLast + place;
      return { number: base + shown, shown, match: key };
    });
    added.push(...extra);
    last = base + shownLast + boards;
    const segment = 1 + Math.max(...own.map((cell) => cell.segment));
    const numbers = extra.map(({ number }) => number);
    const isAtOneTable = open.table === closed.table;
    return [open, closed].map((cell): TeamSeating => {
      const table = isAtOneTable && cell === closed ? freeTable(running, own) : cell.table;
      return { ...cell, table, segment, boards: numbers };
    });
  });
  return {
    ...running,
    tables: Math.max(running.tables, ...cells.map(({ table }) => table)),
    rounds: [...running.rounds, cells.toSorted((a, b) => a.table - b.table)],
    added,
  };
}

/** The other table of a triangle: its two matches share one over two rounds, and sit apart for extra boards. */
function freeTable({ tables }: RunningTeams, own: readonly TeamSeating[]): number {
  return tables + Math.max(1, ...own.map(({ segment }) => segment));
}
