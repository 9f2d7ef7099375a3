/** What is demanded of every answer, whichever parser gave it. */
import { deepStrictEqual } from 'node:assert/strict';
import { CSV_SEPARATORS, readCsv, writeCsv } from '../../src/format/csv.ts';
import { LANGUAGES, type Language } from '../../src/language.ts';

export function demand(condition: boolean, what: () => string): asserts condition {
  if (!condition) throw new Error(what());
}

/** The lines of a text, however they end. */
export function lineCount(text: string): number {
  return text.split(/\r\n|\r|\n/).length;
}

/** A sentence for the director: there is one in both languages, and no gap shows in it. */
export function saysWhatIsWrong(say: (language: Language) => string, input: string): void {
  const sentences = LANGUAGES.map(say);
  for (const sentence of sentences) {
    demand(typeof sentence === 'string' && sentence.trim() !== '', () => 'a problem without a sentence');
    for (const gap of ['undefined', 'NaN', '[object', 'Infinity']) {
      demand(!sentence.includes(gap) || input.includes(gap), () => `a sentence with a gap: ${sentence}`);
    }
  }
  demand(new Set(sentences).size === LANGUAGES.length, () => `one sentence in two languages: ${sentences[0]}`);
}

interface Located {
  readonly code: string;
  readonly line: number;
  readonly text?: string;
}

/** Problems are there, stand in order of lines inside the text, quote what stands there, and have sentences. */
export function locatedProblems<Problem extends Located>(
  text: string,
  problems: readonly Problem[],
  sentence: (problem: Problem, language: Language) => string,
): string {
  demand(problems.length > 0, () => 'neither data nor a problem');
  const lines = lineCount(text);
  const plain = withoutQuotes(text);
  let before = 1;
  for (const problem of problems) {
    const { line, text: quoted } = problem;
    demand(Number.isInteger(line) && line >= 1 && line <= lines, () => `a problem on line ${line} of ${lines}`);
    demand(line >= before, () => `a problem of line ${line} after one of line ${before}`);
    before = line;
    const isThere = quoted === undefined || plain.includes(withoutQuotes(quoted)) || OWN_WORDS.has(quoted);
    demand(isThere, () => `a problem quotes ${JSON.stringify(quoted)}, which is not in the text`);
    saysWhatIsWrong((language) => sentence(problem, language), text);
  }
  return `problems ${[...new Set(problems.map(({ code }) => code))].toSorted().join(' ')}`;
}

/** Names of columns and numbers of rounds that problems name because they are not in the text. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  'contract',
  'declarer',
  'tricks',
  'result',
  'honours',
  ...Array.from({ length: 999 }, (_, index) => String(index + 1)),
]);

/** A text without what quoting, blanks and the apostrophe before a formula change. */
function withoutQuotes(text: string): string {
  return text.toLowerCase().replaceAll(/["'\s\ufeff]/g, '');
}

/**
 * The text written anew reads the same, but for the numbers of the lines. One separator an input, whichever: writing
 * with all takes longer than reading, and there are inputs enough.
 */
export function readsTheSameAgain(text: string, read: (text: string) => unknown): void {
  const rows = readCsv(text);
  // A first line of one cell names no separator.
  if ('code' in rows || (rows[0]?.cells.length ?? 0) < 2) return;
  const separator = CSV_SEPARATORS[text.length % CSV_SEPARATORS.length] ?? ',';
  const again = writeCsv(
    rows.map(({ cells }) => cells),
    separator,
  );
  const answer = withoutLines(read(text));
  deepStrictEqual(withoutLines(read(again)), answer, `not the same when written with ${JSON.stringify(separator)}`);
}

const LINES: ReadonlySet<string> = new Set(['line', 'firstLine', 'lines']);

function withoutLines(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLines);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Map || value instanceof Set) return value;
  const kept = Object.entries(value).filter(([name, own]) => !LINES.has(name) || typeof own === 'object');
  return Object.fromEntries(kept.map(([name, own]) => [name, withoutLines(own)]));
}

/** The value of a text of JSON; undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
