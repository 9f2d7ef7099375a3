import type { TeamBoard, TeamMatch, TeamSeating } from '../layout.ts';
import type { TeamSpec } from '../families/index.ts';
import { layOutTwoTables } from '../two-tables.ts';
import { newBoards } from './new-boards.ts';
import { nextKey, type RunningTeams } from './running.ts';

/** A match of a round that is drawn: its place in the room decides its tables. */
export interface PlacedMatch {
  readonly place: number;
  readonly home: number;
  readonly away: number;
}

/** Who meets whom in a round of one that is drawn round by round. */
export interface DrawnRound {
  readonly round: number;
  readonly matches: readonly PlacedMatch[];
  readonly bye: number | null;
}

/**
 * The schedule with a round seated as it is drawn; other rounds stay. Where the round was drawn before, a match that
 * stays keeps its key, and the round keeps its boards.
 */
export function withDrawnRound(running: RunningTeams, { round, matches, bye }: DrawnRound): RunningTeams {
  const draw = matches.toSorted((a, b) => a.place - b.place);
  const { spec } = running;
  const supply = 'supply' in spec ? spec.supply : 'copies';
  const { boardsPerMatch } = spec;
  const made = layOutTwoTables({
    draw: [{ round, matches: draw, bye }],
    boardsPerMatch,
    segments: 1,
    supply,
    isOneRound: true,
  });
  const [seatings = []] = made.rounds;
  const before = running.matches.filter((match) => match.round === round);
  let next = nextKey(running.matches);
  const drawn = made.matches.map((match): TeamMatch => {
    const same = before.find(({ home, away }) => home === match.home && away === match.away);
    return { ...match, key: same?.key ?? next--, round, lastRound: round };
  });
  const keys = new Map(made.matches.map(({ key }, index) => [key, drawn[index]?.key ?? 0]));
  const known = boardsOfRound(running, round, made.boards);
  const added = known ? [] : [...newBoards(running, made.boards, made.rounds, keys)];
  const numbers = known ?? new Map(added.map(([own, { number }]) => [own, number]));
  const tableOf = ({ room, table, match }: TeamSeating): number => {
    const placed = draw[match - 1];
    return placed ? tablesOfMatch(spec, placed)[room === 'open' ? 0 : 1] : table;
  };
  const cells = seatings.map((seating): TeamSeating => ({
    ...seating,
    table: tableOf(seating),
    match: keys.get(seating.match) ?? 0,
    boards: seating.boards.map((board) => numbers.get(board) ?? board),
  }));
  const others = running.matches.filter((match) => match.round !== round);
  return {
    ...running,
    tables: Math.max(running.tables, ...cells.map(({ table }) => table)),
    rounds: running.rounds.with(
      round - 1,
      cells.toSorted((a, b) => a.table - b.table),
    ),
    matches: [...others, ...drawn].toSorted((a, b) => a.round - b.round),
    added: added.map(([, board]) => board),
  };
}

/** The tables of a match, open room first: by its place, or those of its two teams where North-South stay. */
export function tablesOfMatch(spec: TeamSpec, { place, home, away }: PlacedMatch): readonly [number, number] {
  return spec.kind === 'swiss' && spec.seats === 'home-tables' ? [home, away] : [2 * place - 1, 2 * place];
}

/** The numbers that the boards of a round have already, by those of the schedule made now; null where they differ. */
function boardsOfRound(
  { rounds, spec }: RunningTeams,
  round: number,
  made: readonly TeamBoard[],
): ReadonlyMap<number, number> | null {
  const seatings = rounds[round - 1] ?? [];
  const isDealt = 'supply' in spec && spec.supply === 'dealt';
  const before = [...Map.groupBy(seatings, ({ match }) => (isDealt ? match : 0)).values()].map((own) =>
    [...new Set(own.flatMap(({ boards }) => boards))].toSorted((a, b) => a - b),
  );
  const now = [...Map.groupBy(made, ({ match }) => match).values()];
  if (now.some((own, index) => own.length !== before[index]?.length)) return null;
  return new Map(now.flatMap((own, index) => own.map(({ number }, at) => [number, before[index]?.[at] ?? number])));
}
