import { useRef, useState } from 'react';
import type { SheetView } from '../../../../main/club/model/sheet.ts';
import { isPossibleGame } from './game.ts';

/** A deal that is being written: it stands on the sheet at once, so that the next one can be typed. */
interface PendingLine {
  readonly shorthand: string;
  /** How many lines stand before it. */
  readonly base: number;
}

/** A sheet with the deals that are being written, and their writes one after another. */
export interface PendingLines {
  readonly shown: SheetView;
  /** Shows a deal and writes it after those before it. @returns what the write answered */
  readonly add: <Answer>(shorthand: string, write: () => Promise<Answer>) => Promise<Answer>;
  /** Does something once the deals typed before it are written. */
  readonly after: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
}

export function usePendingLines(view: SheetView): PendingLines {
  const [pending, setPending] = useState<readonly PendingLine[]>([]);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const unwritten = pending.filter(({ base }) => base >= view.lines.length);
  const added = unwritten.map(({ shorthand, base }) => ({ ordinal: -1 - base, shorthand }));
  const whole = { ...view, lines: [...view.lines, ...added] };
  const shown = unwritten.length > 0 && isPossibleGame(whole) ? whole : view;
  const add = <Answer>(shorthand: string, write: () => Promise<Answer>): Promise<Answer> => {
    const line = { shorthand, base: shown.lines.length };
    setPending((now) => [...now, line]);
    const written = turn.current.then(write).finally(() => setPending((now) => now.filter((one) => one !== line)));
    turn.current = written.catch(() => null);
    return written;
  };
  const after = <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    const done = turn.current.then(act);
    turn.current = done.catch(() => null);
    return done;
  };
  return { shown, add, after };
}
