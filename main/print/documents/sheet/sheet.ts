import { formatDay, localDay } from '../../../../src/language/dates.ts';
import { paperWords } from '../../../../src/language/paper/paper.ts';
import { formatWhole } from '../../../../src/language/numbers.ts';
import { minibridgeRows } from '../../../../src/bridge/sheet/minibridge-sheet.ts';
import { SIDES } from '../../../../src/bridge/seat.ts';
import { minibridgeStanding, rubberStage, settlementSentence } from '../../../../src/language/sheet/standing.ts';
import { sheetWords } from '../../../../src/language/sheet/words.ts';
import type { PrintedSheetDocument } from '../../document.ts';
import { outcomeCells } from '../../press/notation.ts';
import type { SheetJob } from '../../job.ts';
import { wrapText } from '../../press/fit.ts';
import { bodyBottom, footMarks } from '../../press/frame.ts';
import { sheetHeading } from '../../press/heading.ts';
import { textMark, type Align, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import { tableHead, tableRow, type TableShape } from '../../press/table.ts';
import { printedGame, type PrintedGame } from './game.ts';
import { dealHeads, minibridgeDealRows, rubberDealRows, type PrintedDeal } from './rows.ts';
import { rubberScoreMarks } from './score.ts';

const MEASURE = 666;
const BODY = { size: 13 } as const;
const STRONG = { size: 15, bold: true } as const;
const SENTENCE_LEADING = 22;
const ROW = 26;
const HEAD = 40;

/** The score of a rubber as on paper, or the points of a minibridge table, and every deal. */
export const sheetDocument: PrintedSheetDocument = { title: sheetTitle, layOut: layOutSheet };

function sheetTitle({ sheet, language }: SheetJob): string {
  const { N, E, S, W } = sheet.players;
  const names = [N, S, E, W].filter((name) => name !== '').join(', ');
  const game = sheetWords[language].kind[sheet.kind];
  return names === '' ? game : `${game} – ${names}`;
}

function layOutSheet(job: SheetJob, measure: MeasureText): PrintedPage[] {
  const { sheet, language, settings } = job;
  const words = sheetWords[language];
  const area = centredArea(job.paper, MEASURE);
  const game = printedGame(sheet);
  const day = formatDay(localDay(new Date(sheet.startedAt)), 'long', language);
  const right = sheet.laws === null ? [day] : [day, words.laws[sheet.laws]];
  const heading = sheetHeading({ small: settings.clubName, large: words.kind[sheet.kind], right }, area, measure);
  const first = firstPart(job, game, area, { top: heading.rule + 24, measure });
  const rows = dealRows(game, job);
  const shape = shapeFor(job, game, area);
  const pages: Mark[][] = [[...heading.marks, ...first.marks]];
  let top = first.bottom + HEAD;
  if (rows.length > 0) pages[0]?.push(...tableHead(shape, top));
  for (const [index, row] of rows.entries()) {
    if (top + ROW > bodyBottom(area)) {
      top = heading.rule + HEAD;
      pages.push([...heading.marks, ...tableHead(shape, top)]);
    }
    pages.at(-1)?.push(...tableRow(shape, { cells: dealCells(row, index, job), top, height: ROW }, measure));
    top += ROW;
  }
  const state = sheet.isLeft ? words.left : game.rubber?.finished ? words.finished : '';
  return pages.map((marks, index) => [
    ...marks,
    ...footMarks(
      area,
      { note: words.deals(rows.length), state, page: paperWords[language].page(index + 1, pages.length) },
      measure,
    ),
  ]);
}

/** How the game stands: of a rubber its score, of minibridge the names and totals. */
function firstPart(
  job: SheetJob,
  { rubber, deals }: PrintedGame,
  area: PrintArea,
  { top, measure }: { readonly top: number; readonly measure: MeasureText },
): { readonly marks: readonly Mark[]; readonly bottom: number } {
  const { sheet, language } = job;
  if (rubber !== null) {
    const score = rubberScoreMarks(job, rubber, area, { top, measure });
    const stage = rubberStage(rubber, sheet.isLeft, language);
    const sentence = `${stage}. ${settlementSentence(rubber, sheet.isLeft, language)}`;
    return below(sentence, score, area, measure);
  }
  const words = sheetWords[language];
  const { N, E, S, W } = sheet.players;
  const totals = minibridgeRows(deals).at(-1)?.totals ?? { NS: 0, EW: 0 };
  const names = { NS: [N, S], EW: [E, W] };
  const texts = SIDES.flatMap((side) => {
    const known = names[side].filter((name) => name !== '').join(' / ');
    const text = `${words.side[side]}${known === '' ? '' : `, ${known}`}`;
    return wrapText(text, area.width - 100, BODY, measure).map((line, index) => ({
      line,
      total: index === 0 ? formatWhole(totals[side]) : '',
    }));
  });
  const marks = texts.flatMap(({ line, total }, index) => [
    textMark(line, area.left, top + 14 + index * SENTENCE_LEADING, BODY),
    ...(total === '' ? [] : [textMark(total, area.right, top + 14 + index * SENTENCE_LEADING, STRONG, 'right')]),
  ]);
  return below(
    minibridgeStanding(totals, language),
    { marks, bottom: top + texts.length * SENTENCE_LEADING },
    area,
    measure,
  );
}

/** A sentence in strong type under what stands above. */
function below(
  sentence: string,
  { marks, bottom }: { readonly marks: readonly Mark[]; readonly bottom: number },
  area: PrintArea,
  measure: MeasureText,
) {
  const lines = wrapText(sentence, area.width, STRONG, measure);
  return {
    marks: [
      ...marks,
      ...lines.map((line, index) => textMark(line, area.left, bottom + 28 + index * SENTENCE_LEADING, STRONG)),
    ],
    bottom: bottom + 12 + lines.length * SENTENCE_LEADING,
  };
}

function dealRows({ rubber, deals }: PrintedGame, { language }: SheetJob): readonly PrintedDeal[] {
  return rubber === null ? minibridgeDealRows(deals, language) : rubberDealRows(deals, rubber, language);
}

function dealCells({ outcome, before, after }: PrintedDeal, index: number, { sheet, language }: SheetJob) {
  const { passedOut, thrownIn } = sheetWords[language];
  const words = { ...paperWords[language], passedOut: sheet.kind === 'rubber' ? passedOut : thrownIn };
  const { contract, by, result } = outcomeCells(outcome, language, words);
  return [String(index + 1), ...before.map(cellText), contract, by, result, ...after.map(cellText)];
}

function cellText(cell: string | number): string {
  return typeof cell === 'number' ? formatWhole(cell) : cell;
}

/** Where the columns end, or begin where they are aligned at the left. */
const RUBBER = { deal: 30, before: [], contract: 60, by: 190, result: 260, after: [300, 520, 666] } as const;
const MINIBRIDGE = {
  deal: 30,
  before: [44, 130, 160, 190, 220],
  contract: 244,
  by: 326,
  result: 394,
  after: [456, 522, 592, 666],
} as const;

function column(head: string, x: number, align: Align = 'right') {
  return { head, x, align };
}

function shapeFor({ language }: SheetJob, { rubber }: PrintedGame, area: PrintArea): TableShape {
  const words = sheetWords[language];
  const heads = dealHeads(rubber !== null, language);
  const places = rubber === null ? MINIBRIDGE : RUBBER;
  return {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { ...column(words.number, places.deal), headAt: { align: 'left', x: 0 } },
      ...heads.before.map((head, index) => column(head, places.before[index] ?? 0, index === 0 ? 'left' : 'right')),
      column(words.contract, places.contract, 'left'),
      column(words.by, places.by, 'left'),
      column(words.result, places.result),
      ...heads.after.map((head, index) =>
        column(head, places.after[index] ?? 0, rubber !== null && index === 0 ? 'left' : 'right'),
      ),
    ],
  };
}
