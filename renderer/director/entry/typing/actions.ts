import { slotOf, type Slot } from '../../../../src/session/slot.ts';
import type { ResultView } from '../../../../main/club/model/result.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import { formatShorthand } from '../../../../src/bridge/shorthand/shorthand.ts';
import type { Outbox } from './outbox.ts';
import type { Draft, ActualPlay } from './drafts.ts';
import type { LineFix } from './fixes.ts';
import type { PageLine } from '../sheet/lines.ts';
import type { MisreadNumber } from './misreadNumber.ts';
import {
  enterMeaning,
  actualPlay,
  readLine,
  recordedPlay,
  recordedText,
  isSamePlay,
  type LineReading,
} from './reading.ts';
import { resultOnLine, type Sheet } from '../sheet/sheet.ts';

/** A draft as typing begins on a line. */
export function newDraft(slot: Slot, result: ResultView | undefined, text: string): Draft {
  return {
    slot,
    text,
    happened: null,
    reason: '',
    base: result?.version ?? null,
    left: false,
    sending: false,
    erasing: false,
    refusal: null,
  };
}

/** What a line says now. */
export function currentReading(desk: Outbox, sheet: Sheet, line: PageLine): LineReading {
  return readLine(line, resultOnLine(sheet, line), desk.drafts.get(line.key), sheet.manner);
}

/** The text in a line's field. */
export function fieldText(desk: Outbox, sheet: Sheet, line: PageLine): string {
  const draft = desk.drafts.get(line.key);
  const result = resultOnLine(sheet, line);
  return draft ? draft.text : result ? recordedText(result, sheet.manner) : '';
}

/** Whether the line holds text of its own that a text field's undo could take back. */
export function hasDraftText(desk: Outbox, line: PageLine): boolean {
  const draft = desk.drafts.get(line.key);
  return draft !== undefined && !draft.sending;
}

/** The field of a line was changed to `text`. Typed back to what is recorded, the line is as if never touched. */
export function typeLine(desk: Outbox, sheet: Sheet, line: PageLine, text: string): void {
  const result = resultOnLine(sheet, line);
  const draft = desk.drafts.get(line.key) ?? newDraft(line.slot, result, '');
  const asRecorded = result ? text === recordedText(result, sheet.manner) : text.trim() === '';
  if (asRecorded && !draft.happened && !draft.sending) desk.drafts.drop(line.key);
  else desk.drafts.put({ ...draft, text, left: false, sending: false, erasing: false, refusal: null });
}

/** The sheet names other pairs than the line, the same the other way round, or another board. */
export function takeActualPlay(desk: Outbox, sheet: Sheet, line: PageLine, happened: ActualPlay): void {
  const result = resultOnLine(sheet, line);
  const text = fieldText(desk, sheet, line);
  const draft = desk.drafts.get(line.key) ?? newDraft(line.slot, result, text);
  const asRecorded = isSamePlay(happened, recordedPlay(line, result));
  desk.drafts.put({ ...draft, happened: asRecorded ? null : happened, sending: false, erasing: false, refusal: null });
  if (asRecorded) typeLine(desk, sheet, line, text);
}

/** Why the line is corrected. */
export function setReason(desk: Outbox, line: PageLine, reason: string): void {
  const draft = desk.drafts.get(line.key);
  if (draft) desk.drafts.put({ ...draft, reason });
}

/** Enter on a line. Says whether the cursor goes on to the next. */
export function enterLine(desk: Outbox, sheet: Sheet, line: PageLine): boolean {
  const draft = desk.drafts.get(line.key);
  const reading = currentReading(desk, sheet, line);
  switch (enterMeaning(reading, draft, resultOnLine(sheet, line) !== undefined)) {
    case 'accept':
    case 'correct':
    case 'tryAgain':
      if (reading.kind === 'ready') handIn(desk, sheet, line, reading.outcome);
      return true;
    case 'erase':
      handIn(desk, sheet, line, null);
      return true;
    case 'askToErase':
      if (draft) desk.drafts.put({ ...draft, erasing: true });
      return false;
    case 'goOn':
    case 'leave':
      return true;
  }
}

/** The cursor leaves a line: what is typed on it waits there. An emptied or unchanged line is as it was. */
export function leaveLine(desk: Outbox, sheet: Sheet, line: PageLine): void {
  const draft = desk.drafts.get(line.key);
  if (!draft || draft.sending) return;
  const { kind } = currentReading(desk, sheet, line);
  if (kind === 'emptied' || kind === 'recorded' || kind === 'expected') desk.drafts.drop(line.key);
  else if (!draft.left) desk.drafts.put({ ...draft, left: true });
}

/** Escape on a line: a correction is given up, other pairs are the expected ones again. New text stays. */
export function escapeLine(desk: Outbox, sheet: Sheet, line: PageLine): void {
  const draft = desk.drafts.get(line.key);
  if (!draft || draft.sending) return;
  if (resultOnLine(sheet, line)) desk.drafts.drop(line.key);
  else if (draft.happened) takeActualPlay(desk, sheet, line, recordedPlay(line, undefined));
}

/** Another outcome takes the place of a line's result, typed as its shorthand. */
export function replaceResult(desk: Outbox, sheet: Sheet, line: PageLine, outcome: Outcome): void {
  desk.drafts.put(newDraft(line.slot, resultOnLine(sheet, line), formatShorthand(outcome, sheet.manner.language)));
  handIn(desk, sheet, line, outcome);
}

/** One key's cure of a line. */
export function applyFix(desk: Outbox, sheet: Sheet, line: PageLine, fix: LineFix): void {
  const draft = desk.drafts.get(line.key);
  if (fix.kind === 'keep') {
    desk.drafts.drop(line.key);
    return;
  }
  if (fix.kind === 'renumber') {
    renumber(desk, sheet, line, fix.other);
    return;
  }
  if (fix.kind === 'rule') {
    handIn(desk, sheet, line, fix.outcome);
    return;
  }
  if (fix.kind === 'type') typeLine(desk, sheet, line, fix.text);
  else if (draft?.refusal?.code === 'versionConflict') {
    desk.drafts.put({ ...draft, base: draft.refusal.current?.version ?? null, refusal: null });
  }
  const reading = currentReading(desk, sheet, line);
  if (reading.kind === 'ready') handIn(desk, sheet, line, reading.outcome);
}

/** Puts the right pairs on another line and records this one: one step. */
function renumber(desk: Outbox, sheet: Sheet, line: PageLine, { result, happened }: MisreadNumber): void {
  const reading = currentReading(desk, sheet, line);
  if (reading.kind !== 'ready') return;
  const slot = slotOf(result);
  const leave = desk.gather();
  desk.drafts.put({ ...newDraft(slot, result, recordedText(result, sheet.manner)), happened });
  desk.handIn({ slot, happened, outcome: result.outcome });
  handIn(desk, sheet, line, reading.outcome);
  leave();
}

function handIn(desk: Outbox, sheet: Sheet, line: PageLine, outcome: Outcome | null): void {
  const result = resultOnLine(sheet, line);
  const happened = actualPlay(line, result, desk.drafts.get(line.key));
  desk.handIn({ slot: line.slot, happened, outcome });
}
