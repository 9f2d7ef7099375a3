import { entryPageWords } from '../../../../src/language/screens/entry/pages.ts';
import { matchOnLine, roomOnLine } from '../sheet/teams.ts';
import { verifyWords } from '../../../../src/language/screens/entry/verify.ts';
import { useRanks, useWords } from '../../../shared/language.tsx';
import { goToFirstUndoneLine } from '../../session/undo/firstUndoneLine.ts';
import { useSessionFrame } from '../../session/useSessionFrame.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { NamesOfOneSize } from '../../session/fitted/NamesOfOneSize.tsx';
import classes from '../line/Traveller.module.css';
import { useTravellerLayout } from '../line/useLayout.ts';
import { PageHead } from '../page/PageHead.tsx';
import { SlipHead } from '../page/SlipHead.tsx';
import { TravellerHead } from '../page/TravellerHead.tsx';
import { PAST_THE_END } from '../page/useCursor.ts';
import { WaitingLines } from '../page/WaitingLines.tsx';
import { pageName } from '../sheet/page.ts';
import { nextOpenPage } from '../sheet/pages.ts';
import { useWaitingSlots } from '../typing/useDraft.ts';
import { useVerifyKeys } from './useVerifyKeys.ts';
import { useVerifyPass, type VerifyPassProps } from './useVerifyPass.ts';
import { VerifiedPage } from './VerifiedPage.tsx';
import { VerifyRow } from './VerifyRow.tsx';

/**
 * The verify pass over one page. Every line is typed again from the sheet while its result is hidden. Only lines that
 * differ are shown, each with two fixes, and nothing changes without one of them.
 */
export function VerifyEntry(props: VerifyPassProps) {
  const pass = useVerifyPass(props);
  const { sheet, pages, cursor, navigation, verifications } = pass;
  const words = useWords(verifyWords);
  const pageWords = useWords(entryPageWords);
  const layout = useTravellerLayout(sheet.page.kind);
  const ranks = useRanks();
  const waiting = useWaitingSlots(pass.outbox.drafts);
  const frame = useSessionFrame(pass.session, goToFirstUndoneLine(navigation.toSlot));
  const { keys, shortcuts } = useVerifyKeys(pass);
  return (
    <Screen
      {...frame}
      keys={keys}
      shortcuts={shortcuts}
      status={<WaitingLines waiting={waiting} onGo={navigation.toSlot} />}
      foot={
        <>
          <span role="status">{verifications.failed && words.notSaved}</span>
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
        onVerify={pass.onStop}
        {...pass.pageChoice.head}
        onKind={navigation.toKind}
      />
      <NamesOfOneSize>
        <table
          className={classes['traveller']}
          data-layout={layout}
          data-ranks={ranks}
          aria-label={`${words.pass}: ${pageWords.label[sheet.page.kind](pageName(sheet.page, sheet.sections))}`}
          onKeyDown={pass.onKeyDown}
        >
          <TravellerHead sheet={sheet} layout={layout} top={0} />
          {pass.rows.map((row, place) => [
            <SlipHead
              key="slip"
              page={sheet.page}
              line={row.line}
              above={sheet.lines[place - 1]}
              layout={layout}
              match={matchOnLine(sheet, row.line)}
              room={roomOnLine(sheet, row.line)}
            />,
            <VerifyRow
              key={row.line.key}
              {...row}
              sheet={sheet}
              layout={layout}
              current={row.line.key === cursor.at}
              firstFix={pass.firstFixes[place] ?? null}
              onFocus={cursor.go}
              onType={pass.type}
              onKeep={pass.keep}
              onReplace={pass.replace}
            />,
          ])}
          {cursor.at === PAST_THE_END && (
            <VerifiedPage
              sheet={sheet}
              layout={layout}
              differing={pass.countOf('differs')}
              unread={pass.countOf('unread')}
              next={nextOpenPage(pages, sheet.page)}
              onNext={pass.enter}
            />
          )}
        </table>
      </NamesOfOneSize>
    </Screen>
  );
}
