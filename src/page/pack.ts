import type { PageCell, PageRow, PageText, ResultPage } from './sheet.ts';

/**
 * A page as JSON. The texts of cells stand once, in a list of their own: numbers, names and contracts come again and
 * again, on travellers, scorecards and in both languages.
 */
interface PackedPage {
  readonly texts: readonly string[];
  readonly page: unknown;
}

/** A text: its place; or those of its text, its sheet, the text below and its file. */
type PackedText = number | readonly [number, number, number?, number?];
/** A cell: a text, texts in a row, or a bar. */
type PackedCell = PackedText | { readonly texts: readonly PackedText[] } | { readonly bar: number };
/** What is said of a row, bit by bit, and its cells. */
type PackedRow = readonly [number, ...PackedCell[]];

const MARKS = ['first', 'strong', 'whole'] as const;
const ROWS = 'rows';
/** The place of what is left out. */
const NOWHERE = -1;

export function packPage(page: ResultPage): string {
  const places = new Map<string, number>();
  const placeOf = (text: string): number => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  const packCell = (cell: PageCell): PackedCell => {
    if (typeof cell === 'string') return placeOf(cell);
    if ('bar' in cell) return cell;
    return 'texts' in cell ? { texts: cell.texts.map(packText) } : packText(cell);
  };
  const packText = (written: string | PageText): PackedText => {
    if (typeof written === 'string') return placeOf(written);
    const { text, to, below, file } = written;
    const place = (part: string | undefined) => (part === undefined ? NOWHERE : placeOf(part));
    const link = [placeOf(text), place(to)] as const;
    if (file !== undefined) return [...link, place(below), placeOf(file)];
    return below === undefined ? link : [...link, placeOf(below)];
  };
  const packRow = (row: PageRow): PackedRow => [
    MARKS.reduce((bits, mark, index) => (row[mark] ? bits | (1 << index) : bits), 0),
    ...row.cells.map(packCell),
  ];
  const packed = JSON.stringify(page, (key, value: unknown) =>
    key === ROWS ? (value as readonly PageRow[]).map(packRow) : value,
  );
  return `{"texts":${JSON.stringify([...places.keys()])},"page":${packed}}`;
}

export function unpackPage(text: string): ResultPage {
  const { texts, page } = JSON.parse(text) as PackedPage;
  const unpackCell = (cell: PackedCell): PageCell => {
    if (typeof cell === 'number' || isPackedText(cell)) return unpackText(cell);
    return 'bar' in cell ? cell : { texts: cell.texts.map(unpackText) };
  };
  const unpackText = (packed: PackedText): string | PageText => {
    if (typeof packed === 'number') return texts[packed] ?? '';
    const [text = '', to, below, file] = packed.map((place = NOWHERE) => texts[place]);
    return {
      text,
      ...(to !== undefined && { to }),
      ...(below !== undefined && { below }),
      ...(file !== undefined && { file }),
    };
  };
  const unpackRow = ([bits, ...cells]: PackedRow): PageRow => ({
    cells: cells.map(unpackCell),
    ...Object.fromEntries(MARKS.filter((_, index) => bits & (1 << index)).map((mark) => [mark, true as const])),
  });
  return unpackRows(page, unpackRow) as ResultPage;
}

function isPackedText(cell: PackedCell): cell is PackedText {
  return Array.isArray(cell);
}

/** The same value with the rows of every table in it unpacked. */
function unpackRows(value: unknown, unpackRow: (row: PackedRow) => PageRow): unknown {
  if (Array.isArray(value)) return value.map((one) => unpackRows(one, unpackRow));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === ROWS ? (one as readonly PackedRow[]).map(unpackRow) : unpackRows(one, unpackRow),
    ]),
  );
}
