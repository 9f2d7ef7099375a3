/**
 * Weights as they are typed and as files have them: `60%`, `33 1/3%`, a fraction `1/3`, or `rest` (in French `reste`)
 * for what the others leave.
 */
import { thirdsOfWeight, WHOLE_WEIGHT, weightOfThirds, type Weight } from '../result/weight.ts';

/** The denominators of fractions: with them every fraction is a whole number of thirds of a percent. */
const DENOMINATOR = '1[02]|[2-6]';
const NUMERATOR = '1[01]|[1-9]';
const MIXED = String.raw`(\d{1,2})\s+([12])\s*\/\s*3\s*%`;
const PERCENT = String.raw`(\d{1,3})\s*%`;
// 5/100% is the other side's part of a split score, not a tenth.
const FRACTION = String.raw`(${NUMERATOR})\s*\/\s*(${DENOMINATOR})(?!\d*\s*%)`;
const REST = String.raw`((?:the\s+|le\s+)?reste?)(?![a-z])`;
const WEIGHT = `${MIXED}|${PERCENT}|${FRACTION}|${REST}`;

const AT_START = new RegExp(String.raw`^\s*(?:${WEIGHT})`, 'i');
// Of several spaces only the last can begin a match: from each of them would take a time that grows with their square.
const ALL = new RegExp(String.raw`(^|[+/]|\s(?!\s))(\s*)(${WEIGHT})`, 'gi');
const LINE = new RegExp(
  String.raw`^\s*(?:a[^/]*\/\s*)?(?:(?:${NUMERATOR})\s*\/|\d{1,2}\s+[12]\s*(?:\/|$)|${REST})`,
  'i',
);
const BEGUN = new RegExp(
  String.raw`(?:^|[+\s])\s*(?:(?:${NUMERATOR})\s*\/\s*1?|\d{1,2}\s+[12]\s*\/\s*3?)\s*$|^\s*\d{1,2}\s+[12]\s*$`,
);
const GOES_ON = /[+\s]\s*(?:\d{0,3}|\d{1,2}\s+[12](?:\s*\/\s*3?)?|(?:the\s|le\s)?\s*(?:r|re|res)?|the?|le?|t)\s*$/i;

/** A weight at the beginning of a component: its value, and how many characters it takes. */
export interface ReadWeight {
  /** In thirds of a percent; null for the rest. */
  readonly thirds: number | null;
  readonly length: number;
}

/** Reads the weight a component begins with; null without one. It may be nothing, or more than all. */
export function readWeight(component: string): ReadWeight | null {
  const match = AT_START.exec(component);
  if (!match) return null;
  const [{ length }, mixed, third, percent, numerator, denominator] = match;
  if (mixed !== undefined) return { thirds: 3 * Number(mixed) + Number(third), length };
  if (percent !== undefined) return { thirds: 3 * Number(percent), length };
  if (numerator === undefined) return { thirds: null, length };
  return { thirds: (WHOLE_WEIGHT * Number(numerator)) / Number(denominator), length };
}

/** A part of a line: its text and where it begins. */
export interface TextPart {
  readonly text: string;
  readonly at: number;
}

/** The sides of a split score. The stroke between them is none of a fraction. */
export function sidesOf(text: string): TextPart[] {
  const weights = weightsIn(text);
  const strokes = [...text.matchAll(/\//g)]
    .map(({ index }) => index)
    .filter((stroke) => !weights.some(({ from, to }) => stroke >= from && stroke < to));
  return partsBetween({ text, at: 0 }, strokes);
}

/** The components of a side: a plus or a space before a weight begins the next one. */
export function componentsOf(side: TextPart): TextPart[] {
  const separators = weightsIn(side.text)
    .filter(({ separator }) => separator !== null && side.text.slice(0, separator).trim() !== '')
    .map(({ separator }) => separator as number);
  return partsBetween(side, separators);
}

/** Whether a line, or what follows one side's award, begins with a weight that has no percent sign, or not yet. */
export function beginsWithFraction(line: string): boolean {
  return LINE.test(withSingleSpaces(line));
}

/** Whether a line ends in the middle of a fraction: 420+1/ */
export function endsInFraction(line: string): boolean {
  return BEGUN.test(withSingleSpaces(line));
}

/** The component without the beginning of the next one: 420+4, 420 re; null where there is none. */
export function beforeNextWeight(component: string): string | null {
  const text = withSingleSpaces(component);
  const begun = GOES_ON.exec(text);
  return begun ? text.slice(0, begun.index) : null;
}

/** Patterns that allow spaces in several places try every way to share a row of them out. */
function withSingleSpaces(text: string): string {
  return text.replaceAll(/\s{2,}/g, ' ');
}

/** A weight as it is typed, before its score: `60%`, `1/3 `, `20 1/3%`. */
export function formatWeight(weight: Weight): string {
  const { percent, thirds } = weight;
  if (thirds === undefined) return `${percent}%`;
  const denominator = [3, 6, 12].find((parts) => (thirdsOfWeight(weight) * parts) % WHOLE_WEIGHT === 0);
  if (denominator === undefined) return `${percent} ${thirds}/3%`;
  return `${(thirdsOfWeight(weight) * denominator) / WHOLE_WEIGHT}/${denominator} `;
}

/** The weights of components in order, the rest worked out; null where they don't add up to all. */
export function wholeWeights(read: readonly ReadWeight[]): readonly Weight[] | null {
  const given = read.reduce((sum, { thirds }) => sum + (thirds ?? 0), 0);
  const rests = read.filter(({ thirds }) => thirds === null).length;
  const rest = WHOLE_WEIGHT - given;
  const isWhole = rests === 0 ? rest === 0 : rests === 1 && rest > 0 && rest < WHOLE_WEIGHT;
  return isWhole ? read.map(({ thirds }) => weightOfThirds(thirds ?? rest)) : null;
}

interface PlacedWeight {
  /** Where the character before the weight stands that separates it from what was before; null at the beginning. */
  readonly separator: number | null;
  readonly from: number;
  readonly to: number;
}

function weightsIn(text: string): PlacedWeight[] {
  return [...text.matchAll(ALL)].map(({ index, 0: { length }, 1: separator, 2: spaces }) => ({
    separator: separator === '' ? null : index,
    from: index + (separator ?? '').length + (spaces ?? '').length,
    to: index + length,
  }));
}

function partsBetween({ text, at }: TextPart, separators: readonly number[]): TextPart[] {
  let from = 0;
  return [...separators, text.length].map((end) => {
    const part = { text: text.slice(from, end), at: at + from };
    from = end + 1;
    return part;
  });
}
