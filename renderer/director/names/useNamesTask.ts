import { useState, type RefObject } from 'react';
import { namesWords } from '../../../src/language/screens/names.ts';
import { useWords } from '../../shared/language.tsx';
import { MOD, type Shortcuts } from '../../shared/shortcuts.ts';
import type { KeyHelp } from '../shell/keyHelp.ts';

/** A task that takes the side panel: a player replaced, names from another event. */
export interface NamesTask {
  readonly open: { readonly kind: 'replace'; readonly entry: number | null } | { readonly kind: 'carry' } | null;
  /** What the last task did. */
  readonly message: string;
  /** Begins replacing a player of a pair; of the first where none is named. */
  readonly replace: (entry: number | null) => void;
  readonly close: (message: string | null) => void;
  readonly keys: readonly KeyHelp[];
  readonly shortcuts: Shortcuts;
}

/** @param onClose called when a task ends, to return the focus */
export function useNamesTask(grid: RefObject<HTMLElement | null>, onClose: () => void): NamesTask {
  const words = useWords(namesWords);
  const [open, setOpen] = useState<NamesTask['open']>(null);
  const [message, setMessage] = useState('');
  const replace = (entry: number | null) => setOpen({ kind: 'replace', entry });
  const replaceHere = () => {
    const focused = document.activeElement;
    const pair = grid.current?.contains(focused) ? focused?.closest<HTMLElement>('[data-entry]') : null;
    replace(pair ? Number(pair.dataset['entry']) : null);
  };
  const carry = () => setOpen({ kind: 'carry' });
  return {
    open,
    message,
    replace,
    close(said) {
      setOpen(null);
      setMessage(said ?? '');
      onClose();
    },
    keys: [
      { keys: [MOD, 'B'], does: words.replace.key, onPress: replaceHere },
      { keys: [MOD, 'O'], does: words.carry.key, onPress: carry },
    ],
    shortcuts: { 'mod+b': replaceHere, 'mod+o': carry },
  };
}
