import type { Language } from '../../language.ts';
import type { Rank, Suit } from '../card.ts';
import type { Level, Risk, Strain } from '../contract.ts';
import type { Outcome } from '../result/result.ts';
import { atEnd, type TextCursor } from '../notation/scan.ts';
import { outcomeScore } from '../score/score.ts';
import type { Seat } from '../seat.ts';
import type { UndertrickScale } from '../score/undertricks.ts';
import type {
  ShorthandExpectation,
  ShorthandFault,
  ParsedShorthand,
  PartialPlayed,
  ShorthandProblem,
  ShorthandUnfinished,
} from './answer.ts';

/** What the meaning of a line depends on beside its text. */
export interface ShorthandOptions {
  /** The board's number, from 1: its vulnerability decides which scores are possible. */
  readonly board: number;
  readonly language: Language;
  /** The club's setting: 42 means 420. */
  readonly withoutLastNought: boolean;
  /** The scale of undertricks in the session's regulation; `since-1987` by default. */
  readonly undertricks?: UndertrickScale;
}

/** A line while it is read: the cursor, and the parts of a played contract that were read. */
export interface ShorthandLine extends TextCursor, Required<ShorthandOptions> {
  level: Level | null;
  strain: Strain | null;
  risk: Risk;
  declarer: Seat | null;
  tricks: number | null;
  leadSuit: Suit | null;
  leadRank: Rank | null;
}

export function newShorthandLine(text: string, options: ShorthandOptions): ShorthandLine {
  const { board, language, withoutLastNought, undertricks = 'since-1987' } = options;
  return {
    text,
    at: 0,
    board,
    language,
    withoutLastNought,
    undertricks,
    level: null,
    strain: null,
    risk: '',
    declarer: null,
    tricks: null,
    leadSuit: null,
    leadRank: null,
  };
}

export function result(line: ShorthandLine, outcome: Outcome): ParsedShorthand {
  return { kind: 'result', outcome, score: outcomeScore(outcome, line.board, line.undertricks) };
}

export function unfinished(line: ShorthandLine, ...expects: ShorthandExpectation[]): ShorthandUnfinished {
  return { kind: 'unfinished', expects, at: line.text.length, partial: partialOf(line), ifEnded: null };
}

/** A problem with the `length` characters at `at`. */
export function problem(line: ShorthandLine, fault: ShorthandFault, at: number, length: number): ShorthandProblem {
  return { kind: 'problem', at, length, partial: partialOf(line), ...fault };
}

/** A problem with the character at the cursor. */
export function problemHere(line: ShorthandLine, fault: ShorthandFault): ShorthandProblem {
  const wide = (line.text.codePointAt(line.at) ?? 0) > 0xffff;
  return problem(line, fault, line.at, wide ? 2 : 1);
}

/** `outcome`, when the line ends here. */
export function resultAtEnd(line: ShorthandLine, outcome: Outcome): ParsedShorthand {
  return atEnd(line) ? result(line, outcome) : problemHere(line, { code: 'afterEnd' });
}

function partialOf({ level, strain, risk, declarer, tricks, leadSuit, leadRank }: ShorthandLine): PartialPlayed {
  return { level, strain, risk, declarer, tricks, leadSuit, leadRank };
}
