import { LANGUAGES, type Language } from '../../language.ts';
import type { CsvRow } from '../csv.ts';
import { RESULT_COLUMNS, type ResultColumn } from '../results/columns.ts';
import { NAME_HEADS, type EventColumns } from './lines.ts';
import type { MappedColumn } from './mapping.ts';

/**
 * The lines of a file by what its columns hold, with the score from North-South's side in a column of its own.
 * Contracts and declarers may be in either language: the columns are given for each.
 */
export function mappedLines(
  rows: readonly CsvRow[],
  mapping: readonly MappedColumn[],
): { readonly rows: readonly CsvRow[]; readonly columns: readonly EventColumns[] } {
  const at = (column: MappedColumn): number | undefined => {
    const place = mapping.indexOf(column);
    return place < 0 ? undefined : place;
  };
  const places = new Map(
    RESULT_COLUMNS.flatMap((column): [ResultColumn, number][] => {
      const place = mapping.findIndex((one) => one === column);
      return place < 0 ? [] : [[column, place]];
    }),
  );
  const theirs = at('ewScore');
  const own = at('score');
  if (theirs !== undefined) places.set('score', mapping.length);
  const isSides = (['ns', 'ew'] as const).every((side) => places.has(side));
  const columnsIn = (language: Language): EventColumns => ({
    results: { places, language },
    table: at('table'),
    names: isSides ? NAME_HEADS.pairs.map(at) : [],
  });
  return {
    rows: theirs === undefined ? rows : rows.map((row) => withScore(row, { own, theirs, into: mapping.length })),
    columns: LANGUAGES.map(columnsIn),
  };
}

interface ScorePlaces {
  readonly own: number | undefined;
  readonly theirs: number;
  readonly into: number;
}

/** A line with one score, from North-South's side. */
function withScore({ line, cells }: CsvRow, { own, theirs, into }: ScorePlaces): CsvRow {
  const mine = own === undefined ? '' : (cells[own] ?? '');
  const other = cells[theirs] ?? '';
  const isOthers = other !== '' && (mine === '' || (mine === '0' && other !== '0'));
  const score = isOthers ? turned(other) : mine;
  const kept = Array.from({ length: into }, (_, index) => cells[index] ?? '');
  return { line, cells: [...kept, score] };
}

/** What can't be read stays, and is named. */
function turned(score: string): string {
  if (/^[-−]/.test(score)) return score.slice(1);
  return /^\+?0*[1-9]/.test(score) ? `-${score.replace('+', '')}` : score;
}
