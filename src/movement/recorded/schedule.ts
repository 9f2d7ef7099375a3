/**
 * The schedule of an event that was played and recorded elsewhere: from who met whom on which boards to rounds and
 * tables, so that every result has its line.
 */
import { roundsOfSittings } from './rounds.ts';
import { sittingsByRounds, sittingsBySets, type RecordedLine, type Sitting } from './sittings.ts';

/** A table in a round, as it was or as it is laid out. */
export interface RecordedCell {
  readonly round: number;
  readonly table: number;
  /** Two pairs, or four players, as in the lines. */
  readonly seats: readonly number[];
  /** Ascending. */
  readonly boards: readonly number[];
}

/** Where a line was played. */
export interface RecordedPlace {
  readonly round: number;
  readonly table: number;
  /** Whether the pairs sat the other way round than at the table as a whole. */
  readonly turned: boolean;
}

export interface RecordedSchedule {
  /** In order of round and table. */
  readonly cells: readonly RecordedCell[];
  /** Where each line was played, in the order of the lines. */
  readonly places: readonly RecordedPlace[];
  readonly rounds: number;
  readonly tables: number;
  readonly boardsPerRound: number;
  /** Where the rounds come from: `known` from the lines, `laid-out` from who met whom, since the lines have none. */
  readonly origin: 'known' | 'laid-out' | 'laid-out-anew';
}

/**
 * Lays out the lines of a section. Rounds that the lines have are kept, unless somebody would sit twice in one; the
 * others are laid out by boards. Nobody may have a board twice.
 */
export function recordedSchedule(lines: readonly RecordedLine[]): RecordedSchedule {
  const saysRounds = lines.some(({ round }) => round !== null);
  const known = saysRounds ? sittingsByRounds(lines) : null;
  const bySets = known ? null : sittingsBySets(lines);
  const sittings = known ?? bySets?.sittings ?? [];
  const rounds = known ? withoutGaps(known) : roundsOfSittings(sittings);
  const tables = tablesOf(sittings, rounds);
  const cells = sittings.map(({ seats, boards }, place) => {
    return { round: rounds[place] ?? 1, table: tables[place] ?? 1, seats, boards };
  });
  const places = lines.map((): RecordedPlace => ({ round: 1, table: 1, turned: false }));
  for (const [at, { lines: own, seats }] of sittings.entries()) {
    for (const line of own) {
      const turned = lines[line]?.seats[0] !== seats[0];
      places[line] = { round: rounds[at] ?? 1, table: tables[at] ?? 1, turned };
    }
  }
  return {
    cells: cells.toSorted((a, b) => a.round - b.round || a.table - b.table),
    places,
    rounds: most(rounds),
    tables: most(tables),
    boardsPerRound: bySets?.boardsPerRound ?? most(sittings.map(({ boards }) => boards.length)),
    origin: known ? 'known' : saysRounds ? 'laid-out-anew' : 'laid-out',
  };
}

/** The rounds of sittings, from 1 without one that nobody played. */
function withoutGaps(sittings: readonly Sitting[]): readonly number[] {
  const played = [...new Set(sittings.map(({ round }) => round ?? 1))].toSorted((a, b) => a - b);
  const order = new Map(played.map((round, index) => [round, index + 1]));
  return sittings.map(({ round }) => order.get(round ?? 1) ?? 1);
}

/**
 * The tables of sittings: those of the lines where they say them and no round has one twice; else North-South's, where
 * they never sit East-West; else in order of boards.
 */
function tablesOf(sittings: readonly Sitting[], rounds: readonly number[]): readonly number[] {
  const said = sittings.map(({ table }) => table);
  if (isWhole(said) && isOnceARound(said, rounds)) return said;
  const norths = [...new Set(sittings.map(({ seats }) => seats[0] ?? 0))].toSorted((a, b) => a - b);
  const movers = new Set(sittings.flatMap(({ seats }) => seats.slice(1)));
  const isStationary = sittings.every(({ seats }) => seats.length === 2) && norths.every((north) => !movers.has(north));
  if (isStationary) {
    const tables = new Map(norths.map((north, index) => [north, index + 1]));
    return sittings.map(({ seats }) => tables.get(seats[0] ?? 0) ?? 1);
  }
  const tables = sittings.map(() => 1);
  const inRounds = Map.groupBy(
    sittings.map((_, place) => place),
    (place) => rounds[place] ?? 1,
  );
  for (const places of inRounds.values()) {
    const ordered = places.toSorted(
      (a, b) =>
        (sittings[a]?.boards[0] ?? 0) - (sittings[b]?.boards[0] ?? 0) ||
        (sittings[a]?.seats[0] ?? 0) - (sittings[b]?.seats[0] ?? 0),
    );
    for (const [index, place] of ordered.entries()) tables[place] = index + 1;
  }
  return tables;
}

function isWhole(tables: readonly (number | null)[]): tables is readonly number[] {
  return tables.every((table) => table !== null);
}

function isOnceARound(tables: readonly number[], rounds: readonly number[]): boolean {
  const seated = new Map<number, Set<number>>();
  return tables.every((table, place) => {
    const round = rounds[place] ?? 1;
    const inRound = seated.get(round) ?? new Set();
    seated.set(round, inRound);
    const isNew = !inRound.has(table);
    inRound.add(table);
    return isNew;
  });
}

/** The greatest of numbers from 1: there may be more than a call takes. */
function most(numbers: readonly number[]): number {
  return numbers.reduce((greatest, one) => Math.max(greatest, one), 1);
}
