import type { ResultView } from '../../../../main/club/model/result.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import {
  formatShorthand,
  type ShorthandProblem,
  type ShorthandUnfinished,
} from '../../../../src/bridge/shorthand/shorthand.ts';
import type { Draft } from './drafts.ts';
import { isSamePlay, recordedPlay, type ActualPlay } from '../sheet/actualPlay.ts';
import type { PageLine } from '../sheet/lines.ts';
import type { ShorthandManner } from '../sheet/sheet.ts';
import { parseLineText } from './parseLineText.ts';
import { isSaidLine, readSaidPairs, type SaidPairs } from './saidPairs.ts';

/** How a line reads at the moment. */
export type LineReading =
  /** Nothing is typed or recorded. */
  | { readonly kind: 'expected' }
  /** The recorded result, untouched or typed again to the same. */
  | { readonly kind: 'recorded'; readonly result: ResultView }
  | { readonly kind: 'unfinished'; readonly parsed: ShorthandUnfinished }
  | { readonly kind: 'problem'; readonly parsed: ShorthandProblem }
  /** A whole result that is not recorded yet. */
  | {
      readonly kind: 'ready';
      readonly outcome: Outcome;
      readonly score: number | null;
      /** The pairs typed before the result, where they are not those of the line. */
      readonly otherPairs: SaidPairs | null;
    }
  /** A recorded result whose text was deleted. */
  | { readonly kind: 'emptied'; readonly result: ResultView };

export function readLine(
  line: PageLine,
  result: ResultView | undefined,
  draft: Draft | undefined,
  manner: ShorthandManner,
): LineReading {
  if (!draft) return result ? { kind: 'recorded', result } : { kind: 'expected' };
  if (draft.text.trim() === '') {
    if (result) return { kind: 'emptied', result };
    if (!draft.played) return { kind: 'expected' };
  }
  const played = actualPlay(line, result, draft);
  const said = readSaidPairs(draft.text);
  const before = said ? draft.text.length - said.rest.length : 0;
  const answer = parseLineText(said?.rest ?? draft.text, { ...manner, board: played.board });
  const parsed = before > 0 && answer.kind !== 'result' ? { ...answer, at: answer.at + before } : answer;
  // What was really played, once it is typed, is not asked about again.
  const isScheduled = played.ns === line.ns.id && played.ew === line.ew.id;
  const otherPairs = said && isScheduled && !isSaidLine(line, said) ? said : null;
  switch (parsed.kind) {
    case 'unfinished':
      return draft.leftBehind && parsed.ifEnded
        ? { kind: 'problem', parsed: parsed.ifEnded }
        : { kind: 'unfinished', parsed };
    case 'problem':
      return { kind: 'problem', parsed };
    case 'result':
      if (
        result &&
        otherPairs === null &&
        isSameOutcome(result.outcome, parsed.outcome) &&
        isSamePlay(result, played)
      ) {
        return { kind: 'recorded', result };
      }
      return { kind: 'ready', outcome: parsed.outcome, score: parsed.score, otherPairs };
  }
}

/** How a text reads on a line, whatever result is recorded there. */
export function readSecondTime(
  line: PageLine,
  result: ResultView | undefined,
  text: string,
  manner: ShorthandManner,
): LineReading {
  if (text.trim() === '') return { kind: 'expected' };
  const parsed = parseLineText(text, { ...manner, board: recordedPlay(line, result).board });
  switch (parsed.kind) {
    case 'unfinished':
      return { kind: 'unfinished', parsed };
    case 'problem':
      return { kind: 'problem', parsed };
    case 'result':
      return { kind: 'ready', outcome: parsed.outcome, score: parsed.score, otherPairs: null };
  }
}

/** What was really played on a line: as typed, otherwise as recorded, otherwise as scheduled. */
export function actualPlay(line: PageLine, result: ResultView | undefined, draft: Draft | undefined): ActualPlay {
  return draft?.played ?? recordedPlay(line, result);
}

/** Whether two outcomes are the same. Each outcome has exactly one shorthand. */
export function isSameOutcome(a: Outcome, b: Outcome): boolean {
  return formatShorthand(a, 'en') === formatShorthand(b, 'en');
}

/**
 * The text of a recorded line: what was typed, or the shorthand of the result where the typed text now reads
 * differently.
 */
export function recordedText(result: ResultView, manner: ShorthandManner): string {
  const parsed = parseLineText(result.typed, { ...manner, board: result.board });
  if (parsed.kind === 'result' && isSameOutcome(parsed.outcome, result.outcome)) return result.typed;
  return formatShorthand(result.outcome, manner.language, manner.withoutLastNought);
}

/** What Enter does on a line. */
export type EnterMeaning =
  | 'accept'
  | 'askToCorrect'
  | 'correct'
  | 'tryAgain'
  | 'goOn'
  | 'leave'
  | 'askToErase'
  | 'erase';

/**
 * @param corrects whether the line has a result, and whether the cursor only came to it on its way: then a sheet that
 *   says something else may be one line off
 */
export function enterMeaning(
  reading: LineReading,
  draft: Draft | undefined,
  corrects: 'nothing' | 'chosen' | 'passed',
): EnterMeaning {
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
      if (reading.otherPairs || draft?.refusal?.code === 'versionConflict') return 'leave';
      if (draft?.refusal) return 'tryAgain';
      // A line that was recorded while it was being typed is the club file's to refuse, and a reason is no slip.
      if (corrects === 'passed' && draft?.correcting === false && draft.baseVersion !== null && draft.reason === '')
        return 'askToCorrect';
      return corrects === 'nothing' ? 'accept' : 'correct';
  }
}

/** Whether a line needs attention: it was left behind, and is neither recorded nor being sent. */
export function needsAttention(reading: LineReading, draft: Draft | undefined): boolean {
  if (!draft || draft.sending || reading.kind === 'expected') return false;
  return draft.leftBehind || draft.refusal !== null || draft.erasing || draft.correcting;
}
