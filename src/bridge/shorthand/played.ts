import { readCard } from '../notation/card.ts';
import type { Rank } from '../card.ts';
import { readLevel, readRisk, readStrain } from '../notation/contract.ts';
import { MOST_TRICKS, tricksNeeded, type Contract, type Level, type Strain } from '../contract.ts';
import { atEnd, digitsAhead, digitsValue, isDigit, peek, skipSpaces } from '../notation/scan.ts';
import { readSeat } from '../notation/seat.ts';
import type { Seat } from '../seat.ts';
import type { ShorthandFault, ParsedShorthand } from './answer.ts';
import { problem, problemHere, result, unfinished, type ShorthandLine } from './line.ts';

/**
 * A reader of one part of the line, spaces before it allowed: an answer when the line ends or fails there, else null.
 */
type Part = (line: ShorthandLine) => ParsedShorthand | null;

/** Reads `[declarer] contract [declarer] outcome [lead]`, declarer exactly once. */
export function parsePlayed(line: ShorthandLine): ParsedShorthand {
  for (const part of PARTS) {
    const answer = part(line);
    if (answer !== null) return answer;
  }
  return playedResult(line);
}

const declarerBefore: Part = (line) => {
  line.declarer = readSeat(line, line.language);
  return null;
};

const level: Part = (line) => {
  if (atEnd(line)) return unfinished(line, 'level');
  const digits = digitsAhead(line);
  if (digits <= 1) line.level = readLevel(line);
  if (line.level !== null) return null;
  return digits > 0 ? problem(line, { code: 'level' }, line.at, digits) : problemHere(line, { code: 'level' });
};

const strain: Part = (line) => {
  if (atEnd(line)) return unfinished(line, 'strain');
  const read = readStrain(line, line.language);
  if (read === 'unfinished') return unfinished(line, 'strain');
  if (read === null) return problemHere(line, { code: 'strain' });
  line.strain = read;
  return null;
};

const risk: Part = (line) => {
  line.risk = readRisk(line);
  skipSpaces(line);
  return peek(line) === 'X' ? problemHere(line, { code: 'tooManyDoubles' }) : null;
};

const declarerAfter: Part = (line) => {
  if (line.declarer !== null) return null;
  if (atEnd(line)) return line.risk === 'XX' ? unfinished(line, 'declarer') : unfinished(line, 'declarer', 'risk');
  line.declarer = readSeat(line, line.language);
  if (line.declarer !== null) return null;
  return problemHere(line, { code: isEnglishDouble(line) ? 'doubleIsX' : 'declarer' });
};

const outcome: Part = (line) => {
  if (atEnd(line)) return unfinished(line, 'outcome');
  const sign = peek(line);
  if (isDigit(sign)) return totalTricks(line);
  if (sign !== '=' && sign !== '+' && sign !== '-') return misplaced(line);
  const contract = contractOf(line);
  const needed = tricksNeeded(contract);
  if (sign === '=') {
    line.at += 1;
    line.tricks = needed;
    return null;
  }
  return sign === '+' ? overtricks(line, contract, MOST_TRICKS - needed) : undertricks(line, needed);
};

const lead: Part = (line) => {
  if (atEnd(line)) return null;
  const separator = peek(line);
  if (separator === '/' || separator === ',') line.at += 1;
  if (atEnd(line)) return unfinished(line, 'card');
  const card = readCard(line, line.language);
  if (card === null) return problemHere(line, { code: 'card' });
  line.leadSuit = card.suit;
  line.leadRank = card.rank;
  if (card.suit === null || card.rank === null) return unfinished(line, card.suit === null ? 'suit' : 'rank');
  return atEnd(line) ? null : problemHere(line, { code: 'afterEnd' });
};

const PARTS: readonly Part[] = [declarerBefore, level, strain, risk, declarerAfter, outcome, lead];

