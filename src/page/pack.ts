import { LANGUAGES, type Language } from '../language.ts';
import type { LocalPage, PageCell, PageRow, PageText, ResultPage } from './sheet.ts';

/**
 * A page as JSON. The texts of cells stand once, in a list of their own: numbers, names and contracts come again and
 * again, on travellers and scorecards. What is built alike in all languages stands once too, and its texts one beside
 * the other in the list.
 */
interface PackedPage {
  readonly language: Language;
  readonly texts: readonly LocalText[];
  readonly page: unknown;
}

/** A text, or one a language. */
type LocalText = string | readonly string[];
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
/** Before the place of a text that is another in each language. */
const TEXT = '@';
/** Before values that are built in another way in each language. */
const EACH = '|';

export function packPage({ language, texts: locals }: ResultPage): string {
  const texts = new Map<string, number>();
  const page = packValues(
    LANGUAGES.map((one) => locals[one]),
    { key: '', placeOf: placesIn(texts) },
  );
  return `{"language":"${language}","texts":[${[...texts.keys()].join(',')}],"page":${JSON.stringify(page)}}`;
}

type PlaceOf = (values: readonly string[]) => number;

interface Packing {
  readonly key: string;
  readonly placeOf: PlaceOf;
}

/** Finds the place of a text, one a language, in a list of texts as JSON; adds it where it is new. */
function placesIn(texts: Map<string, number>): PlaceOf {
  return (values) => {
    const json = JSON.stringify(values.every((value) => value === values[0]) ? values[0] : values);
    const place = texts.get(json) ?? texts.size;
    texts.set(json, place);
    return place;
  };
}

/** What stands in the same place in each language, or in one language alone. */
function packValues(values: readonly unknown[], packing: Packing): unknown {
  const [first] = values;
  if (values.every((value) => value === first) && typeof first !== 'object') return first;
  const each = () => ({ [EACH]: values.map((value) => packValues([value], packing)) });
  if (isAll(values, isText)) return { [TEXT]: packing.placeOf(values) };
  if (isAll(values, isList)) {
    if (packing.key === ROWS) {
      const lists = values as readonly (readonly PageRow[])[];
      const shapes = new Set(lists.map((rows) => rows.map(shapeOfRow).join()));
      return shapes.size > 1 ? each() : alongside(lists).map((rows) => packRow(rows, packing.placeOf));
    }
    const isAlike = values.every(({ length }) => length === values[0]?.length);
    return isAlike ? alongside(values).map((items) => packValues(items, { ...packing, key: '' })) : each();
  }
  if (isAll(values, isRecord)) {
    const keys = Object.keys(values[0] ?? {});
    if (values.some((value) => Object.keys(value).join() !== keys.join())) return each();
    const entries = keys.map((key) => {
      const own = values.map((value) => value[key]);
      return [key, packValues(own, { ...packing, key })] as const;
    });
    return Object.fromEntries(entries);
  }
  return each();
}

function isAll<T>(values: readonly unknown[], isOne: (value: unknown) => value is T): values is readonly T[] {
  return values.every(isOne);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first of all lists, the second of all, and so on; the lists are of the same length. */
function alongside<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return (lists[0] ?? []).map((_, at) => lists.flatMap((list) => list.slice(at, at + 1)));
}

function bitsOf(row: PageRow): number {
  return MARKS.reduce((bits, mark, index) => (row[mark] ? bits | (1 << index) : bits), 0);
}

/** Rows of the same shape differ in their texts alone. */
function shapeOfRow(row: PageRow): string {
  return `${bitsOf(row)}${row.cells.map(shapeOfCell).join('')};`;
}

function shapeOfCell(cell: PageCell): string {
  if (typeof cell === 'string') return 's';
  if ('bar' in cell) return `b${cell.bar}`;
  if ('texts' in cell) return `t${cell.texts.map(shapeOfCell).join('')}.`;
  return `(${Object.keys(cell).join()})`;
}

/** Rows of the same shape. */
function packRow(rows: readonly PageRow[], placeOf: PlaceOf): PackedRow {
  const [first] = rows;
  return [first ? bitsOf(first) : 0, ...alongside(rows.map(({ cells }) => cells)).map((own) => packCell(own, placeOf))];
}

function packCell(cells: readonly PageCell[], placeOf: PlaceOf): PackedCell {
  const [first] = cells;
  if (typeof first === 'object' && 'bar' in first) return first;
  const lists = cells.flatMap((cell) => (typeof cell === 'object' && 'texts' in cell ? [cell.texts] : []));
  if (lists.length > 0) return { texts: alongside(lists).map((own) => packText(own, placeOf)) };
  return packText(cells as readonly (string | PageText)[], placeOf);
}

function packText(written: readonly (string | PageText)[], placeOf: PlaceOf): PackedText {
  if (isAll(written, isText)) return placeOf(written);
  const place = (part: keyof PageText) => {
    const own = written.flatMap((one) => (typeof one === 'string' ? [] : (one[part] ?? [])));
    return own.length === 0 ? NOWHERE : placeOf(own);
  };
  const [link, below, file] = [[place('text'), place('to')] as const, place('below'), place('file')];
  if (file !== NOWHERE) return [...link, below, file];
  return below === NOWHERE ? link : [...link, below];
}

export function unpackPage(text: string): ResultPage {
  const { language, texts, page } = JSON.parse(text) as PackedPage;
  const locals = LANGUAGES.map((one, index) => [one, unpackLocal(page, texts, index)] as const);
  return { language, texts: Object.fromEntries(locals) as Readonly<Record<Language, LocalPage>> };
}

/** The page in the language with this index. */
function unpackLocal(page: unknown, texts: readonly LocalText[], index: number): LocalPage {
  const own = texts.map((text) => (typeof text === 'string' ? text : (text[index] ?? '')));
  const unpackCell = (cell: PackedCell): PageCell => {
    if (typeof cell === 'number' || isPackedText(cell)) return unpackText(cell);
    return 'bar' in cell ? cell : { texts: cell.texts.map(unpackText) };
  };
  const unpackText = (packed: PackedText): string | PageText => {
    if (typeof packed === 'number') return own[packed] ?? '';
    const [words = '', to, below, file] = packed.map((place = NOWHERE) => own[place]);
    return {
      text: words,
      ...(to !== undefined && { to }),
      ...(below !== undefined && { below }),
      ...(file !== undefined && { file }),
    };
  };
  const unpackRow = ([bits, ...cells]: PackedRow): PageRow => ({
    cells: cells.map(unpackCell),
    ...Object.fromEntries(MARKS.filter((_, mark) => bits & (1 << mark)).map((mark) => [mark, true as const])),
  });
  const unpack = (value: unknown, key = ''): unknown => {
    if (isList(value)) {
      return key === ROWS ? (value as readonly PackedRow[]).map(unpackRow) : value.map((one) => unpack(one));
    }
    if (!isRecord(value)) return value;
    if (EACH in value) return unpack((value[EACH] as readonly unknown[])[index], key);
    if (TEXT in value) return own[value[TEXT] as number];
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, unpack(one, name)]));
  };
  return unpack(page) as LocalPage;
}

function isPackedText(cell: PackedCell): cell is PackedText {
  return Array.isArray(cell);
}
