import { formatContract } from '../../../src/bridge/notation/contract.ts';
import { seatLetter } from '../../../src/bridge/notation/seat.ts';
import type { CsvResult, ResultsCsv } from '../../../src/format/results/csv.ts';
import { formatPairsCsvAward } from '../../../src/format/results/award.ts';
import type { Language } from '../../../src/language.ts';
import { formatSigned } from '../../../src/language/numbers.ts';
import { scoreCommandWords, type ScoreCommandWords } from '../../../src/language/commands/score.ts';
import type { BoardScores } from '../../../src/scoring/boards/board-scores.ts';
import type { ScoreCall } from './arguments.ts';
import { METHOD_COLUMNS, type MethodColumns } from './columns.ts';
import { rankingBlocks } from './ranking-table.ts';
import type { PrintedSession } from './session.ts';
import { entryName } from './names.ts';
import { textTable, type TextColumn } from '../command/text-table.ts';

/**
 * The report of `etui score` as text: the rankings, then every board; figures rounded to the decimals of the
 * regulation.
 */
export function scoreTable(
  printed: PrintedSession,
  call: Pick<ScoreCall, 'method' | 'regulation'>,
  language: Language,
): string {
  const columns = METHOD_COLUMNS[call.method.unit](language, call.regulation);
  const { file, session } = printed;
  const report = { file, language, words: scoreCommandWords[language], columns };
  const blocks = [
    ...rankingBlocks({ printed, call, columns: columns.ranking, language }),
    ...session.scores.boards.map((board) => boardBlock(report, board)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

interface Report {
  readonly file: ResultsCsv;
  readonly language: Language;
  readonly words: ScoreCommandWords;
  readonly columns: MethodColumns;
}

function boardBlock(report: Report, board: BoardScores<CsvResult>): string {
  const { words, columns: figures } = report;
  const columns: TextColumn[] = [
    ...seatHeads(report).map((head): TextColumn => ({ head, align: 'right' })),
    { head: words.contract, align: 'left' },
    { head: words.declarer, align: 'left' },
    { head: words.tricks, align: 'right' },
    { head: words.score, align: 'right' },
    ...figures.board.map(({ head }): TextColumn => ({ head, align: 'right' })),
  ];
  const lines = board.results.map(({ line, ns, ew }) => [
    ...seated(line).map((entry) => entryName(report.file, entry)),
    ...outcomeCells(report, line),
    ...figures.board.map(({ cell }) => cell({ board, ns, ew })),
  ]);
  const section = board.field === undefined ? '' : `${words.section} ${board.field}, `;
  const title = [`${section}${words.board(board.board)}`, ...figures.title(board)].join(', ');
  return `${title}\n${textTable(columns, lines)}`;
}

function seatHeads({ file, words, language }: Report): readonly string[] {
  return file.seating === 'pairs'
    ? [words.lineShort.NS, words.lineShort.EW]
    : (['N', 'S', 'E', 'W'] as const).map((seat) => seatLetter(seat, language));
}

/** The entries of a line, in the order of the columns. */
function seated({ ns, ew, partners }: CsvResult): readonly number[] {
  return partners ? [ns, partners.ns, ew, partners.ew] : [ns, ew];
}

/** Contract, declarer, tricks and score. */
function outcomeCells({ language, words }: Report, { outcome, score }: CsvResult): readonly string[] {
  const signed = score === null ? '' : formatSigned(score);
  switch (outcome.kind) {
    case 'played': {
      const { contract, declarer, tricks } = outcome;
      return [formatContract(contract, language), seatLetter(declarer, language), String(tricks), signed];
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
      return [formatPairsCsvAward(outcome), '', '', ''];
  }
}
