import type { ClipboardEvent, KeyboardEvent } from 'react';
import { entryWords } from '../../../../src/language/screens/entry/entry.ts';
import { afterPaint } from '../../../shared/afterPaint.ts';
import { useWords } from '../../../shared/language.tsx';
import { isTextFieldShortcut, shortcutName } from '../../../shared/shortcuts.ts';
import { focusAhead } from '../line/focusAhead.ts';
import { lineFieldId } from '../line/lineFieldId.ts';
import { enterLine, escapeLine, hasDraftText } from '../typing/actions.ts';
import { clipboardColumn, pasteColumn } from '../typing/paste.ts';
import { nextExpectedLine, PAST_THE_END } from './useCursor.ts';
import type { PageEntryState } from './usePageEntry.ts';

/** The keys that work in the field of a line, and what pasting into it does. */
export function useLineKeys(entry: PageEntryState) {
  const { sheet, outbox, cursor, navigation } = entry;
  const words = useWords(entryWords);
  const showMessage = (message: string) => entry.onStatus({ message });

  const enter = () => {
    if (cursor.at === PAST_THE_END || !cursor.line) {
      showMessage('');
      navigation.onward('');
      return;
    }
    const left = cursor.at;
    const releaseNotifications = outbox.drafts.holdNotifications();
    const goesOn = enterLine(outbox, sheet, cursor.line, cursor.passing);
    const draw = () => {
      releaseNotifications();
      showMessage('');
      if (goesOn) cursor.onward(left);
    };
    const next = goesOn ? document.getElementById(lineFieldId(nextExpectedLine(sheet.lines, left))) : null;
    if (!next) {
      draw();
      return;
    }
    // The next field has the focus at once. The line left behind is drawn a frame later.
    afterPaint(draw);
    focusAhead(next);
  };

  const inLine: Readonly<Record<string, () => void>> = {
    enter,
    arrowup: () => cursor.move(-1),
    arrowdown: () => cursor.move(1),
    escape: () => {
      if (entry.explained) entry.explain(null);
      else if (cursor.line) escapeLine(outbox, sheet, cursor.line);
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const name = shortcutName(event);
    // The field's own undo comes first while it holds text that is not recorded.
    if (isTextFieldShortcut(name) && cursor.line && hasDraftText(outbox, cursor.line)) event.stopPropagation();
    const action = inLine[name];
    if (!action) return;
    event.preventDefault();
    action();
  };

  const onPaste = (event: ClipboardEvent) => {
    const texts = clipboardColumn(event.clipboardData.getData('text'));
    if (!texts || !cursor.line || event.target !== document.getElementById(lineFieldId(cursor.at))) return;
    event.preventDefault();
    const { last, beyond } = pasteColumn(outbox, sheet, cursor.line, texts);
    cursor.go(nextExpectedLine(sheet.lines, last.key));
    showMessage(beyond.length === 0 ? '' : words.pastedBeyond(beyond.join(', ')));
  };
  return { enter, onKeyDown, onPaste };
}
