import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import { toNumber, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import { playersByPlace } from '../../../../src/session/substitutes.ts';
import type { PartnershipView } from '../../../club/model/session.ts';
import type { PrintedDocument } from '../../document.ts';
import { byeLines } from '../../byes.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { eventLine, scoringLineText, stateLine } from '../../lines.ts';
import { printedMatches, teamOf, type PrintedMatch } from '../../matches.ts';
import { joinNames } from '../../press/fit.ts';
import { flowBlocks, placedRows, type BlockSlice } from '../../press/flow.ts';
import { bodyBottom, footMarks } from '../../press/frame.ts';
import { sheetHeading } from '../../press/heading.ts';
import { verticalRule, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import { tableHead, tableRow, type TableShape } from '../../press/table.ts';
import { printedSections, type PrintedSection } from '../../sections.ts';
import { isInRounds } from './line-up-block.ts';
import { cellExtra } from './boards-block.ts';
import { cardRows, type CardRow } from './pair-card-rows.ts';
import { boardsOfPair, type OwnBoard } from './own-boards.ts';

const MEASURE = 684;
const BODY_UNDER_RULE = 4;
const BODY = { size: 13 } as const;
const BLOCK = { headHeight: 28, rowHeight: 24, leastRowHeight: 19, gap: 0 } as const;
const BAR = { middle: 556, half: 42, height: 8, most: 17 } as const;

/** For each pair of a team: what it played, the score in the other room, and what the board was worth to its team. */
export const pairCardsDocument: PrintedDocument = {
  use: 'after',
  for: 'matches',
  options: ['entry'],
  title: (language) => matchPaperWords[language].pairCards,
  layOut: layOutPairCards,
};

function layOutPairCards(job: PrintJob, measure: MeasureText): PrintedPage[] {
  const area = centredArea(job.paper, MEASURE);
  const matches = printedMatches(job);
  return printedSections(job).flatMap((section) =>
    section.view.entries
      .filter(({ id }) => job.entry === undefined || job.entry === id)
      .flatMap((team) => pairsInOrder(section, team.id))
      .flatMap((pair) => pairPages(job, section, pair, boardsOfPair(matches, pair), area, measure)),
  );
}

/** The pairs of a team, in the order in which they first sat down. */
export function pairsInOrder({ view }: PrintedSection, team: number): readonly PartnershipView[] {
  return view.partnerships.filter(({ of }) => of.includes(team)).toSorted((a, b) => a.id - b.id);
}

/** The pages of a pair, numbered by themselves: each takes its own. */
function pairPages(
  job: PrintJob,
  section: PrintedSection,
  pair: PartnershipView,
  boards: readonly OwnBoard[],
  area: PrintArea,
  measure: MeasureText,
): Mark[][] {
  const [first] = boards;
  if (!first) return [];
  const words = matchPaperWords[job.language];
  const team = teamOf(section, pair.of[0] ?? 0, job.language).name;
  const letter = String.fromCharCode(65 + pairsInOrder(section, pair.of[0] ?? 0).indexOf(pair));
  const names = joinNames(playersByPlace(pair));
  const large = names === '' ? words.pairOf(team, letter) : names;
  const right = [eventLine(job), team, ...byeLines(job, first.match.scored, pair.of[0] ?? 0)];
  const heading = sheetHeading({ small: job.settings.clubName, large, right }, area, measure);
  const rows = cardRows(job, section, boards, area, measure);
  const block = {
    ...BLOCK,
    rows: rows.length,
    extraHeights: rows.map(({ cells, continued = [] }) => Math.max(...[...cells, ...continued].map(cellExtra))),
    heads: new Set(rows.flatMap(({ continued }, index) => (continued ? [index] : []))),
  };
  const shape = shapeOf(job, first.match, area);
  const pages = flowBlocks([block], { top: heading.rule + BODY_UNDER_RULE, bottom: bodyBottom(area) });
  const inImps = first.match.scored.boardFigure === 'imps';
  const note = [`${scoringLineText(job)}. ${words.cardNote}`, ...(inImps ? [words.cardBars] : [])].join(' ');
  return pages.map((slices, index) => [
    ...heading.marks,
    ...slices.flatMap((slice) => sliceMarks(shape, block, rows, slice, inImps, measure)),
    ...footMarks(
      area,
      { note, state: stateLine(job), page: paperWordsFor(job).page(index + 1, pages.length) },
      measure,
    ),
  ]);
}

const NO_ROW: CardRow = { cells: [], bold: false, figure: null };

function sliceMarks(
  shape: TableShape,
  block: Parameters<typeof placedRows>[0],
  rows: readonly CardRow[],
  slice: BlockSlice,
  withBars: boolean,
  measure: MeasureText,
): Mark[] {
  return [
    ...tableHead(shape, slice.top + BLOCK.headHeight),
    ...placedRows(block, slice).flatMap(({ row, ...placed }) => {
      const { bold, figure, ...found } = rows[row] ?? NO_ROW;
      const cells = row === slice.again ? (found.continued ?? []) : found.cells;
      const bar = withBars && figure !== null ? barMarks(figure, shape.left + BAR.middle, placed) : [];
      return [...tableRow(shape, { cells, bold, ...placed }, measure), ...bar];
    }),
  ];
}

/** A bar to the right of the middle, filled, for what was gained; to the left, outlined, for what was lost. */
function barMarks(figure: Exact, middle: number, { top, height }: { top: number; height: number }): Mark[] {
  const imps = Math.max(-BAR.most, Math.min(BAR.most, toNumber(figure)));
  const width = (Math.abs(imps) / BAR.most) * BAR.half;
  const y = top + (height - BAR.height) / 2;
  const axis = verticalRule(middle, y - 3, y + BAR.height + 3, 0.75);
  const x = imps > 0 ? middle : middle - width;
  return width === 0 ? [axis] : [{ kind: 'box', x, y, width, height: BAR.height, filled: imps > 0 }, axis];
}

function shapeOf(job: PrintJob, { scored, parts }: PrintedMatch, area: PrintArea): TableShape {
  const words = matchPaperWords[job.language];
  const paper = paperWordsFor(job);
  return {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: '', align: 'left', x: 0 },
      { head: words.board, align: 'right', x: 36, headAt: { align: 'left', x: 0 } },
      { head: words.vulnerableHead, align: 'left', x: 48 },
      { head: paper.contract, align: 'left', x: 96 },
      { head: paper.by, align: 'left', x: 160 },
      { head: paper.leadShort, align: 'left', x: 190 },
      { head: paper.resultShort, align: 'centre', x: 250 },
      { head: words.ownScore, align: 'right', x: 332 },
      { head: words.otherOf[isInRounds(parts[0]?.rooms.open) ? 'rounds' : 'rooms'], align: 'right', x: 414 },
      { head: words.boardFigure[scored.boardFigure], align: 'right', x: 484 },
      { head: words.soFar, align: 'right', x: area.width },
    ],
  };
}
