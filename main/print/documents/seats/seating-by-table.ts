import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { SEATS_OF, SIDES, type Side } from '../../../../src/bridge/seat.ts';
import { seatingWords } from '../../../../src/language/paper/seating.ts';
import { joints } from '../../../../src/language/sentences.ts';
import type { PrintedDocument } from '../../document.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { dayLine, movementLine } from '../../lines.ts';
import { printedPlayers, type PrintedPlayer } from '../../people.ts';
import { wrapText } from '../../press/fit.ts';
import { flowBlocks, placedRows, sliceTitle } from '../../press/flow.ts';
import { bodyBottom, footMarks } from '../../press/frame.ts';
import { sheetHeading } from '../../press/heading.ts';
import { textMark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import {
  stackHeight,
  tableHead,
  tableRow,
  type TableCell,
  type TableShape,
  type TextStack,
} from '../../press/table.ts';

const MEASURE = 666;
const TITLE = { size: 15, bold: true } as const;
const TABLE = { size: 18, bold: true } as const;
const NAME = { size: 13 } as const;
const LABEL = { size: 13, bold: true } as const;
const LEFT = { table: 30, NS: { label: 76, names: 84 }, EW: { label: 376, names: 384 } } as const;
const NAMES_WIDTH = 256;
/** The team below the names. */
const TEAM = { size: 11 } as const;
const BLOCK = { rowHeight: 32, leastRowHeight: 24, gap: 10 } as const;
const HEAD = { alone: 34, titled: 60 } as const;
const STACK_CLOSER = 8;

/** Who sits at each table in the first round, to hang on the wall. */
export const seatingByTableDocument: PrintedDocument = {
  use: 'before',
  options: [],
  title: (language) => seatingWords[language].byTable,
  layOut: layOutSeatingByTable,
};

function layOutSeatingByTable(job: PrintJob, measure: MeasureText): PrintedPage[] {
  const words = seatingWords[job.language];
  const area = centredArea(job.paper, MEASURE);
  const right = [words.byTable, dayLine(job)];
  const heading = sheetHeading({ small: job.settings.clubName, large: job.session.eventName, right }, area, measure);
  const players = printedPlayers(job);
  const bySection = Map.groupBy(players, ({ section }) => section.view.id);
  const blocks = [...bySection.values()].map((own) => sectionBlock(job, own, area, measure));
  const pages = flowBlocks(blocks, { top: heading.rule, bottom: bodyBottom(area) });
  return blocks.length === 0
    ? []
    : pages.map((slices, index) => {
        const page = paperWordsFor(job).page(index + 1, pages.length);
        return [
          ...heading.marks,
          ...slices.flatMap((slice) => blocks[slice.block]?.marks(slice) ?? []),
          ...footMarks(area, { note: words.firstRound, state: '', page }, measure),
        ];
      });
}

/** The tables of a section, a row each. */
function sectionBlock(
  job: PrintJob,
  players: readonly PrintedPlayer[],
  area: PrintArea,
  measure: MeasureText,
): SheetBlock {
  const section = players[0]?.section;
  const several = job.session.sections.length > 1;
  const seated = players.filter(({ seat }) => seat !== null);
  const tables = [...Map.groupBy(seated, ({ seat }) => seat?.table ?? 0)];
  const sides = tables.map(([, own]) => SIDES.map((side) => sideCells(job, own, side, measure)));
  const cells = tables.map(([table], index): TableCell[] => [
    [{ text: String(table), ...TABLE }],
    ...(sides[index] ?? []).flatMap(({ label, names }) => [label, names]),
  ]);
  const without = withoutTable(job, players, measure);
  if (without) cells.push(['', '', without]);
  const extraHeights = [
    ...sides.map((row) => Math.max(...row.map(({ names }) => extraHeight(names)))),
    ...(without ? [extraHeight(without)] : []),
  ];
  const shape = shapeOf(job, area);
  const headHeight = several ? HEAD.titled : HEAD.alone;
  const block = { ...BLOCK, headHeight, rows: cells.length, extraHeights };
  const title = several && section ? movementLine(job, section.view) : '';
  return {
    ...block,
    marks: (slice) => [
      ...(title === ''
        ? []
        : [textMark(sliceTitle(slice, title, paperWordsFor(job).continued), area.left, slice.top + 28, TITLE)]),
      ...tableHead(shape, slice.top + headHeight),
      ...placedRows(block, slice).flatMap(({ row, ...placed }) =>
        tableRow(shape, { cells: cells[row] ?? [], ...placed }, measure),
      ),
    ],
  };
}

function extraHeight(names: TextStack): number {
  return Math.max(0, stackHeight(names) - STACK_CLOSER);
}

/** Pairs and players who sit out without a table; null where there are none. Teams have others at home. */
function withoutTable(job: PrintJob, players: readonly PrintedPlayer[], measure: MeasureText): TextStack | null {
  if (job.session.ranks === 'team') return null;
  const waiting = Map.groupBy(
    players.filter(({ seat, comesLater }) => seat === null && !comesLater),
    ({ label }) => label,
  );
  const lines = [...waiting].flatMap(([label, own]) => {
    const names = own
      .map(({ name }) => name)
      .filter((name) => name !== '')
      .join(' / ');
    const text = `${seatingWords[job.language].sitOut}${joints[job.language].colon}${label} ${names}`;
    return wrapText(text.trim(), NAMES_WIDTH, NAME, measure);
  });
  return lines.length === 0 ? null : { lines, ...NAME };
}

interface SideCells {
  readonly label: TableCell;
  readonly names: TextStack;
}

/** Who sits on a side: the number of the pair and the names, or each player with the seat. */
function sideCells(job: PrintJob, table: readonly PrintedPlayer[], side: Side, measure: MeasureText): SideCells {
  const own = table.filter(({ seat }) => seat?.side === side);
  const wrap = (text: string) => wrapText(text, NAMES_WIDTH, NAME, measure);
  if (job.session.ranks === 'player') {
    const lines = SEATS_OF[side].flatMap((seat) => {
      const player = own.find((one) => one.seat?.seat === seat);
      return player ? wrap([seatLetter(seat, job.language), player.label, player.name].join(' ').trim()) : [];
    });
    return { label: '', names: { lines, ...NAME } };
  }
  const [first] = own;
  const names = own.map(({ name }) => name).filter((name) => name !== '');
  const together = names.join(' / ');
  const lines = measure(together, NAME) <= NAMES_WIDTH ? [together] : names.flatMap(wrap);
  const team = first?.team ?? first?.ownTeam ?? null;
  const sitOut = first?.seat?.sitsOut === true ? [seatingWords[job.language].sitOut] : [];
  return {
    label: first ? [{ text: first.label, ...LABEL }] : '',
    names: {
      lines: [...lines.filter((line) => line !== ''), ...sitOut],
      ...NAME,
      ...(team === null ? {} : { below: { ...TEAM, lines: wrapText(team, NAMES_WIDTH, TEAM, measure) } }),
    },
  };
}

function shapeOf(job: PrintJob, area: PrintArea): TableShape {
  const words = seatingWords[job.language];
  const { line } = paperWordsFor(job);
  return {
    left: area.left,
    width: area.width,
    style: NAME,
    columns: [
      { head: words.table, align: 'right', x: LEFT.table, headAt: { align: 'left', x: 0 } },
      ...SIDES.flatMap((side) => [
        { head: '', align: 'right' as const, x: LEFT[side].label },
        { head: line[side], align: 'left' as const, x: LEFT[side].names },
      ]),
    ],
  };
}
