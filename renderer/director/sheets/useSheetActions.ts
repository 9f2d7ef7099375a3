import { useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { useLocation } from 'wouter';
import type { SheetView } from '../../../main/club/model/sheet.ts';
import type { UndoDirection } from '../../../main/store/changes.ts';
import type { SheetChange } from '../../../main/club/sheets/sheets.ts';
import { sheetWords } from '../../../src/language/sheet/words.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { markTextSaved } from '../../shared/unsavedText.ts';
import { api } from '../api/client.ts';
import { isProblemAnswer } from '../api/requests/answers.ts';
import { queryKeys } from '../api/queryKeys.ts';
import { usePrintFile } from '../session/pdf/usePrintFile.ts';
import { useSaveFile } from '../session/useSaveFile.ts';
import { beginSheetOf } from './beginSheetOf.ts';
import type { PendingLines } from './deals/usePendingLines.ts';
import type { SheetDraft } from './SheetForm.tsx';

/** What is done with a sheet beside typing its deals. */
export interface SheetActionsState {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Null where there is no rubber that could be left, or gone on with. */
  readonly leave: (() => void) | null;
  readonly goOn: (() => void) | null;
  readonly isEditing: boolean;
  readonly editNames: () => void;
  readonly closeNames: () => void;
  readonly saveNames: (draft: SheetDraft) => Promise<boolean>;
  readonly again: () => void;
  readonly print: () => void;
  readonly save: () => void;
  readonly pdfPath: string;
  readonly printState: 'preparing' | 'notPrinted' | null;
  /** What was done last, or why it was not. */
  readonly message: string;
}

/**
 * @param isOver whether the rubber is over, so that it can't be left
 * @param after does something once the deals typed before it are written
 */
export function useSheetActions(
  view: SheetView,
  isOver: boolean,
  after: PendingLines['after'],
  sheetElement: RefObject<HTMLElement | null>,
): SheetActionsState {
  const words = useWords(sheetWords);
  const language = useLanguage();
  const client = useQueryClient();
  const [, go] = useLocation();
  const [isEditing, edit] = useState(false);
  const [message, say] = useState('');
  const saving = useSaveFile();
  const pdfPath = `/api/sheets/${view.id}/print/sheet.pdf?language=${language}`;
  const printing = usePrintFile(sheetElement);
  const change = async (asked: SheetChange): Promise<boolean> => {
    const answer = await after(() => api.changeSheet(view.id, asked)).catch(() => null);
    const isDone = answer !== null && !isProblemAnswer(answer);
    if (isDone) client.setQueryData(queryKeys.sheet(view.id), answer);
    say(isDone ? '' : words.failed);
    return isDone;
  };
  const step = async (direction: UndoDirection) => {
    const request = () => (direction === 'undo' ? api.undoSheet(view.id) : api.redoSheet(view.id));
    const answer = await after(request).catch(() => null);
    if (answer === null || isProblemAnswer(answer)) return say(words.failed);
    markTextSaved();
    const { done, ...now } = answer;
    client.setQueryData(queryKeys.sheet(view.id), now);
    say(done ? words.undone[direction] : words.nothing[direction]);
  };
  const { kind, laws, players, isLeft } = view;
  const canLeave = kind === 'rubber' && !isOver;
  return {
    undo: () => void step('undo'),
    redo: () => void step('redo'),
    leave: canLeave && !isLeft ? () => void change({ isLeft: true }) : null,
    goOn: isLeft ? () => void change({ isLeft: false }) : null,
    isEditing,
    editNames: () => edit(true),
    closeNames: () => edit(false),
    async saveNames(draft) {
      const isDone = await change({ players: draft.players, ...(kind === 'rubber' ? { laws: draft.laws } : {}) });
      if (isDone) edit(false);
      return isDone;
    },
    again: () => {
      beginSheetOf({ kind, laws: laws ?? 'french', players }, go).then(
        (begun) => begun || say(words.failed),
        () => say(words.failed),
      );
    },
    print: () => void after(async () => printing.print(pdfPath)),
    save: () => void after(async () => saving.save(pdfPath)),
    pdfPath,
    printState: printing.state,
    message: saving.failed ? words.failed : message,
  };
}
