/**
 * Portable Bridge Notation: games, each a list of tags such as `[Board "7"]`, and under some tags a section of lines.
 * Lines end in any way; lines that begin with `%` and comments (`;` to the end of the line, `{` to `}`) are passed
 * over. The caller decodes the bytes.
 */

/** A line of the section under a tag, without comments. */
export interface PbnRow {
  readonly line: number;
  readonly text: string;
}

/** A tag with its value, the line it stands on, from 1, and the section under it. */
export interface PbnTag {
  readonly name: string;
  readonly value: string;
  readonly line: number;
  readonly rows: readonly PbnRow[];
}

/** The tags of a game by name; the first of each counts. */
export type PbnGame = ReadonlyMap<string, PbnTag>;

/** A tag that can't be read, with the name it has if that can. */
export interface BrokenTag {
  readonly name: string;
  readonly line: number;
}

export interface PbnText {
  readonly games: readonly PbnGame[];
  readonly broken: readonly BrokenTag[];
  /** The line of a comment that isn't closed, so that the rest of the file is in it; null where there is none. */
  readonly openComment: number | null;
}

/** The tags of which a game has one: another begins the next game. */
const OF_A_GAME: ReadonlySet<string> = new Set(['Event', 'Site', 'Date', 'Board', 'Dealer', 'Vulnerable', 'Deal']);

/** A file that was saved twice has two. */
const MARKS_AT_START = /^\ufeff+/;

/** Splits a text into games. Never throws. */
export function readPbnGames(text: string): PbnText {
  const games: Map<string, PbnTag>[] = [];
  const { tags, broken, openComment } = readTags(plainText(text));
  const forAll = new Map<string, PbnTag>();
  let game: Map<string, PbnTag> | null = null;
  for (const { isAfterBlank, ...tag } of tags) {
    const isOfGame = OF_A_GAME.has(tag.name);
    const isWhole = isAfterBlank && game?.has('Deal') === true;
    if (game === null || (isOfGame && (isWhole || game.has(tag.name)))) {
      withDefaults(game, forAll);
      game = new Map();
      games.push(game);
    }
    if (game.has(tag.name)) continue;
    const own = repeated(tag, games.at(-2));
    if (tag.value.startsWith('##')) forAll.set(tag.name, own);
    game.set(tag.name, own);
  }
  withDefaults(game, forAll);
  return { games, broken, openComment };
}

