/**
 * The shorthand: one typed line, one result. `4sn=` is four spades by North, just made; `420` only the score; `a60` an
 * award; `60%420+40%-50` or `1/3 420+2/3 -50` a weighted score; `p` passed out; `np` not played. docs/entry.md
 * describes it for directors.
 *
 * @example parseShorthand('4hxe-1', { board: 7, language: 'en', withoutLastNought: false })
 */
import { readLevel, readStrain } from '../notation/contract.ts';
import { atEnd, digitsAhead, isDigit, peek, skipSpaces, type TextCursor } from '../notation/scan.ts';
import type { ParsedShorthand } from './answer.ts';
import { parseAward } from './award.ts';
import {
  newShorthandLine,
  problem,
  problemHere,
  unfinished,
  type ShorthandLine,
  type ShorthandOptions,
} from './line.ts';
import { parsePlayed } from './played.ts';
import { beginsRuling, parseRuling } from './ruling.ts';
import { parseScore } from './score.ts';
import { parseNotPlayed, parsePassedOut } from './words.ts';

export type {
  ShorthandExpectation,
  ShorthandFault,
  ParsedShorthand,
  PartialPlayed,
  ScoreCorrection,
  ShorthandProblem,
  ShorthandResult,
  ShorthandUnfinished,
} from './answer.ts';
export type { ShorthandOptions } from './line.ts';
export { formatShorthand } from './format.ts';

/** More than any result takes: what is read with every key must not take long, whatever was pasted. */
const LONGEST_LINE = 300;
/**
 * A component of a ruling is never one itself, but what is wrong with it is told as of a line. Deeper ones are not
 * read: each would be read twice for the one around it.
 */
const DEEPEST = 1;

/**
 * Parses a line: a result, an unfinished line, or one problem with its place. Never throws. Upper and lower case are
 * the same, and spaces may separate parts. It is fast enough to run on every key press.
 */
export function parseShorthand(text: string, options: ShorthandOptions): ParsedShorthand {
  return parseWithin(text, options, 0);
}

/** @param depth how many rulings it stands in */
function parseWithin(text: string, options: ShorthandOptions, depth: number): ParsedShorthand {
  const line = newShorthandLine(text, options);
  if (text.length > LONGEST_LINE) return problem(line, { code: 'afterEnd' }, LONGEST_LINE, text.length - LONGEST_LINE);
  if (beginsRuling(text)) {
    if (depth > DEEPEST) return problem(line, { code: 'line' }, 0, text.length);
    return parseRuling(line, (part, given) => parseWithin(part, given, depth + 1));
  }
  skipSpaces(line);
  const first = peek(line);
  if (isDigit(first)) return parseNumberFirst(line);
  switch (first) {
    case '':
      return unfinished(line, 'line');
    case '+':
    case '-':
      return parseScore(line);
    case 'P':
      return parsePassedOut(line);
    case 'A':
      return peek(line, 1) === 'P' && line.language === 'en' ? parsePassedOut(line) : parseAward(line);
    case 'N':
      return parseNorthFirst(line);
    case 'E':
    case 'S':
    case 'W':
      return parsePlayed(line);
    case 'O':
      return line.language === 'fr' ? parsePlayed(line) : problemHere(line, { code: 'line' });
    default:
      return problemHere(line, { code: 'line' });
  }
}

/** A number alone is a score, never tricks; a digit followed by something else is a level. */
function parseNumberFirst(line: ShorthandLine): ParsedShorthand {
  const figures = digitsAhead(line);
  const behind: TextCursor = { text: line.text, at: line.at + figures };
  if (atEnd(behind)) return figures === 1 ? parseOneFigure(line) : parseScore(line);
  // 12S= is a wrong level rather than a score with something after it.
  const isLevel = figures === 1 || (figures === 2 && readStrain(behind, line.language) !== null);
  return isLevel ? parsePlayed(line) : parseScore(line);
}

/** A single digit: a level, an unfinished score, or a complete score without its last nought. */
function parseOneFigure(line: ShorthandLine): ParsedShorthand {
  const level = readLevel({ text: line.text, at: line.at });
  const score = parseScore(line);
  if (level === null || score.kind === 'result') return score;
  line.level = level;
  return unfinished(line, 'strain', 'score');
}

function parseNorthFirst(line: ShorthandLine): ParsedShorthand {
  if (peek(line, 1) === 'P') return parseNotPlayed(line);
  const answer = parsePlayed(line);
  return answer.kind === 'unfinished' && line.level === null ? unfinished(line, 'level', 'notPlayed') : answer;
}
