import { unbroken } from '../../../src/language/typography.ts';
import { BETWEEN_NAMES } from '../../../src/names/fit.ts';
import { withInitials } from '../../../src/names/forms.ts';
import type { MeasureText, TextStyle } from './marks.ts';

/** Splits text into letters with their accents. */
const LETTERS = new Intl.Segmenter();
const AFTER_FIRST_NAME = ' /';
/** What stays on one line where it can: an initial with what follows it, a date. */
const TOGETHER = /(?<![\p{L}\p{N}])\p{Lu}\p{M}*\. (?=[\p{L}\p{N}])|\b\d{1,2}(?:er)? \p{L}+ \d{4}\b/gu;
/** Stands for a space that no line breaks at. */
const HELD_SPACE = '\0';

/** The known names of a pair in one line, unshortened. */
export function joinNames(names: readonly [string, string]): string {
  return knownNames(names).join(BETWEEN_NAMES);
}

function knownNames(names: readonly [string, string]): string[] {
  return names.filter((name) => name.trim() !== '');
}

/**
 * Breaks text between words into lines of a width. A word wider than that is broken after its hyphens, and between
 * its letters where it has none. Initials and dates are broken only where a line is too short for them.
 */
export function wrapText(content: string, width: number, style: TextStyle, measure: MeasureText): readonly string[] {
  const fits = (line: string): boolean => measure(line, style) <= width;
  const lines: string[] = [];
  for (const word of wordsOf(content)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(...(fits(word) ? [word] : breakWord(word, fits)));
  }
  return lines;
}

function wordsOf(content: string): readonly string[] {
  const held = content.replaceAll(TOGETHER, (kept) => kept.replaceAll(' ', HELD_SPACE));
  return held.split(' ').map((word) => word.replaceAll(HELD_SPACE, ' '));
}

/** Names with commas between them: lines break between names, and inside one only where a line is too short for it. */
export function wrapList(
  names: readonly string[],
  width: number,
  style: TextStyle,
  measure: MeasureText,
): readonly string[] {
  if (names.length === 0) return [];
  const whole = names.map((name) => (measure(`${name},`, style) <= width ? unbroken(name) : name));
  return wrapText(whole.join(', '), width, style, measure);
}

/** A text in one line of the largest type that fits a width; in several lines of the least size where none does. */
export function shrinkOrWrap(
  content: string,
  width: number,
  style: TextStyle,
  least: number,
  measure: MeasureText,
): TextStyle & { readonly lines: readonly string[] } {
  for (let { size } = style; size >= least; size -= 1) {
    const smaller = { ...style, size };
    if (measure(content, smaller) <= width) return { ...smaller, lines: [content] };
  }
  const smallest = { ...style, size: least };
  return { ...smallest, lines: wrapText(content, width, smallest, measure) };
}

/** The same for a text of parts, each of which begins a line where the whole takes several. */
export function shrinkOrStack(
  content: string,
  parts: readonly string[],
  width: number,
  style: TextStyle,
  least: number,
  measure: MeasureText,
): TextStyle & { readonly lines: readonly string[] } {
  const whole = shrinkOrWrap(content, width, style, least, measure);
  if (whole.lines.length === 1) return whole;
  const known = parts.filter((part) => part.trim() !== '');
  const widest = Math.max(...known.map((part) => measure(part, style)));
  const size = Math.max(least, Math.min(style.size, Math.floor((style.size * width) / widest)));
  return { ...style, size, lines: known.flatMap((part) => wrapText(part, width, { ...style, size }, measure)) };
}

/** A piece of a word up to and with its hyphens, or a space that it holds. */
const HYPHENATED = /[^- ]*[- ]+|[^- ]+/g;

function breakWord(word: string, fits: (line: string) => boolean): readonly string[] {
  const pieces = (word.match(HYPHENATED) ?? []).flatMap((piece) => (fits(piece) ? [piece] : lettersOf(piece)));
  return joinWhileFitting(pieces, fits).map((line) => line.trim());
}

function joinWhileFitting(pieces: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = (lines.at(-1) ?? '') + piece;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

function lettersOf(text: string): string[] {
  return Array.from(LETTERS.segment(text), ({ segment }) => segment);
}

/**
 * The whole names of a pair: in one line if they fit, otherwise one below the other. A slash parts them where a name
 * takes several lines itself.
 */
export function wrapNames(
  names: readonly [string, string],
  width: number,
  style: TextStyle,
  measure: MeasureText,
): readonly string[] {
  const whole = joinNames(names);
  return measure(whole, style) <= width ? [whole] : stackNames(names, width, style, measure);
}

/**
 * The names of a pair in a narrow column: with initials where a whole name is too long for a line, and wrapped where
 * these are too.
 */
export function shortNames(
  players: readonly [string, string],
  width: number,
  style: TextStyle,
  measure: MeasureText,
): readonly string[] {
  return wrapNames(shortForms(players, width, style, measure), width, style, measure);
}

/** The same, each name on a line of its own. */
export function stackShortNames(
  players: readonly [string, string],
  width: number,
  style: TextStyle,
  measure: MeasureText,
): readonly string[] {
  return stackNames(shortForms(players, width, style, measure), width, style, measure);
}

/** Whole names as far as each fits in a line; otherwise with initials. */
function shortForms(
  [first, second]: readonly [string, string],
  width: number,
  style: TextStyle,
  measure: MeasureText,
): readonly [string, string] {
  const fitting = (name: string) => (measure(name, style) <= width ? name : withInitials(name));
  return [fitting(first), fitting(second)];
}

/** The whole names of a pair, one below the other. A first name that fills its line needs no slash behind it. */
export function stackNames(
  names: readonly [string, string],
  width: number,
  style: TextStyle,
  measure: MeasureText,
): readonly string[] {
  const wrap = (name: string, room: number) => wrapText(name, room, style, measure);
  const known = knownNames(names);
  const stacked = known.flatMap((name) => wrap(name, width));
  const [first = '', second] = known;
  if (second === undefined || stacked.length === known.length) return stacked;
  const above = wrap(first, width - measure(AFTER_FIRST_NAME, style));
  if (above.length > 1 && wrap(first, width).length === 1) return stacked;
  return [...above.slice(0, -1), `${above.at(-1)}${AFTER_FIRST_NAME}`, ...wrap(second, width)];
}
