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
  const keyOf = seatKeys(lines);
  const meetings = [...Map.groupBy(places, (place) => keyOf(lines[place]?.seats ?? [])).values()];
  const runs = meetings.flatMap((own) => runsOf(own, lines));
  const longest = runs.reduce(
    (most, { from, to }) => Math.min(MOST_BOARDS_PER_ROUND, Math.max(most, to - from + 1)),
    1,
  );
  const sizes = Array.from({ length: longest }, (_, index) => longest - index);
  const cutsOf = (size: number) => runs.reduce((sum, run) => sum + setsIn(run, size), 0);
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
  const keyOf = seatKeys(lines);
  const inRounds = Map.groupBy(places, (place) => lines[place]?.round ?? null);
  const groups = [...inRounds.values()].flatMap((own) => [
    ...Map.groupBy(own, (place) => keyOf(seatedTogether(lines[place]?.seats ?? []))).values(),
  ]);
  const seated = new Map<number, Set<number>>();
  const sittings: Sitting[] = [];
  for (const own of groups) {
    const line = lines[own[0] ?? 0];
    if (!line || line.round === null) return null;
    const inRound = seated.get(line.round) ?? new Set();
    seated.set(line.round, inRound);
    for (const seat of line.seats) {
      if (inRound.has(seat)) return null;
      inRound.add(seat);
    }
    sittings.push({ ...sittingOf(usualSeats(own, lines), own, lines), round: line.round });
  }
  return sittings;
}

/** Who sits at a table: two pairs in either direction, four players as they sit. */
function seatedTogether(seats: readonly number[]): readonly number[] {
  const [one = 0, other = 0] = seats;
  return seats.length === 2 && one > other ? [other, one] : seats;
}

/** Tells seats apart: by a number where two pairs sit, which is quicker to look up; else by a text. */
function seatKeys(lines: readonly RecordedLine[]): (seats: readonly number[]) => number | string {
  let most = 0;
  for (const { seats } of lines) for (const seat of seats) most = Math.max(most, seat);
  return (seats) => (seats.length === 2 ? (seats[0] ?? 0) * (most + 1) + (seats[1] ?? 0) : seats.join(' '));
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

/** Boards that follow each other. */
interface Run {
  readonly from: number;
  to: number;
}

/** The boards of a meeting as runs. */
function runsOf(own: readonly number[], lines: readonly RecordedLine[]): readonly Run[] {
  const boards = [...new Set(own.map((place) => lines[place]?.board ?? 1))].toSorted((a, b) => a - b);
  const runs: Run[] = [];
  for (const board of boards) {
    const last = runs.at(-1);
    if (last?.to === board - 1) last.to = board;
    else runs.push({ from: board, to: board });
  }
  return runs;
}

/** How many sets of a size a run has boards of. */
function setsIn({ from, to }: Run, size: number): number {
  return Math.floor((to - 1) / size) - Math.floor((from - 1) / size) + 1;
}
