/**
 * Results as CSV: a header row, then a line for each result. Columns in any order and either case, others ignored:
 * `board`, `ns`, `ew`, and either `contract` (4S, 4SX, 3NTXX, PASS) with `declarer` and `tricks` (0 to 13) or `result`
 * (=, +1, -2), or `score` (from North-South), or `award` (A6040; A+/- average plus and minus; A+/NP for one side only;
 * NP not played; 67%170+33%140 weighted; S-50/450 split). Also `section`, `round`, `lead`, `form`, `datum` (IMPs
 * against a given score) and `match` (board-a-match). In an individual `n`, `s`, `e` and `w` name the players in place
 * of `ns` and `ew`. A contract and a score on one line must agree. With French heads (`Étui`, `EO`, `Contrat` ...)
 * contracts, declarers and leads are French too: 4P, 3SA, O, CR.
 *
 *     readResultsCsv('board,ns,ew,score\n1,1,2,420\n1,3,4,-50', null)
 *     // { kind: 'results', winners: 2, entries: [...], results: [{ line: 2, board: 1, ns: 0, ew: 1, score: 420, ... }] }
 */
import { awardedSides, onlySideOf } from '../../bridge/result/award.ts';
import { outcomeScore } from '../../bridge/score/score.ts';
import type { Side } from '../../bridge/seat.ts';
import type { UndertrickScale } from '../../bridge/score/undertricks.ts';
import type { ScoringLine } from '../../scoring/scoring-line.ts';
import { readCsv, type CsvRow } from '../csv.ts';
import { readPairsCsvOutcome, type PairsCsvOutcome } from './award.ts';
import {
  readResultColumns,
  resultsCsvRow,
  SEAT_COLUMNS,
  csvSeatingOf,
  type ResultColumns,
  type ResultsCsvRow,
  type CsvSeating,
} from './columns.ts';
import { csvEntriesOf, type CsvEntry } from './entries.ts';
import { csvPlayersOf } from './players.ts';
import { isCsvProblem, type ResultsCsvProblem } from './problem.ts';

export interface ResultsCsv {
  readonly kind: 'results';
  /** 1 in an individual. */
  readonly winners: 1 | 2;
  /** Whether the entries are pairs, or players of an individual. */
  readonly seating: CsvSeating;
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
  readonly outcome: PairsCsvOutcome;
  /** From 1; left out when the file has no round, or something else in its place. */
  readonly round?: number;
}

/** All problems of a file, in order of lines; never empty. */
export interface ResultsCsvProblems {
  readonly kind: 'problems';
  readonly problems: readonly ResultsCsvProblem[];
}

/**
 * Reads a file of results. Never throws: problems are listed with line and column.
 * @param winners one ranking or two; null for two when no pair plays both directions, else one
 * @param scale of undertricks, by the regulation
 */
export function readResultsCsv(
  text: string,
  winners: 1 | 2 | null,
  scale: UndertrickScale = 'since-1987',
): ResultsCsv | ResultsCsvProblems {
  const rows = readCsv(text);
  if ('code' in rows) return problems([{ kind: 'problem', code: rows.code, line: rows.line, column: null }]);
  const [header, ...body] = rows;
  if (header === undefined) return problems([{ kind: 'problem', code: 'emptyFile', line: 1, column: null }]);
  const { columns, problems: wrongColumns } = readResultColumns(header);
  if (wrongColumns.length > 0) return problems(wrongColumns);
  if (body.length === 0) return problems([{ kind: 'problem', code: 'noResults', line: header.line, column: null }]);
  const beyond = cellsBeyond(header, body);
  return beyond.length > 0 ? problems(beyond) : readBody(body, columns, winners, scale);
}

function problems(list: readonly ResultsCsvProblem[]): ResultsCsvProblems {
  return { kind: 'problems', problems: list };
}

/** Cells beyond the last named column. An extra cell shifts those after it, so data would be lost. */
function cellsBeyond(header: CsvRow, body: readonly CsvRow[]): ResultsCsvProblem[] {
  return body.flatMap(({ line, cells }) => {
    const text = cells.slice(header.cells.length).find((cell) => cell !== '');
    return text === undefined ? [] : [{ kind: 'problem', line, column: null, code: 'cellBeyond', text } as const];
  });
}

