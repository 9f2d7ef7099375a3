import type { TeamBoard, TeamMatch, TeamSeating } from '../layout.ts';
import type { TeamSpec } from '../families/index.ts';
import { layOutTwoTables } from '../two-tables.ts';
import { numbersTo } from '../../../basics/numbers-to.ts';
import { newBoards } from './new-boards.ts';
import { dealtBase, nextKey, type RunningTeams } from './running.ts';

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
  /** Three who meet over this round and the next, or in half matches, at the tables where their boards stay. */
  readonly triangle?: SeatedTriangle | null;
}

export interface SeatedTriangle {
  readonly matches: readonly {
    readonly home: number;
    readonly away: number;
    /** Where the boards lie: over two rounds one table, in half matches one in each half of the round. */
    readonly tables: readonly number[];
  }[];
  /** Half matches, both halves of which are played in the round. */
  readonly isHalves: boolean;
}

/**
 * The schedule with a round seated as it is drawn; other rounds stay. Where the round was drawn before, a match that
 * stays keeps its key, and the round keeps its boards.
 */
export function withDrawnRound<Spec extends TeamSpec>(
  running: RunningTeams<Spec>,
  drawnRound: DrawnRound,
): RunningTeams<Spec> {
  const { round, matches, bye, triangle = null } = drawnRound;
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
  const single = new Set(before.flatMap((match) => (match.lastRound === round && !match.isHalf ? [match.key] : [])));
  let next = nextKey(running.matches);
  const drawn = made.matches.map((match): TeamMatch => {
    const same = before.find(({ key, home, away }) => single.has(key) && home === match.home && away === match.away);
    return { ...match, key: same?.key ?? next--, round, lastRound: round };
  });
  const keys = new Map(made.matches.map(({ key }, index) => [key, drawn[index]?.key ?? 0]));
  const known = boardsOfRound(running, round, single, made.boards);
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
  const staying = new Set(others.map(({ key }) => key));
  // Triangles of the round before go on; those of this round are seated anew.
  const goOn = running.rounds.map((own) => own.filter(({ match }) => staying.has(match)));
  const shown = supply === 'dealt' ? numbersTo(boardsPerMatch) : [...numbers.values()];
  const seated =
    triangle && seatTriangle(running, { round, triangle, before, next, shown, added: added.map(([, one]) => one) });
  const rounds = goOn.map((own, index) =>
    [...own, ...(index === round - 1 ? cells : []), ...(seated?.rounds[index - round + 1] ?? [])].toSorted(
      (a, b) => a.table - b.table,
    ),
  );
  return {
    ...running,
    tables: Math.max(running.tables, ...rounds.flat().map(({ table }) => table)),
    rounds,
    matches: [...others, ...drawn, ...(seated?.matches ?? [])].toSorted((a, b) => a.round - b.round),
    added: [...added.map(([, board]) => board), ...(seated?.added ?? [])],
  };
}

interface TriangleToSeat {
  readonly round: number;
  readonly triangle: SeatedTriangle;
  /** The matches of the round as it was drawn before. */
  readonly before: readonly TeamMatch[];
  /** The next key of a match. */
  readonly next: number;
  /** The numbers on the cases of the round. */
  readonly shown: readonly number[];
  /** Boards that other matches of the round add. */
  readonly added: readonly TeamBoard[];
}

/**
 * The matches of a triangle: each deals boards of its own, which stay with it, and is home's North-South against away's
 * East-West first and the other way about afterwards. That is in two rounds; or, in half matches, in the two halves of
 * one, on half of its boards, where the second half has numbers of tables of its own. Boards are numbered behind all
 * that the rounds to come can have.
 */
function seatTriangle(running: RunningTeams, { round, triangle, before, next, added, ...cases }: TriangleToSeat) {
  const { spec, lastBoard, lastNumber = lastBoard } = running;
  const { boardsPerMatch } = spec;
  const { isHalves } = triangle;
  const all = cases.shown.length > 0 ? cases.shown : numbersTo(boardsPerMatch).map((at) => lastBoard + at);
  const shown = isHalves ? all.slice(0, halfOf(boardsPerMatch)) : all;
  // Dealer and vulnerability stay those of the number on the case.
  const cycles = dealtBase(shown[0] ?? 1) - dealtBase(1);
  let key = next;
  let last = Math.max(lastNumber, running.rounds.length * boardsPerMatch, ...added.map(({ number }) => number));
  const rounds: [TeamSeating[], TeamSeating[]] = [[], []];
  const boards: TeamBoard[] = [];
  const matches = triangle.matches.map(({ home, away, tables: [table = 0, second = table] }): TeamMatch => {
    const isSame = (one: TeamMatch) => (isHalves ? one.isHalf === true : one.lastRound > round);
    const same = before.find((one) => isSame(one) && one.home === home && one.away === away);
    const span = isHalves ? ({ round, lastRound: round, isHalf: true } as const) : { round, lastRound: round + 1 };
    const match = { key: same?.key ?? key--, ...span, home, away };
    const dealt = same && running.rounds[round - 1]?.find((seating) => seating.match === same.key)?.boards;
    const base = dealtBase(last);
    const own = dealt ?? shown.map((number) => base + number - cycles);
    if (!dealt) {
      boards.push(...own.map((number, index) => ({ number, shown: shown[index] ?? number, match: match.key })));
      last = own.at(-1) ?? last;
    }
    const seat = { boards: own, match: match.key, segment: 1 };
    rounds[0].push({ ...seat, table, ns: home, ew: away, room: 'open' });
    rounds[isHalves ? 0 : 1].push({ ...seat, table: second, ns: away, ew: home, room: 'closed' });
    return match;
  });
  return { matches, rounds, added: boards };
}

/** The boards of a half match; of an odd number one is left. */
export function halfOf(boardsPerMatch: number): number {
  return Math.floor(boardsPerMatch / 2);
}

/** The tables of a match, open room first: by its place, or those of its two teams where North-South stay. */
export function tablesOfMatch(spec: TeamSpec, { place, home, away }: PlacedMatch): readonly [number, number] {
  return spec.kind === 'swiss' && spec.seats === 'home-tables' ? [home, away] : [2 * place - 1, 2 * place];
}

/** The numbers that the boards of a round have already, by those of the schedule made now; null where they differ. */
function boardsOfRound(
  { rounds, spec }: RunningTeams,
  round: number,
  single: ReadonlySet<number>,
  made: readonly TeamBoard[],
): ReadonlyMap<number, number> | null {
  const seatings = (rounds[round - 1] ?? []).filter(({ match }) => single.has(match));
  const isDealt = 'supply' in spec && spec.supply === 'dealt';
  const before = [...Map.groupBy(seatings, ({ match }) => (isDealt ? match : 0)).values()].map((own) =>
    [...new Set(own.flatMap(({ boards }) => boards))].toSorted((a, b) => a - b),
  );
  const now = [...Map.groupBy(made, ({ match }) => match).values()];
  if (now.some((own, index) => own.length !== before[index]?.length)) return null;
  return new Map(now.flatMap((own, index) => own.map(({ number }, at) => [number, before[index]?.[at] ?? number])));
}
