import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { Slot } from '../../../../src/session/slot.ts';
import { shortcutName } from '../../../shared/shortcuts.ts';
import { PAST_THE_END, useCursor } from '../page/useCursor.ts';
import { usePageChoice } from '../page/usePageChoice.ts';
import { usePageNavigation } from '../page/usePageNavigation.ts';
import type { PageLine } from '../sheet/lines.ts';
import { nextOpenPage, progressOfPages } from '../sheet/pages.ts';
import { resultOnLine, type Sheet } from '../sheet/sheet.ts';
import { replaceResult } from '../typing/actions.ts';
import { firstFixNumbers } from '../typing/fixes.ts';
import type { Outbox } from '../typing/outbox.ts';
import { readSecondTime } from '../typing/reading.ts';
import type { Verifications } from './useVerifications.ts';
import { agreeingLines, verdictOf, type Verdict } from './verdict.ts';

export interface VerifyPassProps {
  readonly session: SessionView;
  readonly sheet: Sheet;
  /** Lines with a result that the schedule doesn't have. */
  readonly unscheduled: readonly Slot[];
  readonly outbox: Outbox;
  readonly verifications: Verifications;
  readonly onStop: () => void;
}

/** The verify pass over one page: what is typed again on each line, how it compares, and the actions on it. */
export function useVerifyPass(props: VerifyPassProps) {
  const { session, sheet, unscheduled, outbox, verifications } = props;
  const { read, verify } = verifications;
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const pages = useMemo(() => {
    const agreeing = agreeingLines(sheet.results, read);
    return progressOfPages(sheet.page.kind, sheet.sections, agreeing, sheet.results, unscheduled);
  }, [sheet.page.kind, sheet.sections, sheet.results, read, unscheduled]);
  const verdict = (line: PageLine) => verdictOf(resultOnLine(sheet, line), read.get(line.key));
  const cursor = useCursor(sheet, outbox, (line) => !['unread', 'differs'].includes(verdict(line).kind));
  const navigation = usePageNavigation({ session, sheet, pages, outbox, cursor });
  const pageChoice = usePageChoice(sheet.page, navigation, () =>
    document.getElementById(`verify-${cursor.at}`)?.focus(),
  );

  const type = useCallback((line: PageLine, text: string) => setTexts((now) => new Map(now).set(line.key, text)), []);
  const rows = sheet.lines.map((line) => {
    const text = texts.get(line.key) ?? '';
    const reading = readSecondTime(line, resultOnLine(sheet, line), text, sheet.manner);
    return { line, text, verdict: verdict(line), reading };
  });
  const keep = (line: PageLine) => {
    const result = resultOnLine(sheet, line);
    if (result) verify(line.slot, result.outcome);
  };
  const replace = (line: PageLine) => {
    const outcome = read.get(line.key);
    if (outcome) replaceResult(outbox, sheet, line, outcome);
  };
  // A line without a result has no field: the cursor passes it, so that no reading lands on the line before.
  const move = (step: 1 | -1) => {
    const place = rows.findIndex(({ line }) => line.key === cursor.at);
    const from = place < 0 ? rows.length : place;
    const next = step === 1 ? rows.slice(from + 1).find(isReadable) : rows.slice(0, from).findLast(isReadable);
    if (next) cursor.go(next.line.key);
    else if (step === 1) cursor.go(PAST_THE_END);
  };
  const enter = () => {
    const row = rows.find(({ line }) => line.key === cursor.at);
    if (!row) {
      const next = nextOpenPage(pages, sheet.page);
      if (next) navigation.toPage(next);
      else props.onStop();
      return;
    }
    if (row.reading.kind === 'ready') {
      verify(row.line.slot, row.reading.outcome);
      type(row.line, '');
    }
    move(1);
  };
  const inLine: Readonly<Record<string, () => void>> = {
    enter,
    arrowup: () => move(-1),
    arrowdown: () => move(1),
    escape: () => cursor.line && type(cursor.line, ''),
  };
  return {
    ...props,
    pages,
    cursor,
    navigation,
    pageChoice,
    rows,
    /** The number of each row's first fix. A difference has two: keep and replace. */
    firstFixes: firstFixNumbers(rows.map((row) => (row.verdict.kind === 'differs' ? 2 : 0))),
    countOf: (kind: Verdict['kind']) => rows.filter((row) => row.verdict.kind === kind).length,
    type,
    /** The recorded result is right. */
    keep,
    /** The second reading replaces the recorded result. */
    replace,
    enter,
    /** Moves to the next line, up or down, that has a result to be read again. */
    move,
    onKeyDown: (event: KeyboardEvent) => {
      const action = inLine[shortcutName(event)];
      if (!action) return;
      event.preventDefault();
      action();
    },
  };
}

function isReadable({ verdict }: { readonly verdict: Verdict }): boolean {
  return verdict.kind !== 'none';
}

export type VerifyPass = ReturnType<typeof useVerifyPass>;
