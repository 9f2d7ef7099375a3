import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { eventsWords } from '../../../src/language/screens/events/events.ts';
import { useWords } from '../../shared/language.tsx';
import { api, isProblemAnswer } from '../api/client.ts';
import { queryKeys } from '../api/queryKeys.ts';

/** What was done to an event on this screen, and can be undone. */
export type EventAct =
  | { readonly kind: 'deleted'; readonly session: number; readonly name: string }
  | { readonly kind: 'details'; readonly session: number; readonly name: string; readonly change: number };

/** What the screen says about the last act, and its undo; null where there is none to undo. */
export interface EventUndo {
  readonly message: string;
  readonly undo: (() => void) | null;
  readonly done: (act: EventAct) => void;
}

/** Undo of what was done on the list of events, the last act first. */
export function useEventUndo(): EventUndo {
  const words = useWords(eventsWords);
  const client = useQueryClient();
  const [acts, setActs] = useState<readonly EventAct[]>([]);
  const [message, say] = useState('');
  const isUndoing = useRef(false);
  const last = acts.at(-1);
  const undoNow = async (act: EventAct) => {
    const failed = await undoAct(act).catch(() => words.failed);
    say(failed ?? (act.kind === 'deleted' ? words.restored(act.name) : words.undone(act.name)));
    setActs((now) => now.filter((one) => one !== act));
    await client.invalidateQueries({ queryKey: queryKeys.events });
  };
  const undoAct = async (act: EventAct): Promise<string | null> => {
    if (act.kind === 'deleted') return isProblemAnswer(await api.restoreEvent(act.session)) ? words.failed : null;
    const answer = await api.undo(act.session, { only: act.change });
    if (isProblemAnswer(answer)) return words.failed;
    return answer.undone === null ? words.changedSince : null;
  };
  return {
    message,
    undo:
      last === undefined
        ? null
        : () => {
            if (isUndoing.current) return;
            isUndoing.current = true;
            void undoNow(last).finally(() => (isUndoing.current = false));
          },
    done(act) {
      setActs((now) => [...now, act]);
      say(act.kind === 'deleted' ? words.deleted(act.name) : words.saved(act.name));
    },
  };
}
