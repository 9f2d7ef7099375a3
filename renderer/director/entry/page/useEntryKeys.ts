import type { ClipboardEvent, KeyboardEvent } from 'react';
import { entryPageWords } from '../../../../src/language/screens/entry-pages.ts';
import { entryWords } from '../../../../src/language/screens/entry.ts';
import { rulingWords } from '../../../../src/language/screens/ruling.ts';
import { verifyWords } from '../../../../src/language/screens/verify.ts';
import { slotKey } from '../../../../src/session/slot.ts';
import { afterPaint } from '../../../shared/afterPaint.ts';
import { useWords } from '../../../shared/language.tsx';
import { ALT, isOfText, MOD, shortcutName, type Shortcuts } from '../../../shared/shortcuts.ts';
import type { AskedFigure } from '../../session/explain/useExplained.ts';
import type { KeyHelp } from '../../shell/keyHelp.ts';
import { applyFix, enterLine, escapeLine, hasDraftText, currentReading } from '../typing/actions.ts';
import type { Outbox } from '../typing/outbox.ts';
import { fixesOf, type LineFix } from '../typing/fixes.ts';
import { MOST_FIX_KEYS } from '../../session/fixKeys.ts';
import { lineFieldId } from '../line/LineRow.tsx';
import { type PageLine } from '../sheet/lines.ts';
import { clipboardColumn, pasteColumn } from '../typing/paste.ts';
import { resultOnLine, type Sheet } from '../sheet/sheet.ts';
import { nextExpectedLine, PAST_THE_END, type LineCursor } from './useCursor.ts';
import type { PageNavigation } from './usePageNavigation.ts';

