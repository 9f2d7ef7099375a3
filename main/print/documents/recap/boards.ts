import type { Contract } from '../../../../src/bridge/contract.ts';
import { sideOf, type Side } from '../../../../src/bridge/seat.ts';
import { formatSigned } from '../../../../src/language/numbers.ts';
import { recapWords } from '../../../../src/language/paper/recap.ts';
import type { ResultView } from '../../../club/model/result.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { placedRows } from '../../press/flow.ts';
import { textMark, type MeasureText } from '../../press/marks.ts';
import { contractRuns } from '../../press/notation.ts';
import { scaleRuns, tableHead, tableRow, type TableCell, type TableShape } from '../../press/table.ts';
import type { PrintArea } from '../../press/sheet.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';
import type { PrintedField } from '../../sections.ts';

const TITLE = { size: 13, bold: true } as const;
const BODY = { size: 12 } as const;
/** Contracts stand in the size of their table. */
const CONTRACT_SCALE = 12 / 14;
const BLOCK = { headHeight: 58, rowHeight: 21, leastRowHeight: 17, gap: 14 } as const;
const TITLE_BASELINE = 26;
const COLUMNS = 2;
const GAP = 26;

/** A line a board, in two columns: what was played most, and the span of its scores. */
export function boardSpansBlock(
  job: PrintJob,
  field: PrintedField,
  boards: readonly number[],
  area: PrintArea,
  measure: MeasureText,
): SheetBlock {
  const words = recapWords[job.language];
  const own = job.session.results.filter(({ section }) => field.standings.sections.includes(section));
  const results = Map.groupBy(own, ({ board }) => board);
  const cells = boards.map((board) => boardCells(job, board, results.get(board) ?? []));
  const rows = Math.ceil(boards.length / COLUMNS);
  const width = (area.width - GAP) / COLUMNS;
  const shapes = Array.from({ length: COLUMNS }, (_, column) =>
    shapeOf(job, area.left + column * (width + GAP), width),
  );
  const block = { ...BLOCK, rows };
  return {
    ...block,
    marks: (slice) => [
      textMark(words.boards, area.left, slice.top + TITLE_BASELINE, TITLE),
      ...shapes.flatMap((shape, column) => [
        ...(boards.length > column * rows ? tableHead(shape, slice.top + BLOCK.headHeight) : []),
        ...placedRows(block, slice).flatMap(({ row, ...at }) => {
          const own = cells[column * rows + row];
          return own ? tableRow(shape, { cells: own, ...at }, measure) : [];
        }),
      ]),
    ],
  };
}

function shapeOf(job: PrintJob, left: number, width: number): TableShape {
  const words = recapWords[job.language];
  return {
    left,
    width,
    style: BODY,
    columns: [
      { head: '', align: 'right', x: 16 },
      { head: words.mostPlayed, align: 'left', x: 24 },
      { head: '', align: 'left', x: 74 },
      { head: words.times, align: 'right', x: 142 },
      { head: words.best, align: 'right', x: 202 },
      { head: words.worst, align: 'right', x: 260 },
      { head: words.mean, align: 'right', x: width },
    ],
  };
}

function boardCells(job: PrintJob, board: number, results: readonly ResultView[]): readonly TableCell[] {
  const { most, scores } = boardSpan(results);
  return [
    String(board),
    ...(most
      ? [
          scaleRuns(contractRuns({ ...most.contract, risk: '' }, job.language), CONTRACT_SCALE),
          paperWordsFor(job).lineShort[most.side],
          String(most.times),
        ]
      : ['', '', '']),
    ...scores.map(formatSigned),
  ];
}

/** What was played most on a board; its best score for North-South, its worst and the mean, where it has any. */
export function boardSpan(results: readonly ResultView[]): {
  readonly most: MostPlayed | null;
  readonly scores: readonly number[];
} {
  const scores = results.flatMap(({ score }) => (score === null ? [] : [score]));
  return {
    most: mostPlayed(results),
    scores: scores.length === 0 ? [] : [Math.max(...scores), Math.min(...scores), mean(scores)],
  };
}

function mean(scores: readonly number[]): number {
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

interface MostPlayed {
  readonly contract: Contract;
  readonly side: Side;
  readonly times: number;
}

/** The contract that was played most, doubled or not, and by which side; null where none is known. */
function mostPlayed(results: readonly ResultView[]): MostPlayed | null {
  const played = results.flatMap(({ outcome }) =>
    outcome.kind === 'played' ? [{ contract: outcome.contract, side: sideOf(outcome.declarer) }] : [],
  );
  const groups = Map.groupBy(played, ({ contract, side }) => `${contract.level}${contract.strain} ${side}`);
  const [most] = [...groups.values()].toSorted((a, b) => b.length - a.length);
  return most?.[0] ? { ...most[0], times: most.length } : null;
}
