import { useState, type KeyboardEvent } from 'react';
import { isTextFieldShortcut, shortcutName } from '../../../shared/shortcuts.ts';
import type { ActualPlay } from '../sheet/actualPlay.ts';
import { readTypedPlay, typedPlay, type TypedPlayProblem, type TypedPlay } from './typedPlay.ts';
import type { PageLine } from '../sheet/lines.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { stepToPlayField } from './playFields.ts';

/** The fields for what was really played: both pairs and the board. */
export interface ActualPlayFields {
  readonly typed: TypedPlay;
  readonly problem: TypedPlayProblem | null;
  readonly change: (part: Partial<TypedPlay>) => void;
  /** Enter accepts the fields, Escape closes them, Tab goes on, and the key that opened them exchanges the pairs. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The same keys in the field of the result, where Enter goes on once the fields are accepted. */
  readonly onKeyDownInResult: (event: KeyboardEvent) => void;
}

/** Whether the key has moved the cursor to the next or the previous of the fields. */
function stepsByTab(event: KeyboardEvent): boolean {
  if (event.key !== 'Tab' || !stepToPlayField(event.target, event.shiftKey ? -1 : 1)) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** What is typed in the fields, and what the line was played as before. */
interface Own {
  readonly typed: TypedPlay;
  readonly before: ActualPlay;
}

export function useActualPlay(of: {
  readonly sheet: Sheet;
  readonly line: PageLine;
  readonly open: boolean;
  readonly played: ActualPlay;
  /** Called with every play that is typed: the line is read by it at once, wherever Enter is pressed. */
  readonly onTake: (played: ActualPlay) => void;
  readonly onClose: () => void;
}): ActualPlayFields {
  const { sheet, line } = of;
  const [own, setOwn] = useState<Own | null>(null);
  const [problem, setProblem] = useState<TypedPlayProblem | null>(null);
  // Fields that were left open without a key are closed by the cursor.
  if (!of.open && own) {
    setOwn(null);
    setProblem(null);
  }
  const typed = own?.typed ?? typedPlay(sheet, line, of.played);
  const before = own?.before ?? of.played;
  const change = (part: Partial<TypedPlay>) => {
    const changed = { ...typed, ...part };
    const read = readTypedPlay(sheet, line, changed);
    setOwn({ typed: changed, before });
    setProblem(null);
    of.onTake('code' in read ? before : read);
  };
  const close = () => {
    setOwn(null);
    setProblem(null);
    of.onClose();
  };
  /** Takes what the fields show and closes them, unless it can't have been played. */
  const accept = (): boolean => {
    const read = readTypedPlay(sheet, line, typed);
    if ('code' in read) {
      setProblem(read);
      return false;
    }
    of.onTake(read);
    close();
    return true;
  };
  const actions: Readonly<Record<string, () => void>> = {
    enter: accept,
    escape: () => {
      if (own) of.onTake(before);
      close();
    },
    'mod+e': () => change({ ns: typed.ew, ew: typed.ns }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = shortcutName(event);
    // The field has its own undo.
    if (isTextFieldShortcut(key)) event.stopPropagation();
    if (stepsByTab(event)) return;
    const action = actions[key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  const onKeyDownInResult = (event: KeyboardEvent) => {
    const key = shortcutName(event);
    if (stepsByTab(event) || (key === 'enter' && accept())) return;
    if (actions[key]) {
      event.preventDefault();
      event.stopPropagation();
      if (key !== 'enter') actions[key]();
    }
  };
  return { typed, problem, change, onKeyDown, onKeyDownInResult };
}
