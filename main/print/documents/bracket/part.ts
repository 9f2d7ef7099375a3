import { layOutBracket } from '../../../../src/draw/knockout/bracket-layout.ts';
import { bracketNote, bracketRows, type BracketRow } from '../../../../src/language/draw/bracket-rows.ts';
import { formatDay } from '../../../../src/language/dates.ts';
import { knockoutHead } from '../../../../src/language/draw/knockout.ts';
import type { Language } from '../../../../src/language.ts';
import type { KnockoutNodeView, KnockoutView } from '../../../club/model/knockout.ts';
import { wrapText } from '../../press/fit.ts';
import { horizontalRule, lineMark, textMark, type Mark, type MeasureText, type TextStyle } from '../../press/marks.ts';
import type { PrintArea } from '../../press/sheet.ts';

/** A part of the bracket, laid out for a sheet. */
export interface LaidPart {
  readonly height: number;
  readonly marks: (top: number) => readonly Mark[];
}

const GAP = 22;
const HEAD = 30;
/** More of it where each round has its day. */
const DAY = 12;
const SEED = 20;
const PADDING = 6;
const TEXT = { size: 12 } as const;
const NOTE = { size: 10 } as const;
const LEADING = 14;
const NOTE_LEADING = 12;
const HEADING: TextStyle = { size: 12, bold: true };
const BETWEEN = 8;

interface Row extends BracketRow {
  readonly lines: readonly string[];
}

interface Box {
  readonly node: KnockoutNodeView;
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
}

export interface PartRoom {
  readonly area: PrintArea;
  readonly measure: MeasureText;
  readonly nameOf: (number: number) => string;
  readonly language: Language;
  /** The day of each round, yyyy-mm-dd; none where all is played on one day. */
  readonly days: ReadonlyMap<number, string>;
  /** Rounds beside each other. */
  readonly columns: number;
}

/** Lays out a part of a bracket: names stand whole, in several lines where they are long. */
export function layOutPart(knockout: KnockoutView, nodes: readonly KnockoutNodeView[], room: PartRoom): LaidPart {
  const { area, measure, nameOf, language, days, columns } = room;
  const head = HEAD + (days.size > 0 ? DAY : 0);
  const width = (area.width - (columns - 1) * GAP) / columns;
  const first = Math.min(...nodes.map(({ round }) => round));
  const rowsOf = nodes.map((node) => bracketRows(node, knockout, nameOf, language));
  const scoreWidth = Math.max(0, ...rowsOf.flat().map(({ score }) => measure(score, { ...TEXT, bold: true })));
  const boxes = new Map(
    nodes.map((node, index): [number, Box] => {
      const rows = (rowsOf[index] ?? []).map((row) => ({
        ...row,
        lines: wrapText(row.name, width - SEED - scoreWidth - 3 * PADDING, { ...TEXT, bold: true }, measure),
      }));
      const note = bracketNote(node, language);
      return [node.id, { node, rows, notes: note === '' ? [] : wrapText(note, width, NOTE, measure) }];
    }),
  );
  const heightOf = ({ id }: { readonly id: number }): number => {
    const box = boxes.get(id);
    return box ? rowsHeight(box) + box.notes.length * NOTE_LEADING : 0;
  };
  const layout = layOutBracket(nodes, { heightOf, gap: BETWEEN, headHeight: 0 });
  const xOf = (column: number): number => area.left + (column - first) * (width + GAP);
  const rounds = [...Map.groupBy(nodes, ({ round }) => round)].map(([round, [node]]) => ({ round, node }));
  return {
    height: head + layout.height,
    marks: (top) => [
      ...rounds.flatMap(({ round, node }) => {
        const x = xOf(round);
        const text = node ? knockoutHead(node, language) : '';
        const day = days.get(round);
        return [
          textMark(text, x, top + 12, HEADING),
          ...(day === undefined ? [] : [textMark(formatDay(day, 'short', language), x, top + 12 + DAY, NOTE)]),
          horizontalRule(top + head - 11, x, x + width, 1),
        ];
      }),
      ...layout.lines.flatMap(({ from, to, side }) => {
        const [one, other] = [placed(layout, from), placed(layout, to)];
        const [source, target] = [boxes.get(from), boxes.get(to)];
        if (!one || !other || !source || !target) return [];
        const y1 = top + head + one.top + rowsHeight(source) / 2;
        const y2 = top + head + other.top + middleOfRow(target, side);
        const [x1, x2] = [xOf(one.column) + width, xOf(other.column)];
        const turn = (x1 + x2) / 2;
        const way = [
          { x: x1, y: y1 },
          { x: turn, y: y1 },
          { x: turn, y: y2 },
          { x: x2, y: y2 },
        ];
        // Whoever has a bye comes along a dashed line.
        const isBye = source.rows.length === 1;
        return way.slice(1).map((to, at) => lineMark(way[at] ?? to, to, 0.75, isBye));
      }),
      ...layout.matches.flatMap(({ id, column, top: own }) => {
        const box = boxes.get(id);
        return box ? boxMarks(box, { x: xOf(column), y: top + head + own, width }) : [];
      }),
    ],
  };
}

function placed({ matches }: ReturnType<typeof layOutBracket>, id: number) {
  return matches.find((match) => match.id === id);
}

function rowHeight({ lines }: Row): number {
  return Math.max(1, lines.length) * LEADING + PADDING;
}

function rowsHeight({ rows }: Box): number {
  return rows.reduce((sum, row) => sum + rowHeight(row), 0);
}

function middleOfRow({ rows }: Box, side: number): number {
  const before = rows.slice(0, side).reduce((sum, row) => sum + rowHeight(row), 0);
  const own = rows[side];
  return before + (own ? rowHeight(own) / 2 : 0);
}

function boxMarks(
  box: Box,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): readonly Mark[] {
  const height = rowsHeight(box);
  const isBye = box.rows.length === 1;
  let at = y;
  const rows = box.rows.flatMap((row, index): readonly Mark[] => {
    const top = at;
    at += rowHeight(row);
    const style = { ...TEXT, bold: row.state === 'won' };
    const baseline = top + LEADING;
    return [
      ...(index > 0 ? [horizontalRule(top, x, x + width, 0.5, 'grey')] : []),
      textMark(row.seed, x + SEED, baseline, TEXT, 'right'),
      ...row.lines.map((line, lineAt) => textMark(line, x + SEED + PADDING, baseline + lineAt * LEADING, style)),
      textMark(row.score, x + width - PADDING, baseline, style, 'right'),
    ];
  });
  const frame: readonly Mark[] = isBye ? [] : [{ kind: 'box', x, y, width, height, filled: false }];
  const notes = box.notes.map((note, index) => textMark(note, x, y + height + NOTE_LEADING * (index + 1) - 2, NOTE));
  return [...frame, ...rows, ...notes];
}