function overtricks(line: ShorthandLine, contract: Contract, most: number): ParsedShorthand | null {
  const sign = line.at;
  line.at += 1;
  if (most === 0) return problem(line, { code: 'overtricks', contract, most }, sign, 1);
  if (atEnd(line)) return unfinished(line, 'overtricks');
  const count = readCount(line, most, false);
  if (count === null) return wrongCount(line, sign, { code: 'overtricks', contract, most });
  line.tricks = tricksNeeded(contract) + count;
  return null;
}

function undertricks(line: ShorthandLine, needed: number): ParsedShorthand | null {
  const sign = line.at;
  line.at += 1;
  if (atEnd(line)) return unfinished(line, 'undertricks');
  const count = readCount(line, needed, false);
  if (count === null) return wrongCount(line, sign, { code: 'undertricks', most: needed });
  line.tricks = needed - count;
  return null;
}

function totalTricks(line: ShorthandLine): ParsedShorthand | null {
  const count = readCount(line, MOST_TRICKS, true);
  if (count === null) return problem(line, { code: 'tricks' }, line.at, digitsAhead(line));
  line.tricks = count;
  return null;
}

/** The fault of a number after + or -: missing, beginning with nought, or larger than possible. */
function wrongCount(line: ShorthandLine, sign: number, tooMany: ShorthandFault): ParsedShorthand {
  const digits = digitsAhead(line);
  if (digits === 0) return problemHere(line, { code: 'outcome', level: contractOf(line).level });
  const end = line.at + digits;
  return problem(line, peek(line) === '0' ? { code: 'zeroTricks' } : tooMany, sign, end - sign);
}

/**
 * Reads one or two digits worth at most `most`. Two digits are preferred, unless the second belongs to a lead without a
 * space before it (`+19h` is one over, nine of hearts led). Null, without moving the cursor, when no number fits or
 * when a nought comes first where none is allowed.
 */
function readCount(line: ShorthandLine, most: number, mayBeginWithNought: boolean): number | null {
  const digits = digitsAhead(line);
  if (!mayBeginWithNought && peek(line) === '0') return null;
  for (let length = Math.min(digits, 2); length > 0; length -= 1) {
    const value = digitsValue(line, length);
    if (value <= most && (length === digits || isWholeCard(line, length))) {
      line.at += length;
      return value;
    }
  }
  return null;
}

/**
 * Whether a card begins with the digit `ahead` places after the cursor: the digit is its rank, and a suit must follow.
 */
function isWholeCard(line: ShorthandLine, ahead: number): boolean {
  const card = readCard({ text: line.text, at: line.at + ahead }, line.language);
  return (card?.suit ?? null) !== null;
}

/** The problem of a text that has something else where tricks are expected. */
function misplaced(line: ShorthandLine): ParsedShorthand {
  const here = peek(line);
  if (here === 'X') return problemHere(line, { code: 'riskAfterDeclarer' });
  if (isEnglishDouble(line)) return problemHere(line, { code: 'doubleIsX' });
  const seat = readSeat({ text: line.text, at: line.at }, line.language);
  if (seat !== null) return problemHere(line, { code: 'declarerTwice' });
  return problemHere(line, { code: 'outcome', level: contractOf(line).level });
}

function isEnglishDouble(line: ShorthandLine): boolean {
  return line.language === 'en' && peek(line) === 'D';
}

/** The contract of a line whose level and strain were read; both come before the tricks. */
function contractOf({ level, strain, risk }: ShorthandLine): Contract {
  return { level: level as Level, strain: strain as Strain, risk };
}

/**
 * The outcome of a line that was read completely: it has declarer and tricks, and both halves of the lead or neither.
 */
function playedResult(line: ShorthandLine): ParsedShorthand {
  const { leadSuit, leadRank } = line;
  const lead = leadSuit && { suit: leadSuit, rank: leadRank as Rank };
  const [declarer, tricks] = [line.declarer as Seat, line.tricks as number];
  return result(line, { kind: 'played', contract: contractOf(line), declarer, tricks, lead });
}
