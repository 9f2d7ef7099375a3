/** Inputs: known ones with bytes, characters, words and lines changed. The same seed draws the same inputs. */
import { chance, randomInteger, type Random } from '../../src/basics/random.ts';

/** What parsers stumble over. */
const NASTY = [
  '',
  '\0',
  '\r',
  '\n',
  '\r\n',
  '\t',
  '"',
  '""',
  "'",
  ',',
  ';',
  '=',
  '+',
  '-',
  '−',
  '–',
  '@',
  '/',
  '\\',
  '%',
  '*',
  '\ufeff',
  '\u00a0',
  '\u202f',
  '\u2028',
  '\u200b',
  '\u202e',
  '\ud800',
  '\udfff',
  '\ufffd',
  '\ufe0f',
  'ſ',
  'İ',
  'ß',
  'é',
  'e\u0301',
  '♠',
  '♡',
  '𝟜',
  '٣',
  '²',
  '1e9',
  '1e-9',
  '-0',
  '00',
  '0x10',
  '999999999999999999999',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  '[object Object]',
  '{}',
  '[]',
  '{"',
  '}',
  ']',
  'true',
];

const DIGITS = '0123456789'.split('');
const MOST_CHANGES = 6;

/** Where new inputs are drawn from. */
export interface Pool {
  readonly inputs: readonly string[];
  readonly words: readonly string[];
  readonly longest: number;
}

export function drawInput(pool: Pool, random: Random): string {
  let text = pick(pool.inputs, random) ?? '';
  // Some inputs are tried as they are.
  if (chance(random, 0.02)) return text;
  const changes = 1 + randomInteger(random, MOST_CHANGES);
  for (let change = 0; change < changes; change++) {
    const how = pick(CHANGES, random) ?? insertWord;
    text = how(text, random, pool);
  }
  return text.slice(0, pool.longest);
}

/** Characters of a large input: a megabyte. */
export const LARGE = 1_000_000;

/** A known input with a part of it repeated up to a megabyte: a few characters, a line or more. */
export function drawLargeInput(inputs: readonly string[], random: Random): string {
  const text = pick(inputs, random) ?? '';
  const [start, end] = chance(random, 0.5) ? linesOf(text, random) : partOf(text, random);
  const part = text.slice(start, end) || ' ';
  return text.slice(0, start) + part.repeat(Math.ceil(LARGE / part.length)) + text.slice(end);
}

/** A few whole lines of the text. */
function linesOf(text: string, random: Random): readonly [number, number] {
  const start = text.lastIndexOf('\n', randomInteger(random, text.length + 1)) + 1;
  let end = start;
  for (let lines = randomInteger(random, 4); lines >= 0 && end < text.length; lines--) {
    end = text.indexOf('\n', end) + 1 || text.length;
  }
  return [start, Math.min(end, text.length)];
}

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[randomInteger(random, items.length)];
}

type Change = (text: string, random: Random, pool: Pool) => string;

/** A part of the text: mostly a few characters, sometimes anything up to all of it. */
function partOf(text: string, random: Random): readonly [number, number] {
  const start = randomInteger(random, text.length + 1);
  const most = chance(random, 0.8) ? 8 : text.length;
  return [start, Math.min(text.length, start + randomInteger(random, most + 1))];
}

function replacePart(text: string, random: Random, make: (part: string) => string): string {
  const [start, end] = partOf(text, random);
  return text.slice(0, start) + make(text.slice(start, end)) + text.slice(end);
}

const insertWord: Change = (text, random, { words }) => {
  const at = randomInteger(random, text.length + 1);
  return text.slice(0, at) + (pick(chance(random, 0.5) ? NASTY : words, random) ?? '') + text.slice(at);
};

/** Changes a bit of the text's bytes, and reads them as a file's: UTF-8, or Windows-1252 where they are no UTF-8. */
const turnBits: Change = (text, random) => {
  const bytes = Buffer.from(text);
  if (bytes.length === 0) return text;
  for (let times = randomInteger(random, 3); times >= 0; times--) {
    const at = randomInteger(random, bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << randomInteger(random, 8));
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const CHANGES: readonly Change[] = [
  insertWord,
  insertWord,
  turnBits,
  (text, random) => replacePart(text, random, () => ''),
  (text, random) => replacePart(text, random, (part) => part + part),
  (text, random) => replacePart(text, random, (part) => part.repeat(randomInteger(random, 40))),
  (text, random, { words }) => replacePart(text, random, () => pick(words, random) ?? ''),
  (text, random) => replacePart(text, random, () => pick(NASTY, random) ?? ''),
  (text, random) =>
    replacePart(text, random, (part) => (chance(random, 0.5) ? part.toUpperCase() : part.toLowerCase())),
  (text, random) => text.replace(/\d/g, (digit) => (chance(random, 0.2) ? (pick(DIGITS, random) ?? digit) : digit)),
  (text, random) => replacePart(text, random, () => String.fromCharCode(randomInteger(random, 0x10000))),
  (text, random) => {
    const lines = text.split('\n');
    const [one, other] = [randomInteger(random, lines.length), randomInteger(random, lines.length)];
    [lines[one], lines[other]] = [lines[other] ?? '', lines[one] ?? ''];
    return lines.join('\n');
  },
  (text, random, { inputs }) => {
    const other = pick(inputs, random) ?? '';
    const [start, end] = partOf(other, random);
    return replacePart(text, random, () => other.slice(start, end));
  },
];
