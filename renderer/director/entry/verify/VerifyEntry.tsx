import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { Slot } from '../../../../src/session/slot.ts';
import { entryPageWords } from '../../../../src/language/screens/entry-pages.ts';
import { verifyWords } from '../../../../src/language/screens/verify.ts';
import { useWords } from '../../../shared/language.tsx';
import { shortcutName } from '../../../shared/shortcuts.ts';
import { Screen } from '../../shell/Screen.tsx';
import { useSessionFrame } from '../../session/useSessionFrame.tsx';
import { goToFirstUndoneLine } from '../../session/undo/firstUndoneLine.ts';
import { replaceResult } from '../typing/actions.ts';
import type { Outbox } from '../typing/outbox.ts';
import { firstFixNumbers } from '../typing/fixes.ts';
import type { PageLine } from '../sheet/lines.ts';
import { pageName } from '../sheet/page.ts';
import { PageHead } from '../page/PageHead.tsx';
import { nextOpenPage, progressOfPages } from '../sheet/pages.ts';
import { readSecondTime } from '../typing/reading.ts';
import { resultOnLine, type Sheet } from '../sheet/sheet.ts';
import { SlipHead } from '../page/SlipHead.tsx';
import classes from '../line/Traveller.module.css';
import { TravellerHead } from '../page/TravellerHead.tsx';
import { PAST_THE_END, useCursor } from '../page/useCursor.ts';
import { useWaitingSlots } from '../typing/useDraft.ts';
import { useTravellerLayout } from '../line/useLayout.ts';
import { usePageChoice } from '../page/usePageChoice.ts';
import { usePageNavigation } from '../page/usePageNavigation.ts';
import { WaitingLines } from '../page/WaitingLines.tsx';
import { useVerifyKeys } from './useVerifyKeys.ts';
import type { Verifications } from './useVerifications.ts';
import { agreeingLines, verdictOf } from './verdict.ts';
import { VerifiedPage } from './VerifiedPage.tsx';
import { VerifyRow } from './VerifyRow.tsx';

/**
 * The verify pass over one page: every line is typed again from the sheet, unseen; only what differs from what is
 * recorded is shown, with its two ways out. Nothing is changed but by one of them.
 */
export function VerifyEntry(props: {
  readonly session: SessionView;
  readonly sheet: Sheet;
  /** Lines that the schedule doesn't have. */
  readonly beside: readonly Slot[];
  readonly outbox: Outbox;
  readonly verifications: Verifications;
  readonly onStop: () => void;
}) {
  const { session, sheet, beside, outbox, verifications } = props;
  const { read, verify } = verifications;
  const words = useWords(verifyWords);
  const pageWords = useWords(entryPageWords);
  const layout = useTravellerLayout(sheet.page.kind);
  const waiting = useWaitingSlots(outbox.drafts);
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const pages = useMemo(
    () => progressOfPages(sheet.page.kind, sheet.sections, agreeingLines(sheet.results, read), sheet.results, beside),
    [sheet.page.kind, sheet.sections, sheet.results, read, beside],
  );
  const verdict = (line: PageLine) => verdictOf(resultOnLine(sheet, line), read.get(line.key));
  const cursor = useCursor(sheet, outbox, (line) => !['unread', 'differs'].includes(verdict(line).kind));
  const navigation = usePageNavigation({ session: session.id, sheet, pages, outbox, cursor });
  const frame = useSessionFrame(session, goToFirstUndoneLine(navigation.toSlot));

  const type = useCallback((line: PageLine, text: string) => setTexts((now) => new Map(now).set(line.key, text)), []);
  const rows = sheet.lines.map((line) => {
    const text = texts.get(line.key) ?? '';
    return {
      line,
      text,
      verdict: verdict(line),
      reading: readSecondTime(line, resultOnLine(sheet, line), text, sheet.manner),
    };
  });
  const keep = (line: PageLine) => {
    const result = resultOnLine(sheet, line);
    if (result) verify(line.slot, result.outcome);
  };
  const replace = (line: PageLine) => {
    const outcome = read.get(line.key);
    if (outcome) replaceResult(outbox, sheet, line, outcome);
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
    cursor.move(1);
  };
  const differing = rows.filter((row) => row.verdict.kind === 'differs');
  const choice = usePageChoice(sheet.page, navigation, () => document.getElementById(`verify-${cursor.at}`)?.focus());
  const { keys, shortcuts } = useVerifyKeys({
    kind: sheet.page.kind,
    navigation,
    differences: differing.length,
    onEnter: enter,
    onMove: cursor.move,
    onFix: (place, way) => {
      const line = differing[place]?.line;
      if (line) (way === 'keep' ? keep : replace)(line);
    },
    onKind: navigation.toNextKind,
    onChoose: choice.choose,
    onStop: props.onStop,
  });
  const inLine: Readonly<Record<string, () => void>> = {
    enter,
    arrowup: () => cursor.move(-1),
    arrowdown: () => cursor.move(1),
    escape: () => cursor.line && type(cursor.line, ''),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = inLine[shortcutName(event)];
    if (!action) return;
    event.preventDefault();
    action();
  };
  const firstFixes = firstFixNumbers(rows.map((row) => (row.verdict.kind === 'differs' ? 2 : 0)));
  const count = (kind: string) => rows.filter((row) => row.verdict.kind === kind).length;
  return (
    <Screen
      {...frame}
      keys={keys}
      shortcuts={shortcuts}
      status={<WaitingLines waiting={waiting} onGo={navigation.toSlot} />}
      foot={
        <>
          <span role="status">{verifications.failed && words.notKept}</span>
          {frame.foot}
        </>
      }
    >
      <PageHead
        page={sheet.page}
        board={cursor.line?.slot.slotBoard ?? sheet.lines.at(-1)?.slot.slotBoard ?? 1}
        pages={pages}
        sections={sheet.sections}
        waiting={waiting}
        verifying
        onVerify={props.onStop}
        {...choice.head}
        onKind={navigation.toKind}
      />
      <table
        className={classes['traveller']}
        data-layout={layout}
        aria-label={`${words.pass}: ${pageWords.label[sheet.page.kind](pageName(sheet.page, sheet.sections))}`}
        onKeyDown={onKeyDown}
      >
        <TravellerHead kind={sheet.page.kind} layout={layout} imps={false} top={0} />
        {rows.map((row, place) => [
          <SlipHead key="slip" page={sheet.page} line={row.line} above={sheet.lines[place - 1]} layout={layout} />,
          <VerifyRow
            key={row.line.key}
            {...row}
            sheet={sheet}
            layout={layout}
            current={row.line.key === cursor.at}
            firstFix={firstFixes[place] ?? null}
            onFocus={cursor.go}
            onType={type}
            onKeep={keep}
            onReplace={replace}
          />,
        ])}
        {cursor.at === PAST_THE_END && (
          <VerifiedPage
            sheet={sheet}
            layout={layout}
            differing={count('differs')}
            unread={count('unread')}
            next={nextOpenPage(pages, sheet.page)}
            onNext={enter}
          />
        )}
      </table>
    </Screen>
  );
}
