import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BroughtIn } from '../../../main/club/model/event-file.ts';
import { eventFileWords } from '../../../src/language/screens/events/event-file.ts';
import { importFileWords } from '../../../src/language/screens/events/import.ts';
import { listWords } from '../../../src/language/screens/events/list.ts';
import { eventsWords } from '../../../src/language/screens/events/events.ts';
import { useWords } from '../../shared/language.tsx';
import { api } from '../api/client.ts';
import { isProblemAnswer } from '../api/requests/answers.ts';
import { eventFilesApi } from '../api/eventFiles.ts';
import { queryKeys } from '../api/queryKeys.ts';
import type { ForeignDone } from './file/useForeignFile.ts';

/** What was done to an event on this screen, and can be undone. */
export type EventAct =
  | { readonly kind: 'deleted'; readonly session: number; readonly name: string }
  | { readonly kind: 'details'; readonly session: number; readonly name: string; readonly change: number }
  | ({ readonly kind: 'broughtIn' } & BroughtIn)
  | { readonly kind: 'made'; readonly session: number; readonly name: string }
  | { readonly kind: 'deals' | 'names'; readonly session: number; readonly name: string; readonly change: number }
  | Extract<ForeignDone, { readonly kind: 'movement' }>;

/** What a file of another program brought. */
export function actOf(done: Exclude<ForeignDone, { readonly kind: 'rankings' }>): EventAct {
  return done.kind === 'event' ? { kind: 'made', session: done.session, name: done.name } : done;
}

/** What the screen says about the last act, and its undo; null where there is none to undo. */
export interface EventUndo {
  readonly message: string;
  readonly undo: (() => void) | null;
  readonly done: (act: EventAct) => void;
  /** Says something else in its place. */
  readonly say: (message: string) => void;
}

/** Undo of what was done on the list of events, the last act first. */
export function useEventUndo(): EventUndo {
  const words = useWords(eventsWords);
  const file = useWords(eventFileWords);
  const files = useWords(importFileWords);
  const lists = useWords(listWords);
  const client = useQueryClient();
  const [acts, setActs] = useState<readonly EventAct[]>([]);
  const [message, say] = useState('');
  const isUndoing = useRef(false);
  const last = acts.at(-1);
  const undoNow = async (act: EventAct) => {
    const failed = await undoAct(act).catch(() => words.failed);
    say(failed ?? undoneText(act));
    setActs((now) => now.filter((one) => one !== act));
    await client.invalidateQueries({ queryKey: queryKeys.events });
  };
  const undoneText = (act: EventAct): string => {
    if (act.kind === 'broughtIn') return act.as === 'longer' ? file.takenBack(act.name) : file.deletedAgain(act.name);
    if (act.kind === 'made') return file.deletedAgain(act.name);
    if (act.kind === 'movement') return lists.undone(act.name);
    return act.kind === 'deleted' ? words.restored(act.name) : words.undone(act.name);
  };
  const doneText = (act: EventAct): string => {
    if (act.kind === 'broughtIn') return file.done[act.as](act.name, act.changes);
    if (act.kind === 'made') return files.made(act.name);
    if (act.kind === 'deals') return files.taken(act.name);
    if (act.kind === 'names') return lists.taken(act.name);
    if (act.kind === 'movement') return lists.kept(act.name);
    return act.kind === 'deleted' ? words.deleted(act.name) : words.saved(act.name);
  };
  const undoAct = async (act: EventAct): Promise<string | null> => {
    if (act.kind === 'deleted') return isProblemAnswer(await api.restoreEvent(act.session)) ? words.failed : null;
    if (act.kind === 'made') return isProblemAnswer(await api.deleteEvent(act.session)) ? words.failed : null;
    if (act.kind === 'broughtIn') {
      const undone = await (act.as === 'longer' ? eventFilesApi.takeBack(act) : api.deleteEvent(act.session));
      if (!isProblemAnswer(undone)) return null;
      return undone.code === 'changedMeanwhile' ? words.changedSince : words.failed;
    }
    if (act.kind === 'movement') {
      const { before, after } = act;
      await api.changeSettings({ ownMovements: before }, { ownMovements: after });
      await client.invalidateQueries({ queryKey: queryKeys.settings });
      await client.invalidateQueries({ queryKey: ['movements'] });
      return null;
    }
    const answer = await api.undo(act.session, { only: act.change });
    if (isProblemAnswer(answer)) return words.failed;
    return answer.undone === null ? words.changedSince : null;
  };
  return {
    message,
    say,
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
      say(doneText(act));
    },
  };
}
