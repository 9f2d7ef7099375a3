import { useState, type KeyboardEvent } from 'react';
import { isTextFieldShortcut, shortcutName } from '../../../shared/shortcuts.ts';
import type { ActualPlay } from '../sheet/actualPlay.ts';
import { readTypedPlay, typedPlay, type TypedPlayProblem, type TypedPlay } from './typedPlay.ts';
import type { PageLine } from '../sheet/lines.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** The fields for what was really played: both pairs and the board. */
export interface ActualPlayFields {
  readonly typed: TypedPlay;
  readonly problem: TypedPlayProblem | null;
  readonly change: (part: Partial<TypedPlay>) => void;
  /** Enter accepts the fields, Escape closes them, and the key that opened them exchanges the pairs. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function useActualPlay(of: {
  readonly sheet: Sheet;
  readonly line: PageLine;
  readonly played: ActualPlay;
  readonly onTake: (played: ActualPlay) => void;
  readonly onClose: () => void;
}): ActualPlayFields {
  const { sheet, line } = of;
  const [own, setOwn] = useState<TypedPlay | null>(null);
  const [problem, setProblem] = useState<TypedPlayProblem | null>(null);
  const typed = own ?? typedPlay(sheet, line, of.played);
  const change = (part: Partial<TypedPlay>) => {
    setOwn({ ...typed, ...part });
    setProblem(null);
  };
  const close = (then: () => void) => {
    setOwn(null);
    setProblem(null);
    then();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = shortcutName(event);
    // The field has its own undo.
    if (isTextFieldShortcut(key)) event.stopPropagation();
    if (key !== 'enter' && key !== 'escape' && key !== 'mod+e') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'escape') close(of.onClose);
    else if (key === 'mod+e') change({ ns: typed.ew, ew: typed.ns });
    else {
      const read = readTypedPlay(sheet, line, typed);
      if ('code' in read) setProblem(read);
      else close(() => of.onTake(read));
    }
  };
  return { typed, problem, change, onKeyDown };
}
