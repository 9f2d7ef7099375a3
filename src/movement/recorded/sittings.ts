import { MOST_BOARDS_PER_ROUND } from '../make.ts';

/** One result as a recorded event has it: who sat, on which board; round and table where they are known. */
export interface RecordedLine {
  /** Two pairs, or the four players North, South, East and West: numbers that tell them apart. */
  readonly seats: readonly number[];
  readonly board: number;
  readonly round: number | null;
  readonly table: number | null;
}

/** Lines that are played in one go: the same seats, and boards that follow each other. */
export interface Sitting {
  readonly seats: readonly number[];
  /** Ascending, each once. */
  readonly boards: readonly number[];
  readonly round: number | null;
  readonly table: number | null;
  /** Places of the lines. */
  readonly lines: readonly number[];
}

/**
 * Groups lines that don't say their round: what two pairs played together is cut into sets of boards. The size of a set
 * is the one that cuts the fewest sittings in two.
 * @returns the sittings, and the boards of a set
 */
export function sittingsBySets(lines: readonly RecordedLine[]): {
  readonly sittings: readonly Sitting[];
  readonly boardsPerRound: number;
} {
  const places = lines.map((_, place) => place);
  const meetings = [...Map.groupBy(places, (place) => lines[place]?.seats.join(' ') ?? '').values()];
  const runs = meetings.flatMap((own) => runsOf(own, lines));
  const longest = Math.min(MOST_BOARDS_PER_ROUND, Math.max(1, ...runs.map((run) => run.length)));
  const sizes = Array.from({ length: longest }, (_, index) => longest - index);
  const cutsOf = (size: number) => runs.reduce((sum, run) => sum + setsOf(run, size).length, 0);
  const [best] = sizes
    .map((size) => ({ size, cuts: cutsOf(size) }))
    .toSorted((a, b) => a.cuts - b.cuts || b.size - a.size);
  const boardsPerRound = best?.size ?? 1;
  const sittings = meetings.flatMap((own) => {
    const [first] = own;
    const seats = lines[first ?? 0]?.seats ?? [];
    const bySet = Map.groupBy(own, (place) => Math.floor(((lines[place]?.board ?? 1) - 1) / boardsPerRound));
    return [...bySet.values()].map((ofSet) => sittingOf(seats, ofSet, lines));
  });
  return { sittings, boardsPerRound };
}

/**
 * Groups lines by the round that they say; null where somebody would sit at two tables in a round. Two pairs that
 * changed sides for some boards have one sitting, as they sat for most.
 */
export function sittingsByRounds(lines: readonly RecordedLine[]): readonly Sitting[] | null {
  const places = lines.map((_, place) => place);
  const groups = Map.groupBy(places, (place) => `${lines[place]?.round} ${seatedTogether(lines[place]?.seats ?? [])}`);
  const seated = new Set<string>();
  const sittings: Sitting[] = [];
  for (const own of groups.values()) {
    const line = lines[own[0] ?? 0];
    if (!line || line.round === null) return null;
    for (const seat of line.seats) {
      const key = `${line.round} ${seat}`;
      if (seated.has(key)) return null;
      seated.add(key);
    }
    sittings.push({ ...sittingOf(usualSeats(own, lines), own, lines), round: line.round });
  }
  return sittings;
}

/** Who sits at a table: two pairs in either direction, four players as they sit. */
function seatedTogether(seats: readonly number[]): string {
  return (seats.length === 2 ? seats.toSorted((a, b) => a - b) : seats).join(' ');
}

/** The seats of most of these lines; of the first where they are as many. */
function usualSeats(own: readonly number[], lines: readonly RecordedLine[]): readonly number[] {
  const seats = own.map((place) => lines[place]?.seats ?? []);
  const times = (wanted: readonly number[]) => seats.filter((one) => one[0] === wanted[0]).length;
  return seats.reduce((usual, one) => (times(one) > times(usual) ? one : usual), seats[0] ?? []);
}

function sittingOf(seats: readonly number[], own: readonly number[], lines: readonly RecordedLine[]): Sitting {
  const tables = new Set(own.map((place) => lines[place]?.table ?? null));
  const [table = null] = tables;
  const boards = [...new Set(own.map((place) => lines[place]?.board ?? 1))].toSorted((a, b) => a - b);
  return { seats, boards, round: null, table: tables.size === 1 ? table : null, lines: own };
}

/** The boards of a meeting as runs that follow each other. */
function runsOf(own: readonly number[], lines: readonly RecordedLine[]): readonly (readonly number[])[] {
  const boards = [...new Set(own.map((place) => lines[place]?.board ?? 1))].toSorted((a, b) => a - b);
  const runs: number[][] = [];
  for (const board of boards) {
    const last = runs.at(-1);
    if (last && last.at(-1) === board - 1) last.push(board);
    else runs.push([board]);
  }
  return runs;
}

function setsOf(run: readonly number[], size: number): readonly number[] {
  return [...new Set(run.map((board) => Math.floor((board - 1) / size)))];
}
