/**
 * A list of pairs as people paste it: one pair on a line, from a mail, a text or a spreadsheet.
 *
 *     readPastedPairs('1  Cedar / Cypress\n2  Rowan & Willow')
 *     // { pairs: [{ line: 1, section: null, number: 1, players: ['Cedar', 'Cypress'] }, ...], problems: [] }
 */
export interface PastedPair {
  /** Line of the text, from 1. */
  readonly line: number;
  /** The section's letter before the pair number, in upper case, or null. */
  readonly section: string | null;
  /** The pair number before the names, or null. */
  readonly number: number | null;
  /** The second is empty when the line has only one name. */
  readonly players: readonly [string, string];
}

export type PastedProblemCode = 'tooLong' | 'oneName' | 'tooManyNames' | 'numberTwice';

/** Characters of a list: ten times the names of the largest room. */
export const LONGEST_LIST = 100_000;

export interface PastedProblem {
  readonly kind: 'problem';
  readonly code: PastedProblemCode;
  readonly line: number;
  readonly text: string;
}

export interface PastedPairs {
  /** In order of lines, without those that could not be read. */
  readonly pairs: readonly PastedPair[];
  readonly problems: readonly PastedProblem[];
}

/**
 * Separators between two names, the most certain first. A name may contain a hyphen or a comma ("Smith, John"), so
 * these separate names only when no other separator occurs.
 */
const SEPARATORS: readonly RegExp[] = [
  /\t+/,
  /\s*\/\s*/,
  /\s*;\s*/,
  /\s*&\s*/,
  /\s+\+\s+/,
  /\s+[-–—]\s+/,
  /\s+(?:and|et)\s+/i,
  /\s{3,}/,
  /\s*,\s*/,
];

/** Separators that stand between two people and in no name. */
const BETWEEN_PEOPLE = /\s*[/;&]\s*/;

/** `1`, `1.`, `12)`, `no 3:`, and with a section's letter `A1`, `b 12:` at the start of a line, then the rest. */
const NUMBERED = /^(?:(?:no|n°|nr|#)\s*)?(?:([a-z])\s*)?(\d{1,3})(?:\s*[.):]\s*|\s+|\t+)(?=\D)(.*)$/i;

/**
 * Reads a pasted list of pairs. Never throws; empty lines are skipped.
 * @param namesALine 1 for a list of single players
 */
export function readPastedPairs(text: string, namesALine: 1 | 2 = 2): PastedPairs {
  if (text.length > LONGEST_LIST) {
    return { pairs: [], problems: [{ kind: 'problem', code: 'tooLong', line: 1, text: '' }] };
  }
  const pairs: PastedPair[] = [];
  const problems: PastedProblem[] = [];
  const numbers = new Set<string>();
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1;
    const written = shortenBlanks(raw.trim());
    if (written === '') continue;
    const { section, number, rest } = splitNumber(written);
    const label = number === null ? null : `${section ?? ''}${number}`;
    const names = namesALine === 1 ? singleNames(rest) : splitNames(rest);
    const code = problemOf(names, label, numbers, namesALine);
    if (code) problems.push({ kind: 'problem', code, line, text: written });
    if (code === 'tooManyNames' || code === 'numberTwice') continue;
    if (label !== null) numbers.add(label);
    pairs.push({ line, section, number, players: [names[0] ?? '', names[1] ?? ''] });
  }
  return { pairs, problems };
}

/**
 * Blanks in a row, as few as still mean the same: patterns that look for a separator with blanks before it take a time
 * that grows with the square of their number.
 */
export function shortenBlanks(line: string): string {
  return line.replaceAll(/\s{4,}/g, (blanks) => (blanks.includes('\t') ? '\t' : '   '));
}

function splitNumber(line: string): { section: string | null; number: number | null; rest: string } {
  const match = NUMBERED.exec(line);
  const number = Number(match?.[2] ?? 0);
  if (!match || number === 0) return { section: null, number: null, rest: line };
  return { section: match[1]?.toUpperCase() ?? null, number, rest: match[3] ?? '' };
}

/** The names in a text, whatever stands between them. */
export function splitNames(text: string): string[] {
  const written = shortenBlanks(text);
  const separator = SEPARATORS.find((candidate) => candidate.test(written));
  const parts = separator ? written.split(separator) : [written];
  return parts.map((part) => part.trim().replace(/\s+/g, ' ')).filter((part) => part !== '');
}

/** The names of a line that should have one. Columns of a spreadsheet are parts of a name, a comma belongs to it. */
function singleNames(text: string): string[] {
  return text
    .split(BETWEEN_PEOPLE)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
}

function problemOf(
  names: readonly string[],
  label: string | null,
  labels: ReadonlySet<string>,
  namesALine: 1 | 2,
): PastedProblemCode | null {
  if (names.length > namesALine) return 'tooManyNames';
  if (label !== null && labels.has(label)) return 'numberTwice';
  return names.length < namesALine && names.length > 0 ? 'oneName' : null;
}
