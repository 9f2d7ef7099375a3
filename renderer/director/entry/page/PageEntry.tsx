import { entryPageWords } from '../../../../src/language/screens/entry/pages.ts';
import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { reviewWords } from '../../../../src/language/screens/review.ts';
import { useWords } from '../../../shared/language.tsx';
import { goToFirstUndoneLine } from '../../session/undo/firstUndoneLine.ts';
import { useSessionFrame } from '../../session/useSessionFrame.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { useTravellerLayout } from '../line/useLayout.ts';
import { pageName } from '../sheet/page.ts';
import { nextOpenPage } from '../sheet/pages.ts';
import { firstFixNumbers } from '../typing/fixes.ts';
import { EntryPanel } from './EntryPanel.tsx';
import { PageHead } from './PageHead.tsx';
import { Traveller } from './Traveller.tsx';
import { useEntryKeys } from './useEntryKeys.ts';
import { useLineKeys } from './useLineKeys.ts';
import { usePageEntry, type PageEntryProps } from './usePageEntry.ts';
import { WaitingLines } from './WaitingLines.tsx';

/** Entry of one page: its head, its lines, and the panel about the current line. */
export function PageEntry(props: PageEntryProps) {
  const entry = usePageEntry(props);
  const { sheet, pages, outbox, cursor, navigation, panelLine, waiting } = entry;
  const words = useWords(entryPageWords);
  const { nextInQueue } = useWords(reviewWords);
  const { keyReason } = useWords(publicationWords);
  const layout = useTravellerLayout(sheet.page.kind);
  const goToUndone = goToFirstUndoneLine(navigation.toSlot);
  const frame = useSessionFrame(props.session, (step) => {
    props.onStatus({ message: '' });
    goToUndone(step);
  });
  const { enter, onKeyDown, onPaste } = useLineKeys(entry);
  const { keys, shortcuts } = useEntryKeys(entry, enter, frame.sharedKeys);
  return (
    <Screen
      {...frame}
      keys={keys}
      panelKeys={[
        { keys: ['F7'], does: nextInQueue, onPress: () => entry.review.current?.next() },
        { keys: ['F8'], does: keyReason },
      ]}
      shortcuts={shortcuts}
      status={<WaitingLines waiting={waiting} onGo={navigation.toSlot} />}
      foot={
        <>
          <span role="status">{props.status.message}</span>
          {frame.foot}
        </>
      }
      panel={panelLine && <EntryPanel entry={entry} line={panelLine} onEnter={enter} />}
    >
      <PageHead
        page={sheet.page}
        board={panelLine?.slot.slotBoard ?? 1}
        pages={pages}
        sections={sheet.sections}
        waiting={waiting}
        verifying={false}
        onVerify={props.onVerify}
        {...entry.pageChoice.head}
        onKind={navigation.toKind}
      />
      <Traveller
        sheet={sheet}
        outbox={outbox}
        layout={layout}
        at={cursor.at}
        pairsOpen={cursor.pairsOpen}
        passing={cursor.passing}
        firstFixes={firstFixNumbers(entry.fixCounts)}
        next={nextOpenPage(pages, sheet.page)}
        onFix={entry.fix}
        onGo={cursor.go}
        onPairsDone={cursor.closePairs}
        onNext={navigation.onward}
        onExplain={entry.explain}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        label={words.label[sheet.page.kind](pageName(sheet.page, sheet.sections))}
      />
    </Screen>
  );
}
