import { decimalText } from '../event/decimal.ts';
import type { FileResult } from '../event/event.ts';
import type { PbnProblem } from './faults.ts';
import type { PbnGame } from './games.ts';
import { pbnOutcome, scoreOfSides, scoreOfTag, type WrittenResult } from './outcome.ts';
import { readPbnTable, type PbnTableRow } from './table.ts';

/** A result, with who played it as the file calls them; '' where it doesn't say. */
export interface PbnResult extends Omit<FileResult, 'seats'> {
  readonly ns: string;
  readonly ew: string;
  readonly nsNames: string;
  readonly ewNames: string;
}

/** The results of a game: the lines of its table of scores, else its own contract and result. */
export function readGameResults(game: PbnGame, board: number) {
  const table = game.get('ScoreTable');
  const rows = table ? readPbnTable(table).map((row) => fromRow(row, board)) : [fromTags(game, board)];
  return {
    results: rows.flatMap(({ result }) => result ?? []),
    problems: rows.flatMap(({ problem }) => problem ?? []),
  };
}

interface ReadResult {
  readonly result: PbnResult | null;
  readonly problem: PbnProblem | null;
}

/** The columns of points of each side, of which a table has one. */
const POINTS = ['MP', 'IMP', 'BAM', 'VP'];

function fromRow({ line, cell }: PbnTableRow, board: number): ReadResult {
  const [ns, ew] = [cell('Percentage_NS'), cell('Percentage_EW')].map(decimalText);
  const written: WrittenResult = {
    line,
    board,
    contract: cell('Contract'),
    declarer: cell('Declarer'),
    result: cell('Result'),
    lead: cell('Lead'),
    score: scoreOfSides(cell('Score_NS'), cell('Score_EW')),
    percentages: isPercentage(ns) && isPercentage(ew) ? { ns: Number(ns), ew: Number(ew) } : null,
  };
  const [pair, opponents] = [cell('PairId_NS'), cell('PairId_EW')];
  const isPlayed = written.contract !== '' || written.score !== null || written.percentages !== null;
  // A line of nobody with nothing says nothing.
  if (!isPlayed && (pair === '' || opponents === '')) return { result: null, problem: null };
  return readResult(written, {
    section: cell('Section'),
    round: numberOf(cell('Round')),
    table: numberOf(cell('Table')),
    ns: pair,
    ew: opponents,
    nsNames: cell('Names_NS', 'Name_NS'),
    ewNames: cell('Names_EW', 'Name_EW'),
    nsPoints: decimalText(cell(...POINTS.map((unit) => `${unit}_NS`))),
    ewPoints: decimalText(cell(...POINTS.map((unit) => `${unit}_EW`))),
  });
}

/** A game alone is a result where it has a contract and what became of it. */
function fromTags(game: PbnGame, board: number): ReadResult {
  const value = (name: string) => (game.get(name)?.value ?? '').trim().replace(/^[?-]$/, '');
  const contract = value('Contract');
  const isPass = /^(?:p|pass|ap)$/i.test(contract);
  if (contract === '' || (value('Result') === '' && !isPass)) return { result: null, problem: null };
  const written: WrittenResult = {
    line: game.get('Contract')?.line ?? 1,
    board,
    contract,
    declarer: value('Declarer'),
    result: value('Result'),
    lead: '',
    score: scoreOfTag(value('Score')),
    percentages: null,
  };
  const nobody = { ns: '', ew: '', nsNames: '', ewNames: '', nsPoints: null, ewPoints: null };
  const place = { section: value('Section'), round: numberOf(value('Round')), table: numberOf(value('Table')) };
  return readResult(written, { ...nobody, ...place });
}

type Said = Pick<
  PbnResult,
  'section' | 'round' | 'table' | 'ns' | 'ew' | 'nsNames' | 'ewNames' | 'nsPoints' | 'ewPoints'
>;

function readResult(written: WrittenResult, said: Said): ReadResult {
  const { outcome, problem } = pbnOutcome(written);
  const { line, board } = written;
  const result = outcome && { at: line, session: 1, board, outcome, match: null, lin: null, note: '', ...said };
  return { result, problem };
}

/** A round or table, 1 to 999; null for any other text. */
function numberOf(text: string): number | null {
  return /^0*[1-9]\d{0,2}$/.test(text) ? Number(text) : null;
}

function isPercentage(text: string | null | undefined): boolean {
  return typeof text === 'string' && Number(text) >= 0 && Number(text) <= 100;
}
