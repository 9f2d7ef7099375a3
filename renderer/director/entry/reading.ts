import type { ResultView } from '../../../main/club/model.ts';
import type { Outcome } from '../../../src/bridge/result.ts';
import {
  makeShorthand,
  type ShorthandOptions,
  type ShorthandProblem,
  type ShorthandUnfinished,
} from '../../../src/bridge/shorthand.ts';
import type { Draft, Happened } from './drafts.ts';
import type { Line } from './lines.ts';
import { readText } from './readText.ts';

/** How lines are read here: the language of the screen and the club's way of writing scores. */
export type Manner = Omit<ShorthandOptions, 'board'>;

/** What a line says at the moment. */
export type Reading =
  /** Nothing yet. */
  | { readonly kind: 'expected' }
  /** What is recorded, untouched or typed again to the same. */
  | { readonly kind: 'recorded'; readonly result: ResultView }
  | { readonly kind: 'unfinished'; readonly parsed: ShorthandUnfinished }
  | { readonly kind: 'problem'; readonly parsed: ShorthandProblem }
  /** A whole result that is not recorded yet. */
  | { readonly kind: 'ready'; readonly outcome: Outcome; readonly score: number | null }
  /** A recorded result whose text was taken away. */
  | { readonly kind: 'emptied'; readonly result: ResultView };

export function readLine(
  line: Line,
  result: ResultView | undefined,
  draft: Draft | undefined,
  manner: Manner,
): Reading {
  if (!draft) return result ? { kind: 'recorded', result } : { kind: 'expected' };
  if (draft.text.trim() === '') {
    if (result) return { kind: 'emptied', result };
    if (!draft.happened) return { kind: 'expected' };
  }
  const parsed = readText(draft.text, { ...manner, board: happenedOn(line, result, draft).board });
  switch (parsed.kind) {
    case 'unfinished':
      return draft.left && parsed.ifEnded
        ? { kind: 'problem', parsed: parsed.ifEnded }
        : { kind: 'unfinished', parsed };
    case 'problem':
      return { kind: 'problem', parsed };
    case 'result':
      if (
        result &&
        sameOutcome(result.outcome, parsed.outcome) &&
        sameHappening(result, happenedOn(line, result, draft))
      ) {
        return { kind: 'recorded', result };
      }
      return { kind: 'ready', outcome: parsed.outcome, score: parsed.score };
  }
}

/** What a text says on a line, whatever is recorded there. */
export function readAgain(line: Line, result: ResultView | undefined, text: string, manner: Manner): Reading {
  if (text.trim() === '') return { kind: 'expected' };
  const parsed = readText(text, { ...manner, board: recordedHappening(line, result).board });
  switch (parsed.kind) {
    case 'unfinished':
      return { kind: 'unfinished', parsed };
    case 'problem':
      return { kind: 'problem', parsed };
    case 'result':
      return { kind: 'ready', outcome: parsed.outcome, score: parsed.score };
  }
}

/** What happened on a line: typed, else recorded, else expected. */
export function happenedOn(line: Line, result: ResultView | undefined, draft: Draft | undefined): Happened {
  return draft?.happened ?? recordedHappening(line, result);
}

/** What happened on a line without what is being typed. */
export function recordedHappening(line: Line, result: ResultView | undefined): Happened {
  return result
    ? { board: result.board, ns: result.ns, ew: result.ew }
    : { board: line.slot.slotBoard, ns: line.ns.id, ew: line.ew.id };
}

export function sameHappening(a: Happened, b: Happened): boolean {
  return a.board === b.board && a.ns === b.ns && a.ew === b.ew;
}

/** Whether two outcomes are the same result. Every outcome has one shorthand of its own. */
export function sameOutcome(a: Outcome, b: Outcome): boolean {
  return makeShorthand(a, 'en') === makeShorthand(b, 'en');
}

/** What stands in the field of a recorded line: what was typed, or its shorthand where that means nothing else here. */
export function recordedText(result: ResultView, manner: Manner): string {
  const parsed = readText(result.typed, { ...manner, board: result.board });
  if (parsed.kind === 'result' && sameOutcome(parsed.outcome, result.outcome)) return result.typed;
  return makeShorthand(result.outcome, manner.language, manner.withoutLastNought);
}

/** What Enter does on a line. */
export type EnterMeaning = 'accept' | 'correct' | 'tryAgain' | 'goOn' | 'leave' | 'askToErase' | 'erase';

export function enterMeaning(reading: Reading, draft: Draft | undefined, corrects: boolean): EnterMeaning {
  if (draft?.sending) return 'goOn';
  switch (reading.kind) {
    case 'expected':
    case 'recorded':
      return 'goOn';
    case 'unfinished':
    case 'problem':
      return 'leave';
    case 'emptied':
      return draft?.erasing ? 'erase' : 'askToErase';
    case 'ready':
      if (draft?.refusal?.code === 'versionConflict') return 'leave';
      if (draft?.refusal) return 'tryAgain';
      return corrects ? 'correct' : 'accept';
  }
}

/** Whether a line stands out: it was left behind, and it is neither recorded nor on its way. */
export function needsAttention(reading: Reading, draft: Draft | undefined): boolean {
  if (!draft || draft.sending || reading.kind === 'expected') return false;
  return draft.left || draft.refusal !== null || draft.erasing;
}