/** Every key of the Entry screen: in a line, on the whole screen, and as the key line shows them. */
export function useEntryKeys(on: {
  readonly sheet: Sheet;
  readonly desk: Outbox;
  readonly cursor: LineCursor;
  readonly travel: PageNavigation;
  /** How many fixes the lines offer. */
  readonly fixes: number;
  readonly onPairs: () => void;
  /** The same line, on the next kind of page. */
  readonly onKind: () => void;
  readonly onVerify: () => void;
  readonly onRuling: () => void;
  readonly onChoose: () => void;
  readonly onHistory: () => void;
  readonly onSaid: (sentence: string) => void;
  /** The keys of undo and redo as the key line shows them. */
  readonly sharedKeys: readonly KeyHelp[];
  /** The figure that is explained; null while none is. */
  readonly explained: AskedFigure | null;
  readonly onExplain: (asked: AskedFigure | null) => void;
}) {
  const { sheet, desk, cursor, travel } = on;
  const words = useWords(entryWords);
  const pageWords = useWords(entryPageWords);
  const { keyVerify } = useWords(verifyWords);
  const { key: rulingKey } = useWords(rulingWords);
  const focusLine = () => document.getElementById(lineFieldId(cursor.at))?.focus();

  const enter = () => {
    if (cursor.at === PAST_THE_END || !cursor.line) {
      on.onSaid('');
      travel.onward('');
      return;
    }
    const release = desk.drafts.hold();
    const goesOn = enterLine(desk, sheet, cursor.line);
    const draw = () => {
      release();
      on.onSaid('');
      if (goesOn) cursor.onward();
    };
    const next = goesOn ? document.getElementById(lineFieldId(nextExpectedLine(sheet.lines, cursor.at))) : null;
    if (!next) {
      draw();
      return;
    }
    // The cursor stands in the next line at once; what the line left behind says now follows a frame later.
    afterPaint(draw);
    next.focus({ preventScroll: true });
  };

  const inLine: Readonly<Record<string, () => void>> = {
    enter,
    arrowup: () => cursor.move(-1),
    arrowdown: () => cursor.move(1),
    escape: () => {
      if (on.explained) on.onExplain(null);
      else if (cursor.line) escapeLine(desk, sheet, cursor.line);
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const name = shortcutName(event);
    // The field's own undo comes first while it holds text that is not recorded.
    if (isOfText(name) && cursor.line && hasDraftText(desk, cursor.line)) event.stopPropagation();
    const action = inLine[name];
    if (!action) return;
    event.preventDefault();
    action();
  };

  const onPaste = (event: ClipboardEvent) => {
    const texts = clipboardColumn(event.clipboardData.getData('text'));
    if (!texts || !cursor.line || event.target !== document.getElementById(lineFieldId(cursor.at))) return;
    event.preventDefault();
    const { last, beyond } = pasteColumn(desk, sheet, cursor.line, texts);
    cursor.go(nextExpectedLine(sheet.lines, last.key));
    on.onSaid(beyond.length === 0 ? '' : words.pastedBeyond(beyond.join(', ')));
  };

  const fix = (number: number) => {
    const found = fixNumbered(sheet, desk, number);
    if (found) applyFix(desk, sheet, found.line, found.fix);
  };
  const shortcuts: Shortcuts = {
    'mod+arrowleft': () => travel.toNeighbour(-1),
    'mod+arrowright': () => travel.toNeighbour(1),
    'mod+g': on.onChoose,
    f2: on.onKind,
    f4: on.onVerify,
    f6: on.onRuling,
    'mod+e': on.onPairs,
    'mod+i': on.onHistory,
    'mod+y': () => on.onExplain(nextAsked(sheet, cursor.line, on.explained)),
    escape: () => {
      if (!on.explained) return;
      on.onExplain(null);
      focusLine();
    },
    ...Object.fromEntries(
      Array.from({ length: MOST_FIX_KEYS }, (_, place) => [`alt+${place + 1}`, () => fix(place + 1)]),
    ),
  };
  const keys: readonly KeyHelp[] = [
    { keys: [words.enter], does: words.accept, onPress: enter },
    { keys: ['↑'], does: words.keyLineAbove, onPress: () => cursor.move(-1) },
    { keys: ['/'], does: words.keyLead },
    { keys: [`${MOD} ← →`], does: pageWords.keyNeighbour[sheet.page.kind], onPress: () => travel.toNeighbour(1) },
    { keys: ['F2'], does: pageWords.keyMode, onPress: on.onKind },
    { keys: ['F4'], does: keyVerify, onPress: on.onVerify },
    { keys: ['F6'], does: rulingKey, onPress: on.onRuling },
    { keys: [`${MOD} G`], does: words.keyGoTo, onPress: on.onChoose },
    ...on.sharedKeys,
    { keys: [`${MOD} E`], does: words.keyPairs, onPress: on.onPairs },
    {
      keys: [`${MOD} Y`],
      does: words.keyWhy,
      onPress: () => on.onExplain(nextAsked(sheet, cursor.line, on.explained)),
    },
    { keys: [`${MOD} I`], does: words.keyHistory, onPress: on.onHistory },
    ...(on.fixes > 0 ? [{ keys: [fixKeys(on.fixes)], does: words.keyFix }] : []),
  ];
  return { keys, shortcuts, onKeyDown, onPaste, enter };
}

/** The figure of a line to explain next: North-South's, then East-West's, then none. */
function nextAsked(sheet: Sheet, line: PageLine | undefined, explained: AskedFigure | null): AskedFigure | null {
  if (!line || !resultOnLine(sheet, line)) return null;
  if (!explained || slotKey(explained.slot) !== line.key) return { slot: line.slot, side: 'NS' };
  return explained.side === 'NS' ? { slot: line.slot, side: 'EW' } : null;
}

function fixKeys(fixes: number): string {
  const most = Math.min(fixes, MOST_FIX_KEYS);
  return most === 1 ? `${ALT} 1` : `${ALT} 1–${most}`;
}

/** The fix with a number, counted down the traveller. */
function fixNumbered(sheet: Sheet, desk: Outbox, number: number): { line: PageLine; fix: LineFix } | undefined {
  const all = sheet.lines.flatMap((line) =>
    fixesOf(sheet, line, currentReading(desk, sheet, line), desk.drafts.get(line.key)).map((fix) => ({
      line,
      fix,
    })),
  );
  return all[number - 1];
}
