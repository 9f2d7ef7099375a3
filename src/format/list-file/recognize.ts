import type { CsvRow } from '../csv.ts';
import type { MappedColumn } from '../csv-event/mapping.ts';
import { guessColumns, hasHeads } from '../members/columns.ts';
import { cellKinds, guessByHeads, hasListHeads, isWholeList, type CsvContent, type ListColumn } from './columns.ts';

/** Numbers of pairs and teams are smaller; those that a federation gives have more digits. */
const LARGEST_NUMBER = 99;

/**
 * What a CSV file holds by its heads, without heads by its cells; null where it may be one thing or another.
 * @param results what its columns would hold as results
 */
export function recognizeContent(rows: readonly CsvRow[], results: readonly MappedColumn[]): CsvContent | null {
  return hasListHeads(rows) || hasHeads(rows) ? byHeads(rows, results) : byCells(rows, results);
}

function byHeads(rows: readonly CsvRow[], results: readonly MappedColumn[]): CsvContent | null {
  const width = rows[0]?.cells.length ?? 0;
  const guess = {
    movement: guessByHeads('movement', rows, width),
    entries: guessByHeads('entries', rows, width),
    ranking: guessByHeads('ranking', rows, width),
  };
  const isMovement = (['round', 'table', 'ns', 'ew'] as const).every((column) => guess.movement.includes(column));
  if (isMovement && !results.some((column) => OF_RESULTS.has(column))) return 'movement';
  if (isLikelyResults(results)) return 'results';
  const members = guessColumns(rows);
  const hasMembers = members.some(({ is }) => is === 'name' || is === 'last');
  if (isWholeList('ranking', guess.ranking)) return 'ranking';
  const hasSeveral = guess.entries.includes('player2') || guess.entries.includes('team');
  const isNumbered = rows[0]?.cells.some((head) => /^(?:pair|entry|paire|table)\b/i.test(head)) ?? false;
  if (hasSeveral || (isNumbered && isWholeList('entries', guess.entries))) return 'entries';
  if (!hasMembers) return isWholeList('entries', guess.entries) ? 'entries' : null;
  return isNumberedList(rows, guess.entries) ? null : 'members';
}

/** Whether there are small numbers and names, and nothing else: the members of a club, or who plays tonight. */
function isNumberedList([, ...body]: readonly CsvRow[], mapping: readonly ListColumn[]): boolean {
  const number = mapping.indexOf('number');
  const isAlone = mapping.every((column) => column === 'number' || column === 'players' || column === 'player1');
  return isAlone && number >= 0 && areSmall(body, number);
}

/** What became of a board, beside its contract. */
const PLAYED: readonly MappedColumn[] = ['score', 'ewScore', 'award', 'tricks', 'result', 'declarer', 'lead'];
/** Columns that results have, and no movement. */
const OF_RESULTS: ReadonlySet<MappedColumn> = new Set<MappedColumn>(['board', 'contract', ...PLAYED]);

function isLikelyResults(columns: readonly MappedColumn[]): boolean {
  if (columns.includes('board') || columns.includes('contract')) return true;
  const isPlayed = PLAYED.some((column) => columns.includes(column));
  return isPlayed && columns.includes('ns') && columns.includes('ew');
}

function byCells(rows: readonly CsvRow[], results: readonly MappedColumn[]): CsvContent | null {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const kinds = cellKinds(rows, width);
  const [words, wholes, figures] = (['words', 'whole', 'figure'] as const).map(
    (kind) => kinds.filter((one) => one === kind).length,
  );
  if (isLikelyResults(results)) return 'results';
  if (words !== undefined && words >= 1 && words <= 2 && figures === 1) return 'ranking';
  // salliere names its pairs so: the number, and both players.
  const isNumbered = wholes === 1 && areSmall(rows, kinds.indexOf('whole'));
  if (words === 2 && isNumbered) return 'entries';
  const isNamed = guessColumns(rows).some(({ is }) => is === 'name');
  if (words === 1 && isNamed && !isNumbered) return 'members';
  return null;
}

/** Whether the numbers in a column are those of pairs and teams. */
function areSmall(rows: readonly CsvRow[], place: number): boolean {
  return rows.slice(0, LARGEST_NUMBER).every(({ cells }) => Number(cells[place]) <= LARGEST_NUMBER);
}
