import { useState } from 'react';
import type { SheetSummary } from '../../../../main/club/model/sheet.ts';
import { sheetWords } from '../../../../src/language/sheet/words.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { sheetName } from '../sheetName.ts';

/** A deleted sheet; its newest change is its deletion. */
type Deleted = Pick<SheetSummary, 'id' | 'kind' | 'players' | 'lastChange'>;

/** Deleting a sheet, and restoring it. What was deleted here last is undone first. */
export function useDeletion() {
  const words = useWords(sheetWords);
  const language = useLanguage();
  const [message, say] = useState('');
  const [removed, setRemoved] = useState<readonly Deleted[]>([]);
  const last = removed.at(-1);
  const remove = async (sheet: SheetSummary) => {
    const answer = await api.deleteSheet(sheet.id).catch(() => null);
    if (answer === null || isProblemAnswer(answer)) return say(words.failed);
    setRemoved((now) => [...now, { ...sheet, lastChange: answer.lastChange }]);
    say(words.deleted(sheetName(sheet, language)));
  };
  const restore = async (sheet: Deleted) => {
    const answer = await api.undoSheet(sheet.id, { only: sheet.lastChange }).catch(() => null);
    if (answer === null || isProblemAnswer(answer)) return say(words.failed);
    setRemoved((now) => now.filter(({ id }) => id !== sheet.id));
    say(words.restored(sheetName(sheet, language)));
  };
  return { message, remove, restore, undo: last ? () => restore(last) : null };
}
