import { useState, type KeyboardEvent } from 'react';
import { isOfText, shortcutName } from '../../shared/shortcuts.ts';
import type { Happened } from './drafts.ts';
import { readHappening, writeHappening, type HappeningProblem, type TypedHappening } from './happening.ts';
import type { Line } from './lines.ts';
import type { Sheet } from './sheet.ts';

/** The small fields in which what really happened is typed. */
export interface HappeningFields {
  readonly typed: TypedHappening;
  readonly problem: HappeningProblem | null;
  readonly change: (part: Partial<TypedHappening>) => void;
  /** Enter takes what is typed, Escape leaves it, the key that opened the fields exchanges the pairs. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function useHappening(of: {
  readonly sheet: Sheet;
  readonly line: Line;
  readonly happened: Happened;
  readonly onTake: (happened: Happened) => void;
  readonly onClose: () => void;
}): HappeningFields {
  const { sheet, line } = of;
  const [own, setOwn] = useState<TypedHappening | null>(null);
  const [problem, setProblem] = useState<HappeningProblem | null>(null);
  const typed = own ?? writeHappening(sheet, line, of.happened);
  const change = (part: Partial<TypedHappening>) => {
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
    // What is typed here has an undo of its own.
    if (isOfText(key)) event.stopPropagation();
    if (key !== 'enter' && key !== 'escape' && key !== 'mod+e') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'escape') close(of.onClose);
    else if (key === 'mod+e') change({ ns: typed.ew, ew: typed.ns });
    else {
      const read = readHappening(sheet, line, typed);
      if ('code' in read) setProblem(read);
      else close(() => of.onTake(read));
    }
  };
  return { typed, problem, change, onKeyDown };
}
