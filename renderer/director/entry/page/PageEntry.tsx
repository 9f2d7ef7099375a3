import { useCallback, useEffect, useRef, useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { Slot } from '../../../../src/session/slot.ts';
import { entryPageWords } from '../../../../src/language/screens/entry-pages.ts';
import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { rulingWords } from '../../../../src/language/screens/ruling.ts';
import { useAfterPaint } from '../../../shared/afterPaint.ts';
import { KeyAction } from '../../../shared/controls/Keys.tsx';
import { useWords } from '../../../shared/language.tsx';
import { ResultExplained } from '../../session/explain/ResultExplained.tsx';
import type { AskedFigure } from '../../session/explain/useExplained.ts';
import { reviewWords } from '../../../../src/language/screens/review.ts';
import { ReviewQueue, type ReviewHandle } from '../../session/review/ReviewQueue.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { useSessionFrame } from '../../session/useSessionFrame.tsx';
import { goToFirstUndoneLine } from '../../session/undo/firstUndoneLine.ts';
import { BoardDatum } from '../panel/BoardDatum.tsx';
import type { Outbox } from '../typing/outbox.ts';
import { firstFixNumbers } from '../typing/fixes.ts';
import { Frequencies } from '../panel/Frequencies.tsx';
import { ResultHistory } from '../panel/ResultHistory.tsx';
import { CorrectionPreview } from '../panel/CorrectionPreview.tsx';
import classes from '../panel/Panel.module.css';
import { pageName } from '../sheet/page.ts';
import { PageHead } from './PageHead.tsx';
import { lineFieldId } from '../line/LineRow.tsx';
import type { PageLine } from '../sheet/lines.ts';
import { nextOpenPage, type PageProgress } from '../sheet/pages.ts';
import { RulingPanel } from '../ruling/RulingPanel.tsx';
import { Traveller } from './Traveller.tsx';
import { useCursor } from './useCursor.ts';
import { useWaitingSlots } from '../typing/useDraft.ts';
import { useFixCounts } from '../typing/useFixCounts.ts';
import { useEntryKeys } from './useEntryKeys.ts';
import { useTravellerLayout } from '../line/useLayout.ts';
import { usePageChoice } from './usePageChoice.ts';
import { usePageNavigation } from './usePageNavigation.ts';
import { WaitingLines } from './WaitingLines.tsx';
import { boardOf, type Sheet } from '../sheet/sheet.ts';

/** What stays while one page after another is typed. */
export interface AcrossPages {
  /** The history of the current line is open in the panel. */
  readonly history: boolean;
  /** What came of the last key, as of a column pasted; empty where it needs no word. */
  readonly said: string;
}

/** One page being typed: its head, its lines, and what the scores of the current line's board are worth. */
export function PageEntry(props: {
  readonly session: SessionView;
  readonly sheet: Sheet;
  readonly pages: readonly PageProgress[];
  readonly desk: Outbox;
  readonly across: AcrossPages;
  readonly onAcross: (change: Partial<AcrossPages>) => void;
  readonly onVerify: () => void;
}) {
  const { session, sheet, pages, desk, across, onAcross } = props;
  const words = useWords(entryPageWords);
  const rulings = useWords(rulingWords);
  const layout = useTravellerLayout(sheet.page.kind);
  const waiting = useWaitingSlots(desk.drafts);
  const fixCounts = useFixCounts(sheet, desk);
  const cursor = useCursor(sheet, desk);
  /** The line that is ruled on. */
  const [ruling, rule] = useState<PageLine | null>(null);
  const [explained, explain] = useState<AskedFigure | null>(null);
  const travel = usePageNavigation({ session: session.id, sheet, pages, desk, cursor });
  const review = useRef<ReviewHandle>(null);
  const { nextInQueue } = useWords(reviewWords);
  const { keyReason } = useWords(publicationWords);
  const latest = useRef(travel);
  useEffect(() => {
    latest.current = travel;
  });
  const frame = useSessionFrame(session, goToFirstUndoneLine(travel.toSlot));
  const toSlot = useCallback((slot: Slot) => latest.current.toSlot(slot), []);
  const fixes = fixCounts.reduce((sum, count) => sum + count, 0);
  const focusLine = () => document.getElementById(lineFieldId(cursor.at))?.focus();
  const choice = usePageChoice(sheet.page, travel, focusLine);
  const { keys, shortcuts, onKeyDown, onPaste, enter } = useEntryKeys({
    sheet,
    desk,
    cursor,
    travel,
    fixes,
    onPairs: cursor.openPairs,
    onKind: travel.toNextKind,
    onVerify: props.onVerify,
    onRuling: () => rule(cursor.line ?? null),
    onChoose: choice.choose,
    onHistory: () => onAcross({ history: !across.history }),
    onSaid: (said) => onAcross({ said }),
    sharedKeys: frame.sharedKeys,
    explained,
    onExplain: explain,
  });
  const panelLine = useAfterPaint(cursor.line ?? sheet.lines.at(-1));
  const panelBoard = panelLine ? boardOf(sheet, panelLine) : 1;
  return (
    <Screen
      {...frame}
      keys={keys}
      panelKeys={[
        { keys: ['F7'], does: nextInQueue, onPress: () => review.current?.next() },
        { keys: ['F8'], does: keyReason },
      ]}
      shortcuts={shortcuts}
      status={<WaitingLines waiting={waiting} onGo={travel.toSlot} />}
      foot={
        <>
          <span role="status">{across.said}</span>
          {frame.foot}
        </>
      }
      panel={
        panelLine && (
          <>
            {session.scoring.method === 'fixed-datum' && (
              <BoardDatum key={panelBoard} session={session.id} board={panelBoard} datums={session.datums} />
            )}
            {ruling && (
              <RulingPanel
                key={`ruling ${ruling.key}`}
                session={session.id}
                sheet={sheet}
                line={ruling}
                desk={desk}
                onDone={(said) => {
                  if (said !== null) onAcross({ said });
                  rule(null);
                  focusLine();
                }}
              />
            )}
            <Frequencies sheet={sheet} line={panelLine} desk={desk} onExplain={explain} />
            <CorrectionPreview
              key={`moves ${panelLine.key}`}
              session={session}
              sheet={sheet}
              line={panelLine}
              desk={desk}
              onEnter={enter}
              onLeave={focusLine}
            />
            {explained && (
              <ResultExplained
                session={session.id}
                asked={explained}
                change={sheet.standings.change}
                decimals={session.scoring.regulation.shown}
                letter={letterOf(sheet, explained)}
                onClose={() => {
                  explain(null);
                  focusLine();
                }}
              />
            )}
            {!ruling && cursor.line && (
              <p className={classes['act']}>
                <KeyAction keys={['F6']} onPress={() => rule(cursor.line ?? null)}>
                  {rulings.key}
                </KeyAction>
              </p>
            )}
            {across.history && <ResultHistory session={session} sheet={sheet} line={panelLine} />}
            <ReviewQueue session={session} fixesBefore={fixes} withoutMissing={false} onGo={toSlot} handle={review} />
          </>
        )
      }
    >
      <PageHead
        page={sheet.page}
        board={panelLine?.slot.slotBoard ?? 1}
        pages={pages}
        sections={sheet.sections}
        waiting={waiting}
        verifying={false}
        onVerify={props.onVerify}
        {...choice.head}
        onKind={travel.toKind}
      />
      <Traveller
        sheet={sheet}
        desk={desk}
        layout={layout}
        at={cursor.at}
        pairsOpen={cursor.pairsOpen}
        firstFixes={firstFixNumbers(fixCounts)}
        next={nextOpenPage(pages, sheet.page)}
        onGo={cursor.go}
        onPairsDone={cursor.closePairs}
        onNext={travel.onward}
        onExplain={explain}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        label={words.label[sheet.page.kind](pageName(sheet.page, sheet.sections))}
      />
    </Screen>
  );
}

/** The letter of the section a figure is in, where there are several. */
function letterOf({ sections }: Sheet, { slot }: AskedFigure): string {
  return sections.length > 1 ? (sections.find(({ id }) => id === slot.section)?.letter ?? '') : '';
}