function readBody(
  body: readonly CsvRow[],
  columns: ResultColumns,
  askedWinners: 1 | 2 | null,
  scale: UndertrickScale,
): ResultsCsv | ResultsCsvProblems {
  const seating = csvSeatingOf(columns);
  const lines = body.map((row) => readLine(resultsCsvRow(row, columns), seating, scale));
  const seated = lines.flatMap((line) => line.seated ?? []);
  const { winners, entries, seats, problems: wrongSeats } = seatedBy(seating, seated, askedWinners);
  const wrong = [...lines.flatMap((line) => line.problems), ...wrongSeats];
  if (wrong.length > 0) return problems(wrong.toSorted((a, b) => a.line - b.line));
  // Without a problem every line is seated, so the lists have the same order.
  const results = seated.flatMap(({ line, board, form, measure }, index) => {
    const seat = seats[index];
    const outcome = lines[index]?.outcome;
    const ofForm = form === '' ? measure : { ...measure, form };
    return seat && outcome ? [{ line, board, ...seat, outcome, ...scored(outcome, board, scale), ...ofForm }] : [];
  });
  return { kind: 'results', winners, seating, sections: columns.places.has('section'), entries, results };
}

function seatedBy(seating: CsvSeating, lines: readonly SeatedLine[], askedWinners: 1 | 2 | null) {
  if (seating === 'pairs') return csvEntriesOf(lines, askedWinners);
  return { winners: 1 as const, ...csvPlayersOf(lines.map((line) => ({ ...line, players: line }))) };
}

interface ReadLine {
  /** Null when the board, a pair or a player could not be read. */
  readonly seated: SeatedLine | null;
  /** Null when the outcome could not be read. */
  readonly outcome: PairsCsvOutcome | null;
  readonly problems: readonly ResultsCsvProblem[];
}

/** Names are '' for columns that the file doesn't have. */
interface SeatedLine extends Pick<ResultsCsvRow['cells'], 'section' | 'form' | 'ns' | 'ew' | 'n' | 's' | 'e' | 'w'> {
  readonly line: number;
  readonly board: number;
  readonly measure: Measure;
  readonly onlySide: Side | null;
}

/** What the result is compared with, and when it was played. */
type Measure = Pick<CsvResult, 'datum' | 'match' | 'round'>;

function readLine(row: ResultsCsvRow, seating: CsvSeating, scale: UndertrickScale): ReadLine {
  const { line, cells } = row;
  const problems: ResultsCsvProblem[] = [];
  for (const column of ['board', ...SEAT_COLUMNS[seating]] as const) {
    if (cells[column] === '') problems.push({ kind: 'problem', line, column, code: 'empty' });
  }
  const board = /^0*[1-9]\d{0,3}$/.test(cells.board) ? Number(cells.board) : null;
  if (board === null) {
    if (cells.board !== '') problems.push({ kind: 'problem', line, column: 'board', code: 'board', text: cells.board });
    return { seated: null, outcome: null, problems };
  }
  const datum = readDatum(cells.datum);
  if (datum === null) problems.push({ kind: 'problem', line, column: 'datum', code: 'datum', text: cells.datum });
  const outcome = readPairsCsvOutcome(row, board, scale);
  const { section, form, ns, ew, n, s, e, w } = cells;
  const measure = { ...datum, ...matchOf(cells), ...roundOf(cells) };
  const onlySide = outcome.kind === 'award' ? onlySideOf(outcome) : null;
  return {
    seated: problems.length === 0 ? { line, board, section, form, ns, ew, n, s, e, w, measure, onlySide } : null,
    outcome: isCsvProblem(outcome) ? null : outcome,
    problems: isCsvProblem(outcome) ? [...problems, outcome] : problems,
  };
}

/** A score from North-South, in whole points; null for anything else. */
function readDatum(text: string): Measure | null {
  if (text === '') return {};
  const match = /^([+\-\u2212]?)(\d{1,4})$/.exec(text);
  if (!match) return null;
  const size = Number(match[2]);
  return { datum: match[1] === '' || match[1] === '+' ? size : 0 - size };
}

/** Matches of two sections are two, and a section without matches is one. */
function matchOf({ section, match }: ResultsCsvRow['cells']): Measure {
  const name = [section, match].filter((part) => part !== '').join(' ');
  return name === '' ? {} : { match: name };
}

/** Other programs write various texts in this column, and few need it: any text that is no round is ignored. */
function roundOf({ round }: ResultsCsvRow['cells']): Measure {
  return /^0*[1-9]\d{0,2}$/.test(round) ? { round: Number(round) } : {};
}

/** The part of an outcome that is scored. */
function scored(
  outcome: PairsCsvOutcome,
  board: number,
  scale: UndertrickScale,
): Pick<ScoringLine, 'score' | 'award' | 'weighted' | 'split'> {
  switch (outcome.kind) {
    case 'weighted':
      return { score: null, award: null, weighted: outcome.scores };
    case 'split':
      return { score: null, award: null, split: { ns: outcome.ns, ew: outcome.ew } };
    case 'award':
      return { score: null, award: awardedSides(outcome) };
    case 'averages':
      return { score: null, award: { ns: outcome.ns, ew: outcome.ew } };
    case 'played':
    case 'passedOut':
    case 'score':
    case 'notPlayed':
      return { score: outcomeScore(outcome, board, scale), award: null };
  }
}
