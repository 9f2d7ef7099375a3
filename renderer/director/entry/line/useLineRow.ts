import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAfterPaint } from '../../../shared/afterPaint.ts';
import type { LineFigure } from '../../session/explain/useExplained.ts';
import type { PageLine } from '../sheet/lines.ts';
import { resultOnLine, type Sheet } from '../sheet/sheet.ts';
import { fieldText, leaveLine, takeActualPlay, typeLine } from '../typing/actions.ts';
import type { LineFix } from '../typing/fixes.ts';
import type { Outbox } from '../typing/outbox.ts';
import { actualPlay, needsAttention, readLine, type LineReading } from '../typing/reading.ts';
import { useActualPlay } from '../typing/useActualPlay.ts';
import { useDraft } from '../typing/useDraft.ts';
import { lineMessages } from './lineMessages.ts';
import { scrollLineIntoView } from './scrollLineIntoView.ts';
import type { TravellerLayout } from './useLayout.ts';

export interface LineRowProps {
  readonly sheet: Sheet;
  readonly line: PageLine;
  readonly outbox: Outbox;
  readonly layout: TravellerLayout;
  /** Whether the cursor is on the line. */
  readonly current: boolean;
  /** Whether the fields for the pairs that really played are open. */
  readonly pairsOpen: boolean;
  /** Whether the cursor came to the line on its way. */
  readonly passing: boolean;
  /** The number of the line's first fix; null where it has none or no key is left. */
  readonly firstFix: number | null;
  /** Applies a fix to a line. The same function throughout. */
  readonly onFix: (line: PageLine, fix: LineFix) => void;
  readonly onFocus: (key: string) => void;
  readonly onPairsDone: () => void;
  /** Explains a figure of the line. The same function throughout. */
  readonly onExplain: (figure: LineFigure) => void;
}

/** What a line shows while it is typed: its draft, how the draft reads, and the messages about it. */
export function useLineRow(props: LineRowProps) {
  const { sheet, line, outbox, current } = props;
  const draft = useDraft(outbox.drafts, line.key);
  const notedDraft = useAfterPaint(draft);
  const field = useLineFocus(props);
  const result = resultOnLine(sheet, line);
  const reading = readLine(line, result, draft, sheet.manner);
  const attention = needsAttention(reading, draft);
  const played = actualPlay(line, result, draft);
  const closePairs = () => {
    props.onPairsDone();
    field.current?.focus();
  };
  const playFields = useActualPlay({
    sheet,
    line,
    open: props.pairsOpen,
    played,
    onClose: closePairs,
    onTake: (taken) => takeActualPlay(outbox, sheet, line, taken),
  });
  return {
    draft,
    /** The draft for the note under the line. The note follows the typed line by a paint. */
    notedDraft,
    field,
    text: fieldText(outbox, sheet, line),
    reading,
    messages: lineMessages(sheet, line, reading, draft, { current, attention }),
    needsAttention: attention,
    state: stateOf(reading, draft !== undefined),
    played,
    /** The fields for the pairs and the board that really played. */
    playFields,
    type: (text: string) => typeLine(outbox, sheet, line, text),
  };
}

/** Focuses the field of the current line, and handles the draft when the cursor leaves the line. */
function useLineFocus({ sheet, line, outbox, current }: LineRowProps) {
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef({ sheet, line });
  useLayoutEffect(() => {
    latest.current = { sheet, line };
  });
  useLayoutEffect(() => {
    const input = field.current;
    if (!current || !input) return;
    input.focus({ preventScroll: true });
    // A recorded or refused line is replaced by what is typed. A begun line continues at its end.
    if (isBegun(outbox, latest.current.line)) input.setSelectionRange(input.value.length, input.value.length);
    else input.select();
    scrollLineIntoView(input);
  }, [current, outbox]);
  useEffect(() => {
    if (!current) return;
    return () => leaveLine(outbox, latest.current.sheet, latest.current.line);
  }, [current, outbox]);
  return field;
}

/** Whether the text of a line is one that typing goes on with. */
function isBegun(outbox: Outbox, line: PageLine): boolean {
  const draft = outbox.drafts.get(line.key);
  return draft !== undefined && !draft.sending && draft.refusal === null;
}

function stateOf(reading: LineReading, isDrafted: boolean): 'expected' | 'recorded' | 'typing' {
  if (isDrafted) return 'typing';
  return reading.kind === 'recorded' ? 'recorded' : 'expected';
}