/** Lines end with a line feed, and no other control character stands in them. */
function plainText(text: string): string {
  return text
    .replace(MARKS_AT_START, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ');
}

/** `#` stands for the value of the game before. */
function repeated(tag: PbnTag, before: PbnGame | undefined): PbnTag {
  if (!tag.value.startsWith('#')) return tag;
  const value = tag.value.replace(/^##?/, '');
  return { ...tag, value: value === '' ? (before?.get(tag.name)?.value ?? '') : value };
}

/** `##` before a value makes it that of all games that follow and don't have the tag. */
function withDefaults(game: Map<string, PbnTag> | null, forAll: ReadonlyMap<string, PbnTag>): void {
  for (const [name, tag] of forAll) if (game?.has(name) === false) game.set(name, tag);
}

interface ReadTag extends PbnTag {
  readonly isAfterBlank: boolean;
}

/** A place in the text. */
interface PbnCursor {
  readonly text: string;
  at: number;
  line: number;
  /** The end of a line, of this one where it is not before the place: a line is searched once, however long it is. */
  lineEnd: number;
}

function readTags(text: string): Omit<PbnText, 'games'> & { readonly tags: readonly ReadTag[] } {
  const cursor: PbnCursor = { text, at: 0, line: 1, lineEnd: -1 };
  const tags: ReadTag[] = [];
  const broken: BrokenTag[] = [];
  let openComment: number | null = null;
  let rows: PbnRow[] = [];
  let row = '';
  let isRowEmpty = true;
  let isBlank = true;
  let isAfterBlank = false;
  let isStart = true;
  const endRow = () => {
    if (!isRowEmpty) rows.push({ line: cursor.line, text: row.trimEnd() });
    row = '';
    isRowEmpty = true;
  };
  while (cursor.at < text.length) {
    const character = text[cursor.at] ?? '';
    const { line } = cursor;
    if (character === '\n') {
      endRow();
      isAfterBlank ||= isBlank;
      isBlank = true;
      skip(cursor, cursor.at + 1);
    } else if (character === ';' || (character === '%' && isStart)) {
      isBlank = false;
      skip(cursor, endOfLine(cursor));
    } else if (character === '{') {
      isBlank = false;
      const end = endOf(text, '}', cursor.at);
      if (end === text.length) openComment = line;
      skip(cursor, Math.min(end + 1, text.length));
    } else if (character === '[' && isRowEmpty) {
      isBlank = false;
      const tag = readTag(cursor);
      rows = [];
      if (tag.value === null) broken.push({ name: tag.name, line });
      else tags.push({ name: tag.name, value: tag.value, line, rows, isAfterBlank });
      isAfterBlank = false;
    } else {
      // What stands in quotation marks on a line of a section is no comment and no tag.
      const end = character === '"' ? closingQuote(cursor) + 1 : endOfPlain(cursor);
      const part = text.slice(cursor.at, end);
      isBlank &&= BLANKS.test(part);
      row += part;
      isRowEmpty &&= part.trim() === '';
      skip(cursor, end);
    }
    isStart = character === '\n';
  }
  endRow();
  return { tags, broken, openComment };
}

/** Reads a tag and moves behind it; without a value, where it has none or doesn't end on its line. */
function readTag(cursor: PbnCursor): { readonly name: string; readonly value: string | null } {
  const { text } = cursor;
  const lineEnd = endOfLine(cursor);
  const line = text.slice(cursor.at, lineEnd);
  const [head = '', name = ''] = /^\[\s*(\w*)\s*/.exec(line) ?? [];
  let value = '';
  if (line[head.length] === '"') {
    for (let at = head.length + 1; at < line.length; at += 1) {
      const character = line[at] ?? '';
      if (character === '"') {
        const end = pastSpaces(line, at + 1);
        if (line[end] === ']') {
          skip(cursor, cursor.at + end + 1);
          return { name, value };
        }
      }
      // A mark within the value has a backslash before it, though many programs leave that out.
      if (character === '\\' && (line[at + 1] === '"' || line[at + 1] === '\\')) at += 1;
      value += line[at];
    }
  }
  skip(cursor, lineEnd);
  return { name, value: null };
}

function pastSpaces(line: string, from: number): number {
  let at = from;
  while (line[at] === ' ' || line[at] === '\t') at += 1;
  return at;
}

function closingQuote(cursor: PbnCursor): number {
  const { text, at: from } = cursor;
  const lineEnd = endOfLine(cursor);
  let close = text.indexOf('"', from + 1);
  while (close !== -1 && close < lineEnd && text[close - 1] === '\\') close = text.indexOf('"', close + 1);
  return close === -1 || close > lineEnd ? lineEnd - 1 : close;
}

function endOfLine(cursor: PbnCursor): number {
  if (cursor.lineEnd < cursor.at) cursor.lineEnd = endOf(cursor.text, '\n', cursor.at);
  return cursor.lineEnd;
}

function endOf(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from);
  return end === -1 ? text.length : end;
}

const BLANKS = /^[ \t]*$/;
/** Characters that begin nothing else wherever they stand in a line. */
const PLAIN = /[^\n;{["%]*/y;

/** The end of a character and of the plain ones behind it. */
function endOfPlain({ text, at }: PbnCursor): number {
  PLAIN.lastIndex = at + 1;
  PLAIN.test(text);
  return Math.max(at + 1, PLAIN.lastIndex);
}

/** Moves to a place further on, and counts the lines. */
function skip(cursor: PbnCursor, to: number): void {
  while (endOfLine(cursor) < to) {
    cursor.at = cursor.lineEnd + 1;
    cursor.line += 1;
  }
  cursor.at = to;
}
