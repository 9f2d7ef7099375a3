import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UndoneSetting } from '../../../main/club/model/settings.ts';
import type { UndoDirection } from '../../../main/store/changes.ts';
import { formatList } from '../../../src/language/sentences.ts';
import { settingsWords } from '../../../src/language/screens/settings.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/queryKeys.ts';
import type { UndoActions } from '../session/undo/undo.ts';

/** Undoing settings, and what was done last. */
interface SettingsUndo extends UndoActions {
  /** In the language as it is then; empty while nothing was undone. */
  readonly message: string;
  /** Says nothing more of what was undone before. */
  readonly clear: () => void;
}

/** What was undone; null where it failed. */
interface Step {
  readonly direction: UndoDirection;
  readonly undone: readonly UndoneSetting[] | null;
}

/** Takes back what was set last, one step after the other, and says what it was. */
export function useSettingsUndo(): SettingsUndo {
  const words = useWords(settingsWords);
  const language = useLanguage();
  const client = useQueryClient();
  const [last, setLast] = useState<Step | null>(null);
  const step = async (direction: UndoDirection) => {
    const answer = await api.stepSettings(direction).catch(() => null);
    setLast({ direction, undone: answer && answer.undone });
    if (answer === null) return;
    client.setQueryData(queryKeys.settings, answer.settings);
    // The language and the logo stand in what other screens have read.
    await client.invalidateQueries();
  };
  const messageOf = ({ direction, undone }: Step) => {
    if (undone === null) return words.notSaved;
    const names: Readonly<Record<UndoneSetting, string>> = words.names;
    const what = undone.map((setting) => names[setting]);
    return what.length === 0 ? words.nothing[direction] : words.done[direction](formatList(what, language));
  };
  return {
    message: last ? messageOf(last) : '',
    clear: () => setLast(null),
    undo: () => void step('undo'),
    redo: () => void step('redo'),
  };
}
