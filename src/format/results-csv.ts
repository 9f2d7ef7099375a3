/**
 * Results as CSV: a header row, then a line a result. Columns in any order and either case, others ignored:
 * `board`, `ns`, `ew`, and either `contract` (4S, 4SX, 3NTXX, PASS) with `declarer` and `tricks` (0 to 13) or
 * `result` (=, +1, -2), or `score` (from North-South), or `award` (A6040; NP not played; 67%170+33%140 weighted).
 * Also `section`, `lead` and `form`. A contract and a score on one line must agree.
 *
 *     readResultsCsv('board,ns,ew,score\n1,1,2,420\n1,3,4,-50', null)
 *     // { kind: 'results', winners: 2, entries: [...], results: [{ line: 2, board: 1, ns: 0, ew: 1, score: 420, ... }] }
 */
import { outcomeScore } from '../bridge/score.ts';
import type { ScoringLine } from '../scoring/lines.ts';
import { readCsv, type CsvRow } from './csv.ts';
import { readColumns, resultRow, type Columns, type ResultRow } from './results-csv-columns.ts';
import { entriesOf, type CsvEntry, type SeatedPairs } from './results-csv-entries.ts';
import { readCsvOutcome, type CsvOutcome } from './results-csv-outcome.ts';
import { isProblem, type ResultsCsvProblem } from './results-csv-problem.ts';

export interface ResultsCsv {
  readonly kind: 'results';
  readonly winners: 1 | 2;
  /** Whether the file names sections. */
  readonly sections: boolean;
  /** In natural order of section and name; a result names a pair by its place here. */
  readonly entries: readonly CsvEntry[];
  /** In the order of the file. */
  readonly results: readonly CsvResult[];
}

/** One line of the file, ready to be scored. */
export interface CsvResult extends ScoringLine {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly outcome: CsvOutcome;
}

/** Everything that is wrong with a file, in order of its lines; never empty. */
export interface ResultsCsvProblems {
  readonly kind: 'problems';
  readonly problems: readonly ResultsCsvProblem[];
}

/**
 * Reads a file of results. Never throws: what is wrong is listed with its line and column.
 * @param winners one ranking or two; null when the file is to tell: two when no pair plays both directions
 */
export function readResultsCsv(text: string, winners: 1 | 2 | null): ResultsCsv | ResultsCsvProblems {
  const rows = readCsv(text);
  if ('code' in rows) return problems([{ kind: 'problem', code: rows.code, line: rows.line, column: null }]);
  const [header, ...body] = rows;
  if (header === undefined) return problems([{ kind: 'problem', code: 'emptyFile', line: 1, column: null }]);
  const { columns, problems: wrongColumns } = readColumns(header);
  if (wrongColumns.length > 0) return problems(wrongColumns);
  if (body.length === 0) return problems([{ kind: 'problem', code: 'noResults', line: header.line, column: null }]);
  return readBody(body, columns, winners);
}

function problems(list: readonly ResultsCsvProblem[]): ResultsCsvProblems {
  return { kind: 'problems', problems: list };
}

function readBody(body: readonly CsvRow[], columns: Columns, asked: 1 | 2 | null): ResultsCsv | ResultsCsvProblems {
  const lines = body.map((row) => readLine(resultRow(row, columns)));
  const seated = lines.flatMap((line) => line.seated ?? []);
  const { winners, entries, seats, problems: wrongSeats } = entriesOf(seated, asked);
  const wrong = [...lines.flatMap((line) => line.problems), ...wrongSeats, ...differentForms(seated)];
  if (wrong.length > 0) return problems(wrong.toSorted((a, b) => a.line - b.line));
  // nothing is wrong, so every line is seated and the lists run side by side
  const results = seated.flatMap(({ line, board }, index) => {
    const seat = seats[index];
    const outcome = lines[index]?.outcome;
    return seat && outcome ? [{ line, board, ...seat, outcome, ...scored(outcome, board) }] : [];
  });
  return { kind: 'results', winners, sections: columns.has('section'), entries, results };
}

interface ReadLine {
  /** Null when the board or a pair could not be read. */
  readonly seated: SeatedForm | null;
  /** Null when what happened could not be read. */
  readonly outcome: CsvOutcome | null;
  readonly problems: readonly ResultsCsvProblem[];
}

interface SeatedForm extends SeatedPairs {
  readonly form: string;
}

function readLine(row: ResultRow): ReadLine {
  const { line, cells } = row;
  const problems: ResultsCsvProblem[] = [];
  for (const column of ['board', 'ns', 'ew'] as const) {
    if (cells[column] === '') problems.push({ kind: 'problem', line, column, code: 'empty' });
  }
  const board = /^0*[1-9]\d{0,3}$/.test(cells.board) ? Number(cells.board) : null;
  if (board === null) {
    if (cells.board !== '') problems.push({ kind: 'problem', line, column: 'board', code: 'board', text: cells.board });
    return { seated: null, outcome: null, problems };
  }
  const outcome = readCsvOutcome(row, board);
  const named = problems.length === 0;
  const { ns, ew, section, form } = cells;
  return {
    seated: named ? { line, board, section, ns, ew, form } : null,
    outcome: isProblem(outcome) ? null : outcome,
    problems: isProblem(outcome) ? [...problems, outcome] : problems,
  };
}

/** A fouled board: each form is a field of its own, which is not scored from a file. */
function differentForms(lines: readonly SeatedForm[]): readonly ResultsCsvProblem[] {
  const boards = Map.groupBy(lines, ({ board }) => board);
  return [...boards].flatMap(([board, group]): readonly ResultsCsvProblem[] => {
    const other = group.find(({ form }) => form !== group[0]?.form);
    return other ? [{ kind: 'problem', line: other.line, column: 'form', code: 'formsDiffer', board }] : [];
  });
}

/** What the scorer compares of an outcome. */
function scored(outcome: CsvOutcome, board: number): Pick<ScoringLine, 'score' | 'award' | 'weighted'> {
  if (outcome.kind === 'weighted') return { score: null, award: null, weighted: outcome.scores };
  const award = outcome.kind === 'award' ? { ns: outcome.ns, ew: outcome.ew } : null;
  return { score: outcomeScore(outcome, board), award };
}
