import type { OwnSpec } from '../../movement/families/own.ts';
import type { CsvRow } from '../csv.ts';
import { MOST_CELLS } from '../../movement/own/grid.ts';
import { readMovementCsv, type MovementCsvProblems } from '../movement-csv.ts';
import type { ListColumn } from './columns.ts';
import { bodyOf, underHeads, withCells } from './rows.ts';

/** As files have them that don't say it. */
const USUAL_BOARDS = 2;

/** Reads a movement of pairs by what its columns hold. Boards such as `3-4` instead of sets give the boards a round. */
export function readMovementList(
  rows: readonly CsvRow[],
  mapping: readonly ListColumn[],
): OwnSpec | MovementCsvProblems {
  const body = bodyOf(rows).slice(0, MOST_CELLS + 1);
  const place = mapping.indexOf('set');
  const size = boardsOfASet(body.map(({ cells }) => cells[place] ?? ''));
  const numbered =
    size === null ? body : withCells(body, place, (text) => (text === '' ? '' : String(rangeOf(text).last / size)));
  return readMovementCsv(underHeads(numbered, mapping), { name: '', boardsPerRound: size ?? USUAL_BOARDS, copies: 1 });
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
