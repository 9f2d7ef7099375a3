import type { OwnSpec } from '../../movement/families/own.ts';
import type { CsvRow } from '../csv.ts';
import { MOST_CELLS } from '../../movement/own/grid.ts';
import { readMovementCsv, type MovementCsvProblem, type MovementCsvProblems } from '../movement-csv.ts';
import type { ListColumn } from './columns.ts';
import { bodyOf, cellOf, underHeads, withCells } from './rows.ts';

/** As files have them that don't say it. */
const USUAL_BOARDS = 2;

/** The movement of a section of a file. */
export interface ListedMovement {
  /** As the file names it; empty where it has one section. */
  readonly section: string;
  readonly spec: OwnSpec;
}

export interface ListedMovements {
  /** In order of sections; empty where there are problems. */
  readonly movements: readonly ListedMovement[];
  readonly problems: readonly MovementCsvProblem[];
}

/** More than any room has. */
const MOST_SECTIONS = 40;

/**
 * Reads a movement of pairs by what its columns hold, or one of each section where a column names these. Boards such as
 * `3-4` instead of sets give the boards a round.
 */
export function readMovementList(rows: readonly CsvRow[], mapping: readonly ListColumn[]): ListedMovements {
  const body = bodyOf(rows);
  const sectionOf = (row: CsvRow): string => cellOf(row, mapping, 'section');
  const sections = Map.groupBy(body.slice(0, MOST_SECTIONS * MOST_CELLS), sectionOf);
  const names = [...sections.keys()].toSorted().slice(0, MOST_SECTIONS);
  // An empty file has one section, without a line.
  const read = (names.length === 0 ? [''] : names).map((section) => {
    return { section, movement: readSection(sections.get(section) ?? [], mapping) };
  });
  const problems = read.flatMap(({ movement }) => (movement.kind === 'problems' ? movement.problems : []));
  if (problems.length > 0) return { movements: [], problems: problems.toSorted((a, b) => a.line - b.line) };
  const movements = read.flatMap(({ section, movement }) =>
    movement.kind === 'own' ? [{ section: read.length === 1 ? '' : section, spec: movement }] : [],
  );
  return { movements, problems };
}

function readSection(body: readonly CsvRow[], mapping: readonly ListColumn[]): OwnSpec | MovementCsvProblems {
  const lines = body.slice(0, MOST_CELLS + 1);
  const own = mapping.map((column) => (column === 'section' ? 'nothing' : column));
  const place = mapping.indexOf('set');
  const size = boardsOfASet(lines.map(({ cells }) => cells[place] ?? ''));
  const numbered =
    size === null ? lines : withCells(lines, place, (text) => (text === '' ? '' : String(rangeOf(text).last / size)));
  return readMovementCsv(underHeads(numbered, own), { name: '', boardsPerRound: size ?? USUAL_BOARDS, copies: 1 });
}

/** `3-4`, or one board alone. */
const RANGE = /^(\d{1,3})\s*[-\u2013]\s*(\d{1,3})$/u;

function rangeOf(text: string): { readonly first: number; readonly last: number } {
  const [, first = '0', last = '0'] = RANGE.exec(text) ?? [];
  return { first: Number(first), last: Number(last) };
}

/** How many boards a set has where all are written as their first and last board; null where they are not. */
function boardsOfASet(cells: readonly string[]): number | null {
  const ranges = cells.filter((cell) => cell !== '').map(rangeOf);
  const [one] = ranges;
  const size = one ? one.last - one.first + 1 : 0;
  const isWhole = ranges.every(({ first, last }) => last - first + 1 === size && last > 0 && last % size === 0);
  return size > 0 && isWhole ? size : null;
}
