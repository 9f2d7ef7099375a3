/**
 * An event as CSV: the columns of `etui score` with `table`, and with the names of who played in `ns_player1`,
 * `ns_player2`, `ew_player1`, `ew_player2` (an individual: `n_player` ...). Deals alone have the columns `board`,
 * `north`, `east`, `south`, `west`. Without heads it is what salliere writes (board, NS, EW, contract, declarer,
 * tricks, score of North-South or of East-West, matchpoints of both), or deals as sixteen suits and a number.
 */
import { readCsv, type CsvRow } from '../csv.ts';
import { decodeText } from '../decode-text.ts';
import type { LinesRead, TournamentFile } from '../event/file.ts';
import type { TournamentEvent } from '../event/event.ts';
import { csvSeatingOf, readResultColumns, type ResultColumn } from '../results/columns.ts';
import { bareHands, dealColumns, isBareDeal, readDealLines } from './deals.ts';
import { eventOfLines } from './event.ts';
import { NAME_HEADS, readEventLine, type CsvEventLine, type EventColumns } from './lines.ts';
import { mappedLines } from './mapped.ts';
import { hasResultHeads, isWholeMapping, type MappedColumn } from './mapping.ts';
import { csvEventProblem, type CsvEventProblem, type CsvEventProblemCode } from './problem.ts';

/**
 * Reads any bytes; a line with a problem is left out, and the others stay.
 * @param mapping what the columns hold, where their heads don't say it
 */
export function readCsvEvent(
  bytes: Uint8Array,
  mapping?: readonly MappedColumn[],
  onLines?: LinesRead,
): TournamentFile<CsvEventProblemCode> {
  const rows = readCsv(decodeText(bytes).text);
  if ('code' in rows) return fileOf(null, [csvEventProblem(rows.code, rows.line)]);
  const [head, ...body] = rows;
  if (!head) return fileOf(null, [csvEventProblem('emptyFile', 1)]);
  if (mapping) return readMapped(head, body, { mapping, onLines });
  if (isBareDeal(head)) {
    const { event, problems } = readDealLines(rows, bareHands);
    return fileOf(event, problems);
  }
  if (isBareResult(head)) return readLines(rows.map(withOneScore), BARE_COLUMNS, onLines);
  const ofDeals = dealColumns(head);
  if (ofDeals) {
    const { event, problems } = readDealLines(body, ({ cells }) => {
      return { board: cells[ofDeals.board] ?? '', hands: ofDeals.hands.map((place) => cells[place] ?? '') };
    });
    return fileOf(event, problems);
  }
  return readHeadedResults(head, body, onLines);
}

/** After so many lines it is said how many are read. */
const SLICE = 5000;

/** Whether the first line of a CSV is a deal or a result by its cells, and no heads. */
export function isHeadlessCsv(text: string): boolean {
  const rows = readCsv(/^.*/.exec(text)?.[0] ?? '');
  const first = 'code' in rows ? undefined : rows[0];
  return first !== undefined && (isBareDeal(first) || isBareResult(first));
}

function readHeadedResults(
  head: CsvRow,
  body: readonly CsvRow[],
  onLines?: LinesRead,
): TournamentFile<CsvEventProblemCode> {
  const { columns, problems } = readResultColumns(head);
  if (problems.length > 0) {
    const twice = problems.find(({ code }) => code === 'columnTwice');
    const text = head.cells.join(', ');
    return fileOf(null, [csvEventProblem(twice ? 'columnTwice' : 'columnsUnknown', head.line, twice?.column ?? text)]);
  }
  if (body.length === 0) return fileOf(null, [csvEventProblem('emptyFile', head.line)]);
  const heads = head.cells.map((cell) => cell.toLowerCase());
  const place = (name: string): number | undefined => (heads.includes(name) ? heads.indexOf(name) : undefined);
  const names = NAME_HEADS[csvSeatingOf(columns)].map(place);
  return readLines(body, { results: columns, table: place('table'), names }, onLines);
}

/** The file is in the language in which fewer of its lines have a problem. */
function readMapped(
  head: CsvRow,
  body: readonly CsvRow[],
  { mapping, onLines }: { readonly mapping: readonly MappedColumn[]; readonly onLines: LinesRead | undefined },
): TournamentFile<CsvEventProblemCode> {
  if (!isWholeMapping(mapping)) {
    return fileOf(null, [csvEventProblem('columnsUnknown', head.line, head.cells.join(', '))]);
  }
  const { rows, columns } = mappedLines(hasResultHeads(head) ? body : [head, ...body], mapping);
  const [first, ...others] = columns.map((own, index) => {
    return linesOf(rows, own, (done, of) => onLines?.(index * of + done, columns.length * of));
  });
  const best = others.reduce(
    (one, other) => (one && one.problems.length <= other.problems.length ? one : other),
    first,
  );
  return best ? fileOfLines(best) : fileOf(null, []);
}

function readLines(
  rows: readonly CsvRow[],
  columns: EventColumns,
  onLines?: LinesRead,
): TournamentFile<CsvEventProblemCode> {
  return fileOfLines(linesOf(rows, columns, onLines));
}

interface ReadLines {
  readonly lines: readonly CsvEventLine[];
  readonly problems: readonly CsvEventProblem[];
}

function linesOf(rows: readonly CsvRow[], columns: EventColumns, onLines?: LinesRead): ReadLines {
  const lines: CsvEventLine[] = [];
  const problems: CsvEventProblem[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % SLICE === 0) onLines?.(index, rows.length);
    const { line, problem } = readEventLine(row, columns);
    if (line) lines.push(line);
    if (problem) problems.push(problem);
  }
  onLines?.(rows.length, rows.length);
  return { lines, problems };
}

function fileOfLines({ lines, problems }: ReadLines): TournamentFile<CsvEventProblemCode> {
  return fileOf(lines.length === 0 ? null : eventOfLines(lines), problems);
}

function fileOf(
  event: TournamentEvent | null,
  problems: readonly CsvEventProblem[],
): TournamentFile<CsvEventProblemCode> {
  return { format: 'csv', version: null, events: event ? [event] : [], problems };
}

const BARE: readonly ResultColumn[] = ['board', 'ns', 'ew', 'contract', 'declarer', 'tricks', 'score', 'award'];
const BARE_COLUMNS: EventColumns = {
  results: { places: new Map(BARE.map((column, place) => [column, place])), language: 'en' },
  table: undefined,
  names: [],
};
/** The column of East-West's score in a file without heads. */
const SCORE_OF_EAST_WEST = 7;

function isBareResult({ cells }: CsvRow): boolean {
  const [board = '', ns = '', ew = '', contract = ''] = cells;
  const areNumbers = [board, ns, ew].every((cell) => /^\d{1,4}$/.test(cell));
  return (
    areNumbers &&
    cells.length >= SCORE_OF_EAST_WEST &&
    /^(?:[1-7](?:[CDHSN]|NT)[x*]{0,2}|p(?:ass)?|a.*|)$/i.test(contract)
  );
}

/** A line without heads with one score, from North-South; an award stands where the contract would, beside a 0. */
function withOneScore({ line, cells }: CsvRow): CsvRow {
  const east = cells[SCORE_OF_EAST_WEST] ?? '';
  const own = cells.slice(0, SCORE_OF_EAST_WEST);
  const contract = own[3] ?? '';
  if (/^a/i.test(contract)) return { line, cells: [...own.slice(0, 3), '', '', '', '', contract] };
  if (own[6] === '' && /^\d+$/.test(east) && east !== '0') return { line, cells: [...own.slice(0, 6), `-${east}`] };
  return { line, cells: own };
}
