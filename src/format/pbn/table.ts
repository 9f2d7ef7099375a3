import type { PbnTag } from './games.ts';

/** A line of a table: its cells by the names of their columns; '' for one that is empty or isn't there. */
export interface PbnTableRow {
  readonly line: number;
  readonly cell: (...names: readonly string[]) => string;
}

interface Column {
  readonly name: string;
  /** As declared; null where the name stands alone. */
  readonly width: number | null;
}

/** Lines of a table that are read: more than the tables at which a board is played, or the pairs of an event. */
export const MOST_PBN_ROWS = 5000;

/** Values that say nothing. */
const EMPTY: ReadonlySet<string> = new Set(['-', '?', '*']);

/**
 * The lines of a table. Its tag declares the columns, each as a name alone or with a width: `PairId_NS\2R;Names_NS\17`.
 * Values are often wider than that, so they are told apart by blanks and quotation marks first. The width counts where
 * names without quotation marks hold blanks, and where cells are left blank.
 */
export function readPbnTable(tag: PbnTag | undefined): readonly PbnTableRow[] {
  if (!tag) return [];
  const columns = tag.value.split(';').map((declared): Column => {
    const [name = '', width = ''] = declared.trim().split('\\');
    return { name: name.toLowerCase(), width: /^\d{1,3}/.test(width) ? parseInt(width, 10) : null };
  });
  // Of two columns of one name the first counts.
  const places = new Map(columns.map(({ name }, place) => [name, place] as const).toReversed());
  return tag.rows.slice(0, MOST_PBN_ROWS).map(({ line, text }) => {
    const values = cellsOf(text, columns).map(plainValue);
    const valueOf = (name: string): string => {
      const place = places.get(name.toLowerCase());
      return place === undefined ? '' : (values[place] ?? '');
    };
    return { line, cell: (...names) => valueOf(names.find((name) => valueOf(name) !== '') ?? '') };
  });
}

function plainValue(text: string): string {
  const value = text.trim();
  return EMPTY.has(value) ? '' : value;
}

/** A value of a line, and where it stands. */
interface Token {
  readonly value: string;
  readonly start: number;
}

function cellsOf(text: string, columns: readonly Column[]): readonly string[] {
  const tokens = tokensOf(text);
  const plain = tokens.map(({ value }) => value);
  if (tokens.length === columns.length) return plain;
  if (tokens.length < columns.length) return cellsByWidth(text, columns) ?? plain;
  const named = columns.findIndex(({ name }) => name.startsWith('name'));
  const first = named === -1 ? columns.length - 1 : named;
  const rest = text.slice(tokens[first]?.start ?? text.length);
  return [...plain.slice(0, first), ...wordsByWidth(rest, columns.slice(first))];
}

/** The values of a line between blanks; one in quotation marks may hold blanks, and its marks a backslash each. */
function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const token = /"((?:[^"\\]|\\.)*)"|(\S+)/g;
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const [, quoted, plain = ''] = found;
    tokens.push({ value: quoted?.replaceAll(/\\(["\\])/g, '$1') ?? plain, start: found.index });
  }
  return tokens;
}

/** The cells cut by the widths declared; null where a width is missing, or a value stands across a border. */
function cellsByWidth(text: string, columns: readonly Column[]): readonly string[] | null {
  const cells: string[] = [];
  let at = 0;
  for (const [place, { width }] of columns.entries()) {
    const isLast = place === columns.length - 1;
    if (width === null && !isLast) return null;
    const end = isLast ? text.length : at + (width ?? 0);
    if (!isLast && (text[end] ?? ' ') !== ' ') return null;
    cells.push(text.slice(at, end).trim().replaceAll(/^"|"$/g, ''));
    at = end + 1;
  }
  return cells;
}

/** The last cells of a line, names that hold blanks: parted by two blanks or more, else by their widths. */
function wordsByWidth(text: string, columns: readonly Column[]): readonly string[] {
  const apart = text.trim().split(/ {2,}|\t+/);
  if (apart.length === columns.length) return apart;
  let at = 0;
  return columns.map(({ width }, place) => {
    const end = place === columns.length - 1 || width === null ? text.length : at + width + 1;
    const cell = text.slice(at, end).trim();
    at = end;
    return cell;
  });
}
