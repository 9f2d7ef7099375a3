import { makeContract } from '../../src/bridge/contract-notation.ts';
import { seatLetter } from '../../src/bridge/seat-notation.ts';
import type { CsvResult, ResultsCsv } from '../../src/format/results-csv.ts';
import { makePairsAward } from '../../src/format/results-csv-award.ts';
import type { Language } from '../../src/language/language.ts';
import { formatSigned } from '../../src/language/numbers.ts';
import { scoringWords, type ScoringWords } from '../../src/language/scoring.ts';
import type { BoardScores } from '../../src/scoring/boards/board-scores.ts';
import type { Ranking, SessionScores } from '../../src/scoring/session.ts';
import type { ScoreCall } from './score-arguments.ts';
import { METHOD_COLUMNS, type MethodColumns } from './score-columns.ts';
import { layOut, type Column } from './text-table.ts';

/** The report of `etui score` for people: the ranking, or both, then every board; rounded to two decimals. */
export function scoreTable(
  file: ResultsCsv,
  scores: SessionScores<CsvResult>,
  { method, regulation }: Pick<ScoreCall, 'method' | 'regulation'>,
  language: Language,
): string {
  const columns = METHOD_COLUMNS[method.unit](language, regulation);
  const report = { file, language, words: scoringWords[language], columns };
  const blocks = [
    ...scores.rankings.map((ranking) => rankingBlock(report, ranking)),
    ...scores.boards.map((board) => boardBlock(report, board)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

interface Report {
  readonly file: ResultsCsv;
  readonly language: Language;
  readonly words: ScoringWords;
  readonly columns: MethodColumns;
}

function rankingBlock({ file, words, columns: { ranking } }: Report, { line, rows }: Ranking): string {
  const columns: Column[] = [
    { head: words.place, align: 'right' },
    { head: file.seating === 'pairs' ? words.pair : words.player, align: 'right' },
    ...ranking.map(({ head }): Column => ({ head, align: 'right' })),
  ];
  const lines = rows.map((row) => [
    `${row.place ?? ''}${row.tied ? '=' : ' '}`,
    entryName(file, row.entry),
    ...ranking.map(({ cell }) => cell(row)),
  ]);
  return `${line ? words.line[line] : words.ranking}\n${layOut(columns, lines)}`;
}

function boardBlock(report: Report, board: BoardScores<CsvResult>): string {
  const { words, columns: figures } = report;
  const columns: Column[] = [
    ...seatHeads(report).map((head): Column => ({ head, align: 'right' })),
    { head: words.contract, align: 'left' },
    { head: words.declarer, align: 'left' },
    { head: words.tricks, align: 'right' },
    { head: words.score, align: 'right' },
    ...figures.board.map(({ head }): Column => ({ head, align: 'right' })),
  ];
  const lines = board.results.map(({ line, ns, ew }) => [
    ...seated(line).map((entry) => entryName(report.file, entry)),
    ...outcomeCells(report, line),
    ...figures.board.map(({ cell }) => cell({ board, ns, ew })),
  ]);
  const section = board.field === undefined ? '' : `${words.section} ${board.field}, `;
  const title = [`${section}${words.board(board.board)}`, ...figures.title(board)].join(', ');
  return `${title}\n${layOut(columns, lines)}`;
}

function seatHeads({ file, words }: Report): readonly string[] {
  return file.seating === 'pairs'
    ? [words.nsPair, words.ewPair]
    : (['N', 'S', 'E', 'W'] as const).map((seat) => words.seat[seat]);
}

/** The entries of a line in the order of the heads. */
function seated({ ns, ew, partners }: CsvResult): readonly number[] {
  return partners ? [ns, partners.ns, ew, partners.ew] : [ns, ew];
}

/** A pair or a player by its name in the file, its section before it: B 7. */
export function entryName({ entries, sections }: ResultsCsv, entry: number): string {
  const { name = '', section = '' } = entries[entry] ?? {};
  return sections ? `${section} ${name}`.trim() : name;
}

/** Contract, declarer, tricks and score. */
function outcomeCells({ language, words }: Report, { outcome, score }: CsvResult): readonly string[] {
  const signed = score === null ? '' : formatSigned(score);
  switch (outcome.kind) {
    case 'played': {
      const { contract, declarer, tricks } = outcome;
      return [makeContract(contract, language), seatLetter(declarer, language), String(tricks), signed];
    }
    case 'passedOut':
      return [words.passedOut, '', '', signed];
    case 'score':
      return ['', '', '', signed];
    case 'notPlayed':
      return [words.notPlayed, '', '', ''];
    case 'award':
    case 'averages':
    case 'weighted':
    case 'split':
      return [makePairsAward(outcome), '', '', ''];
  }
}
