import { entryPageWords } from '../../../../src/language/screens/entry/pages.ts';
import { entryWords } from '../../../../src/language/screens/entry/entry.ts';
import { rulingWords } from '../../../../src/language/screens/ruling.ts';
import { verifyWords } from '../../../../src/language/screens/entry/verify.ts';
import { slotKey, type Slot } from '../../../../src/session/slot.ts';
import { useWords } from '../../../shared/language.tsx';
import { ALT, MOD, type Shortcuts } from '../../../shared/shortcuts.ts';
import type { LineFigure } from '../../session/explain/useExplained.ts';
import { MOST_FIX_KEYS } from '../../session/fixKeys.ts';
import type { KeyHelp } from '../../shell/keyHelp.ts';
import type { PageLine } from '../sheet/lines.ts';
import { resultOnLine, type Sheet } from '../sheet/sheet.ts';
import { currentReading } from '../typing/actions.ts';
import { fixesOf, type LineFix } from '../typing/fixes.ts';
import type { Outbox } from '../typing/outbox.ts';
import type { PageEntryState } from './usePageEntry.ts';

/** The keys that work anywhere on the screen of a page, and all keys as the key line shows them. */
export function useEntryKeys(
  entry: PageEntryState,
  enter: () => void,
  sharedKeys: readonly KeyHelp[],
): { readonly keys: readonly KeyHelp[]; readonly shortcuts: Shortcuts } {
  const { sheet, outbox, cursor, navigation, explained } = entry;
  const words = useWords(entryWords);
  const pageWords = useWords(entryPageWords);
  const { keyVerify } = useWords(verifyWords);
  const { key: rulingKey } = useWords(rulingWords);
  const explainNext = () => entry.explain(nextExplained(sheet, cursor.line, explained));
  const toggleHistory = () => entry.onStatus({ historyOpen: !entry.status.historyOpen });
  const rule = () => entry.ruleOn(cursor.line ?? null);
  const toWaiting = () => {
    const next = nextWaiting(entry.waiting, cursor.at);
    if (next) navigation.toSlot(next);
  };
  const applyNumbered = (number: number) => {
    const found = fixNumbered(sheet, outbox, number);
    if (found) entry.fix(found.line, found.fix);
  };
  const shortcuts: Shortcuts = {
    'mod+arrowleft': () => navigation.toNeighbour(-1),
    'mod+arrowright': () => navigation.toNeighbour(1),
    'mod+g': entry.pageChoice.choose,
    f2: navigation.toNextKind,
    f3: toWaiting,
    f4: entry.onVerify,
    f6: rule,
    'mod+e': cursor.openPairs,
    'mod+i': toggleHistory,
    'mod+y': explainNext,
    escape: () => {
      if (!explained) return;
      entry.explain(null);
      entry.focusLine();
    },
    ...Object.fromEntries(
      Array.from({ length: MOST_FIX_KEYS }, (_, place) => [`alt+${place + 1}`, () => applyNumbered(place + 1)]),
    ),
  };
  const keys: readonly KeyHelp[] = [
    { keys: [words.enter], does: words.accept, onPress: enter },
    { keys: ['↑'], does: words.keyLineAbove, onPress: () => cursor.move(-1) },
    ...(entry.waiting.length > 0
      ? [{ keys: ['F3'], does: words.keyWaiting, also: words.waitingWords, onPress: toWaiting }]
      : []),
    { keys: ['/'], does: words.keyLead },
    { keys: [`${MOD} ← →`], does: pageWords.keyNeighbour[sheet.page.kind], onPress: () => navigation.toNeighbour(1) },
    { keys: ['F2'], does: pageWords.keyMode, onPress: navigation.toNextKind },
    { keys: ['F4'], does: keyVerify, onPress: entry.onVerify },
    { keys: ['F6'], does: rulingKey, onPress: rule },
    { keys: [`${MOD} G`], does: words.keyGoTo, onPress: entry.pageChoice.choose },
    ...sharedKeys,
    { keys: [`${MOD} E`], does: words.keyPairs, onPress: cursor.openPairs },
    { keys: [`${MOD} Y`], does: words.keyWhy, onPress: explainNext },
    { keys: [`${MOD} I`], does: words.keyHistory, onPress: toggleHistory },
    ...(entry.fixes > 0 ? [{ keys: [fixKeys(entry.fixes)], does: words.keyFix }] : []),
  ];
  return { keys, shortcuts };
}

/** The figure of a line to explain next: North-South's, then East-West's, then none. */
function nextExplained(sheet: Sheet, line: PageLine | undefined, explained: LineFigure | null): LineFigure | null {
  if (!line || !resultOnLine(sheet, line)) return null;
  if (!explained || slotKey(explained.slot) !== line.key) return { slot: line.slot, side: 'NS' };
  return explained.side === 'NS' ? { slot: line.slot, side: 'EW' } : null;
}

/** The line left behind unrecorded after the current one, or else the first. */
function nextWaiting(waiting: readonly Slot[], at: string): Slot | undefined {
  return waiting[waiting.findIndex((slot) => slotKey(slot) === at) + 1] ?? waiting[0];
}

function fixKeys(fixes: number): string {
  const most = Math.min(fixes, MOST_FIX_KEYS);
  return most === 1 ? `${ALT} 1` : `${ALT} 1–${most}`;
}

/** The fix with a number, counted from 1 down all lines of the page. */
function fixNumbered(sheet: Sheet, outbox: Outbox, number: number): { line: PageLine; fix: LineFix } | undefined {
  const all = sheet.lines.flatMap((line) =>
    fixesOf(sheet, line, currentReading(outbox, sheet, line), outbox.drafts.get(line.key)).map((fix) => ({
      line,
      fix,
    })),
  );
  return all[number - 1];
}
