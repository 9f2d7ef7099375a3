import { slotOf, type Slot } from '../../../../src/session/slot.ts';
import type { ResultView } from '../../../../main/club/model/result.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import { formatShorthand } from '../../../../src/bridge/shorthand/shorthand.ts';
import type { Outbox } from './outbox.ts';
import type { Draft } from './drafts.ts';
import { type ActualPlay, recordedPlay, isSamePlay } from '../sheet/actualPlay.ts';
import type { LineFix } from './fixes.ts';
import type { PageLine } from '../sheet/lines.ts';
import type { MisreadNumber } from './misreadNumber.ts';
import { resultText } from './saidPairs.ts';
import { enterMeaning, actualPlay, readLine, recordedText, type LineReading } from './reading.ts';
import { resultOnLine, type Sheet } from '../sheet/sheet.ts';

/** Nothing is asked about a draft. */
const UNASKED = { erasing: false, correcting: false, refusal: null } as const;

/** The draft of a line on which typing begins. */
export function newDraft(slot: Slot, result: ResultView | undefined, text: string): Draft {
  return {
    slot,
    text,
    played: null,
    reason: '',
    baseVersion: result?.version ?? null,
    leftBehind: false,
    sending: false,
    erasing: false,
    correcting: false,
    refusal: null,
  };
}

/** How a line reads at the moment. */
export function currentReading(outbox: Outbox, sheet: Sheet, line: PageLine): LineReading {
  return readLine(line, resultOnLine(sheet, line), outbox.drafts.get(line.key), sheet.manner);
}

/** The text in the field of a line. */
export function fieldText(outbox: Outbox, sheet: Sheet, line: PageLine): string {
  const draft = outbox.drafts.get(line.key);
  const result = resultOnLine(sheet, line);
  return draft ? draft.text : result ? recordedText(result, sheet.manner) : '';
}

/** Whether the line has typed text that the field's own undo could change. */
export function hasDraftText(outbox: Outbox, line: PageLine): boolean {
  const draft = outbox.drafts.get(line.key);
  return draft !== undefined && !draft.sending;
}

/** The field of a line was changed to `text`. A line typed back to its recorded result has no draft. */
export function typeLine(outbox: Outbox, sheet: Sheet, line: PageLine, text: string): void {
  const result = resultOnLine(sheet, line);
  const draft = outbox.drafts.get(line.key) ?? newDraft(line.slot, result, '');
  const asRecorded = result ? text === recordedText(result, sheet.manner) : text.trim() === '';
  if (asRecorded && !draft.played && !draft.sending) outbox.drafts.drop(line.key);
  else outbox.drafts.put({ ...draft, text, leftBehind: false, sending: false, ...UNASKED });
}

/** Sets what was really played: other pairs, the same pairs in the other direction, or another board. */
export function takeActualPlay(outbox: Outbox, sheet: Sheet, line: PageLine, played: ActualPlay): void {
  const result = resultOnLine(sheet, line);
  const text = fieldText(outbox, sheet, line);
  const draft = outbox.drafts.get(line.key) ?? newDraft(line.slot, result, text);
  const asRecorded = isSamePlay(played, recordedPlay(line, result));
  outbox.drafts.put({ ...draft, played: asRecorded ? null : played, sending: false, ...UNASKED });
  if (asRecorded) typeLine(outbox, sheet, line, text);
}

/** Sets why the line is corrected. */
export function setReason(outbox: Outbox, line: PageLine, reason: string): void {
  const draft = outbox.drafts.get(line.key);
  if (draft) outbox.drafts.put({ ...draft, reason });
}

/**
 * What Enter would correct on a line. A line that the cursor only passes is asked about while its page has lines
 * without a result: what is typed may belong to one of them.
 */
export function correctedBy(sheet: Sheet, line: PageLine, passing: boolean): 'nothing' | 'chosen' | 'passed' {
  if (!resultOnLine(sheet, line)) return 'nothing';
  const isOpen = sheet.lines.some(({ key, withdrawn }) => !withdrawn && !sheet.results.has(key));
  return passing && isOpen ? 'passed' : 'chosen';
}

/**
 * Enter on a line. Returns whether the cursor moves to the next line.
 * @param passing whether the cursor came to the line on its way, from the line above or as the page opened
 */
