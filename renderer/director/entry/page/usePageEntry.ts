import { useCallback, useEffect, useRef, useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { useAfterPaint } from '../../../shared/afterPaint.ts';
import type { LineFigure } from '../../session/explain/useExplained.ts';
import type { ReviewHandle } from '../../session/review/ReviewQueue.tsx';
import { lineFieldId } from '../line/lineFieldId.ts';
import type { PageLine } from '../sheet/lines.ts';
import type { PageProgress } from '../sheet/pages.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { applyFix } from '../typing/actions.ts';
import type { LineFix } from '../typing/fixes.ts';
import type { Outbox } from '../typing/outbox.ts';
import { useWaitingSlots } from '../typing/useDraft.ts';
import { useFixCounts } from '../typing/useFixCounts.ts';
import { useCursor } from './useCursor.ts';
import { usePageChoice } from './usePageChoice.ts';
import { usePageNavigation } from './usePageNavigation.ts';

/** What persists from one page to the next. */
export interface EntryStatus {
  /** Whether the history of the current line is open in the panel. */
  readonly historyOpen: boolean;
  /** What the last key did, where that needs a message; otherwise empty. */
  readonly message: string;
}

export interface PageEntryProps {
  readonly session: SessionView;
  readonly sheet: Sheet;
  readonly pages: readonly PageProgress[];
  readonly outbox: Outbox;
  readonly status: EntryStatus;
  readonly onStatus: (change: Partial<EntryStatus>) => void;
  /** Whether the page opens with a ruling on its first line. */
  readonly asksRuling: boolean;
  /** Called when that ruling is open, so that no other page opens with one. */
  readonly onRulingBegun: () => void;
  /** Starts the verify pass. */
  readonly onVerify: () => void;
}

export type PageEntryState = ReturnType<typeof usePageEntry>;

/** What the entry of a page shows: the cursor, the ways to other pages, and what is open in the panel. */
export function usePageEntry(props: PageEntryProps) {
  const { session, sheet, pages, outbox } = props;
  const waiting = useWaitingSlots(outbox.drafts);
  const fixCounts = useFixCounts(sheet, outbox);
  const cursor = useCursor(sheet, outbox);
  const navigation = usePageNavigation({ session, sheet, pages, outbox, cursor });
  const [ruledLine, ruleOn] = useState<PageLine | null>(() => (props.asksRuling && cursor.line) || null);
  const { asksRuling, onRulingBegun } = props;
  useEffect(() => {
    if (asksRuling) onRulingBegun();
  }, [asksRuling, onRulingBegun]);
  const [explained, explain] = useState<LineFigure | null>(null);
  const focusLine = () => document.getElementById(lineFieldId(cursor.at))?.focus();
  const fix = (line: PageLine, lineFix: LineFix) => {
    applyFix(outbox, sheet, line, lineFix);
    if (lineFix.kind === 'moveTo') cursor.goOnFrom(lineFix.line, ({ key }) => sheet.results.has(key));
  };
  return {
    ...props,
    /** The slots of lines left behind unrecorded. */
    waiting,
    fixCounts,
    /** How many fixes all lines offer together. */
    fixes: fixCounts.reduce((sum, count) => sum + count, 0),
    cursor,
    navigation,
    /** The same function throughout, so that a memoized component does not draw again. */
    goToSlot: useLatest(navigation.toSlot),
    /** Applies a fix to a line; the cursor goes along with what it takes to another. The same function throughout. */
    fix: useLatest(fix),
    /** The line whose ruling is being typed. */
    ruledLine,
    ruleOn,
    /** The figure that is explained. */
    explained,
    explain,
    focusLine,
    pageChoice: usePageChoice(sheet.page, navigation, focusLine),
    review: useRef<ReviewHandle>(null),
    /** The line the panel is about. It follows the cursor a paint later. */
    panelLine: useAfterPaint(cursor.line ?? sheet.lines.at(-1)),
  };
}

/** A function that never changes and calls the latest one. */
function useLatest<Args extends readonly unknown[]>(action: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
