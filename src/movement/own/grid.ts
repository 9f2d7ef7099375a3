import { makeMovement, isMovement } from '../make.ts';
import type { OwnSpec } from '../families/own.ts';
import { ownMovementOf, type OwnMovementLine } from './lines.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import type { MovementProblem } from '../problem.ts';
import { movementErrors, validateMovement } from '../validate.ts';

/**
 * A movement of the club's own while it is typed: rounds down, tables across, in each cell `ns-ew set`, such as
 * `4-17 9`. A pair that sits out stands alone: `4-` or `-17`.
 */
export interface MovementGrid {
  readonly name: string;
  readonly boardsPerRound: number;
  /** Copies there are of each board. */
  readonly copies: number;
  /** cells[round - 1][table - 1], as typed; all rounds have as many tables. */
  readonly cells: readonly (readonly string[])[];
}

/** Tables times rounds of the largest grid: a hundred tables in thirty rounds. */
export const MOST_CELLS = 3000;

/** A problem of a grid: at a cell, in a whole round (table null) or in the whole movement (round null). */
export interface GridProblem {
  readonly round: number | null;
  readonly table: number | null;
  readonly problem: MovementProblem | { readonly severity: 'error'; readonly code: 'unreadable' };
}

/** What a grid holds so far. */
export interface ReadGrid {
  /** The movement, once every cell is filled and there is no error. */
  readonly spec: OwnSpec | null;
  /** The number of empty cells. */
  readonly empty: number;
  /** Errors, in order of the rounds; warnings once there are none and every cell is filled. */
  readonly problems: readonly GridProblem[];
}

const CELL = /^(\d{1,3})?\s*[-–/]\s*(\d{1,3})?(?:[\s:;,]+(\d{1,3}))?$/;

/** Errors that every unfinished grid has. */
const UNFINISHED: ReadonlySet<MovementProblem['code']> = new Set(['table-missing', 'not-seated', 'not-as-asked']);

/** Reads a grid and checks its cells so far with the validator of all movements. */
export function readGrid(grid: MovementGrid): ReadGrid {
  const { name, boardsPerRound, copies, cells } = grid;
  const tables = cells[0]?.length ?? 0;
  const places = cells.flatMap((row, index) =>
    row.map((text, place) => ({ text: text.trim(), round: index + 1, table: place + 1 })),
  );
  const filled = places.filter(({ text }) => text !== '');
  const lines = filled.flatMap(({ text, round, table }) => readCell(text, round, table) ?? []);
  const unreadable = filled
    .filter(({ text, round, table }) => readCell(text, round, table) === null)
    .map(({ round, table }): GridProblem => ({ round, table, problem: { severity: 'error', code: 'unreadable' } }));
  const empty = places.length - filled.length;
  if (lines.length === 0) return { spec: null, empty, problems: unreadable };
  const found = ownMovementOf(lines, cells.length, tables);
  const spec: OwnSpec = { kind: 'own', name: name.trim(), boardsPerRound, copies, rounds: cells.length, ...found };
  const movement = makeMovement(spec);
  if (!isMovement(movement)) return { spec: null, empty, problems: unreadable };
  const isWhole = empty === 0 && unreadable.length === 0;
  const checked: readonly MovementProblem[] = isWhole
    ? validateMovement(movement)
    : movementErrors(movement)
        .filter(({ code }) => !UNFINISHED.has(code))
        .map((error) => ({ severity: 'error', ...error }));
  const problems = [...unreadable, ...checked.map(atItsPlace)].toSorted(
    (a, b) => (a.round ?? 0) - (b.round ?? 0) || (a.table ?? 0) - (b.table ?? 0),
  );
  const isSound = isWhole && problems.every(({ problem }) => problem.severity === 'warning');
  return { spec: isSound ? spec : null, empty, problems };
}

function atItsPlace(problem: MovementProblem): GridProblem {
  return {
    round: 'round' in problem ? problem.round : null,
    table: 'round' in problem && 'table' in problem ? problem.table : null,
    problem,
  };
}

/** Null for text that is no cell. */
function readCell(text: string, round: number, table: number): OwnMovementLine | null {
  const match = CELL.exec(text);
  const [ns, ew, set] = [1, 2, 3].map((group) => (match?.[group] === undefined ? null : Number(match[group])));
  if (!match || (ns === null && ew === null) || ns === 0 || ew === 0 || set === 0) return null;
  // Two pairs play a set.
  if (ns !== null && ew !== null && set === null) return null;
  return { round, table, ns: ns ?? null, ew: ew ?? null, set: set ?? null };
}

/** The grid of a movement, in the numbers that are typed: with two rankings both lines count from 1. */
export function gridOf({ name, boardsPerRound, copies, schedule, tables, winners, phantom }: OwnSpec): MovementGrid {
  const cells = schedule.map((seatings) =>
    numbersTo(tables).map((table) => {
      const seating = seatings.find((each) => each.table === table);
      if (!seating) return '';
      const { ns, ew, set } = seating;
      const east = winners === 2 ? ew - tables : ew;
      if (ns === phantom) return `-${east}`;
      return ew === phantom ? `${ns}-` : `${ns}-${east} ${set}`;
    }),
  );
  return { name, boardsPerRound, copies, cells };
}

/** The grid with so many rounds and tables; cells it already had keep their text. */
export function resizeGrid(grid: MovementGrid, rounds: number, tables: number): MovementGrid {
  const cells = numbersTo(rounds).map((round) =>
    numbersTo(tables).map((table) => grid.cells[round - 1]?.[table - 1] ?? ''),
  );
  return { ...grid, cells };
}

/**
 * The grid with cells copied from a spreadsheet (tabs between cells, one line a round) pasted from one cell on. It
 * grows where they reach beyond its edge; null where it would be too large.
 */
export function pasteIntoGrid(grid: MovementGrid, text: string, round: number, table: number): MovementGrid | null {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const widest = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const rounds = Math.max(grid.cells.length, round - 1 + rows.length);
  const tables = Math.max(grid.cells[0]?.length ?? 0, table - 1 + widest);
  if (rounds * tables > MOST_CELLS) return null;
  const grown = resizeGrid(grid, rounds, tables);
  const cells = grown.cells.map((row, index) =>
    row.map((cell, place) => rows[index - round + 1]?.[place - table + 1]?.trim() ?? cell),
  );
  return { ...grown, cells };
}
