import type { Side } from '../../bridge/seat.ts';
import type { ResultsCsvProblem } from './problem.ts';

/** Who sat where on a line, by the names in the file. */
export interface CsvSeatedPairs {
  readonly line: number;
  readonly board: number;
  /** '' where the file names no section. */
  readonly section: string;
  readonly ns: string;
  readonly ew: string;
  /** The only side the line counts for; null for both or neither. */
  readonly onlySide: Side | null;
}

/** A pair of the file. */
export interface CsvEntry {
  /** As the file names it, within its section. */
  readonly name: string;
  readonly section: string;
  /** Its line when North-South and East-West are numbered separately; otherwise null. */
  readonly line: Side | null;
}

export interface CsvEntries {
  readonly winners: 1 | 2;
  /** In natural order of section and name, North-South first. */
  readonly entries: readonly CsvEntry[];
  /** The indexes in `entries` of the pairs of each line, in order of lines. */
  readonly seats: readonly { readonly ns: number; readonly ew: number }[];
  readonly problems: readonly ResultsCsvProblem[];
}

/**
 * Distinguishes the pairs of a file. When the same names occur on both sides of the same boards, North-South and
 * East-West are numbered separately: 1 against 1 are two pairs, as in most Mitchells.
 * @param askedWinners one ranking or two; null for two when no pair plays both directions, else one
 */
export function csvEntriesOf(lines: readonly CsvSeatedPairs[], askedWinners: 1 | 2 | null): CsvEntries {
  const separate = askedWinners !== 1 && (isNumberedSeparately(lines) || (askedWinners === 2 && sharesNames(lines)));
  const known = new Map<string, CsvEntry>();
  const keyOf = (section: string, name: string, side: Side): string => {
    const entry = { name, section, line: separate ? side : null };
    const key = JSON.stringify([section, name, entry.line]);
    if (!known.has(key)) known.set(key, entry);
    return key;
  };
  const keys = lines.map(({ section, ns, ew }) => ({ ns: keyOf(section, ns, 'NS'), ew: keyOf(section, ew, 'EW') }));
  const ordered = [...known].toSorted(([, a], [, b]) => naturally(a, b));
  const places = new Map(ordered.map(([key], place) => [key, place]));
  const seats = keys.map(({ ns, ew }) => ({ ns: places.get(ns) ?? 0, ew: places.get(ew) ?? 0 }));
  return {
    winners: askedWinners ?? (separate || !playsBothDirections(seats) ? 2 : 1),
    entries: ordered.map(([, entry]) => entry),
    seats,
    problems: seatingProblems(lines, seats),
  };
}

/**
 * A pair plays a board once, so a name on both sides of a board means two pairs with the same number. That holds when
 * at least half of the boards have such names; a single one is a slip.
 */
function isNumberedSeparately(lines: readonly CsvSeatedPairs[]): boolean {
  const boards = Map.groupBy(lines, ({ board, section }) => `${board} ${section}`);
  let onBothSides = 0;
  for (const group of boards.values()) {
    const northSouth = new Set(group.map(({ ns }) => ns));
    if (group.some(({ ew }) => northSouth.has(ew))) onBothSides += 1;
  }
  return boards.size > 0 && 2 * onBothSides >= boards.size;
}

/**
 * Whether at least half of the names on the smaller side occur on both sides, though never on both sides of one board.
 * Half, so that a pair that sat the wrong way once remains one pair.
 */
function sharesNames(lines: readonly CsvSeatedPairs[]): boolean {
  const northSouth = new Set(lines.map(({ section, ns }) => nameOf(section, ns)));
  const eastWest = new Set(lines.map(({ section, ew }) => nameOf(section, ew)));
  const shared = [...northSouth].filter((name) => eastWest.has(name)).length;
  return shared > 0 && 2 * shared >= Math.min(northSouth.size, eastWest.size);
}

function nameOf(section: string, name: string): string {
  return JSON.stringify([section, name]);
}

function playsBothDirections(seats: CsvEntries['seats']): boolean {
  const northSouth = new Set(seats.map(({ ns }) => ns));
  return seats.some(({ ew }) => northSouth.has(ew));
}

const collator = new Intl.Collator('en', { numeric: true });

/** By line, section and name; numbers by their size. */
export function naturally(a: CsvEntry, b: CsvEntry): number {
  const lines = Number(a.line === 'EW') - Number(b.line === 'EW');
  return lines || collator.compare(a.section, b.section) || collator.compare(a.name, b.name);
}

/** The problems of pairs that meet themselves, or have two scores of a board. */
function seatingProblems(lines: readonly CsvSeatedPairs[], seats: CsvEntries['seats']): readonly ResultsCsvProblem[] {
  const firstLines = new Map<string, number>();
  const problems: ResultsCsvProblem[] = [];
  for (const [index, { line, board, ns, ew, onlySide }] of lines.entries()) {
    const seat = seats[index];
    if (seat === undefined) continue;
    if (seat.ns === seat.ew) {
      problems.push({ kind: 'problem', line, column: 'ew', code: 'pairAgainstItself', pair: ns });
      continue;
    }
    for (const [column, entry, pair] of [['ns', seat.ns, ns] as const, ['ew', seat.ew, ew] as const]) {
      if (onlySide !== null && onlySide.toLowerCase() !== column) continue;
      const key = `${board} ${entry}`;
      const firstLine = firstLines.get(key);
      if (firstLine === undefined) firstLines.set(key, line);
      else problems.push({ kind: 'problem', line, column, code: 'pairTwice', pair, board, firstLine });
    }
  }
  return problems;
}