export function enterLine(outbox: Outbox, sheet: Sheet, line: PageLine, passing = false): boolean {
  const draft = outbox.drafts.get(line.key);
  const reading = currentReading(outbox, sheet, line);
  switch (enterMeaning(reading, draft, correctedBy(sheet, line, passing))) {
    case 'accept':
    case 'correct':
    case 'tryAgain':
      if (reading.kind === 'ready') submit(outbox, sheet, line, reading.outcome);
      return true;
    case 'erase':
      submit(outbox, sheet, line, null);
      return true;
    case 'askToErase':
      if (draft) outbox.drafts.put({ ...draft, erasing: true });
      return false;
    case 'askToCorrect':
      if (draft) outbox.drafts.put({ ...draft, correcting: true });
      return false;
    case 'goOn':
    case 'leave':
      return true;
  }
}

/** The cursor leaves a line. Its draft stays; a draft that is empty or unchanged is dropped. */
export function leaveLine(outbox: Outbox, sheet: Sheet, line: PageLine): void {
  const draft = outbox.drafts.get(line.key);
  if (!draft || draft.sending) return;
  const { kind } = currentReading(outbox, sheet, line);
  if (kind === 'emptied' || kind === 'recorded' || kind === 'expected') outbox.drafts.drop(line.key);
  else if (!draft.leftBehind) outbox.drafts.put({ ...draft, leftBehind: true });
}

/** Escape on a line drops a correction, or resets the pairs to those expected. New text stays. */
export function escapeLine(outbox: Outbox, sheet: Sheet, line: PageLine): void {
  const draft = outbox.drafts.get(line.key);
  if (!draft || draft.sending) return;
  if (resultOnLine(sheet, line)) outbox.drafts.drop(line.key);
  else if (draft.played) takeActualPlay(outbox, sheet, line, recordedPlay(line, undefined));
}

/** Replaces the result of a line by another outcome, typed as its shorthand. */
export function replaceResult(outbox: Outbox, sheet: Sheet, line: PageLine, outcome: Outcome): void {
  outbox.drafts.put(newDraft(line.slot, resultOnLine(sheet, line), formatShorthand(outcome, sheet.manner.language)));
  submit(outbox, sheet, line, outcome);
}

/** Applies a fix to a line. Moving to another line is the caller's. */
export function applyFix(outbox: Outbox, sheet: Sheet, line: PageLine, fix: LineFix): void {
  const draft = outbox.drafts.get(line.key);
  if (fix.kind === 'keep') {
    outbox.drafts.drop(line.key);
    return;
  }
  if (fix.kind === 'renumber') {
    renumber(outbox, sheet, line, fix.other);
    return;
  }
  if (fix.kind === 'rule') {
    submit(outbox, sheet, line, fix.outcome);
    return;
  }
  if (fix.kind === 'moveTo') {
    moveText(outbox, sheet, line, fix.line);
    return;
  }
  if (fix.kind === 'playedBy') takeActualPlay(outbox, sheet, line, fix.played);
  if (fix.kind === 'type') typeLine(outbox, sheet, line, fix.text);
  else if (draft?.refusal?.code === 'versionConflict') {
    outbox.drafts.put({ ...draft, baseVersion: draft.refusal.current?.version ?? null, refusal: null });
  }
  const reading = currentReading(outbox, sheet, line);
  if (reading.kind === 'ready') submit(outbox, sheet, line, reading.outcome);
}

/** Records on another line what was typed on this one. A result that the other line has already is not replaced. */
function moveText(outbox: Outbox, sheet: Sheet, line: PageLine, to: PageLine): void {
  const text = resultText(fieldText(outbox, sheet, line));
  const release = outbox.drafts.holdNotifications();
  outbox.drafts.drop(line.key);
  typeLine(outbox, sheet, to, text);
  const reading = currentReading(outbox, sheet, to);
  if (reading.kind === 'ready' && !resultOnLine(sheet, to)) submit(outbox, sheet, to, reading.outcome);
  release();
}

/** Corrects the pairs of another line and records this one, as one step of undo. */
function renumber(outbox: Outbox, sheet: Sheet, line: PageLine, { result, played }: MisreadNumber): void {
  const reading = currentReading(outbox, sheet, line);
  if (reading.kind !== 'ready') return;
  const slot = slotOf(result);
  const sendBatch = outbox.batch();
  outbox.drafts.put({ ...newDraft(slot, result, recordedText(result, sheet.manner)), played });
  outbox.submit({ slot, played, outcome: result.outcome });
  submit(outbox, sheet, line, reading.outcome);
  sendBatch();
}

function submit(outbox: Outbox, sheet: Sheet, line: PageLine, outcome: Outcome | null): void {
  const result = resultOnLine(sheet, line);
  const played = actualPlay(line, result, outbox.drafts.get(line.key));
  outbox.submit({ slot: line.slot, played, outcome });
}
