import { shellWords } from '../../../../src/language/screens/shell.ts';
import { rulingWords } from '../../../../src/language/screens/ruling.ts';
import { KeyAction } from '../../../shared/controls/Keys.tsx';
import { useWords } from '../../../shared/language.tsx';
import { ResultExplained } from '../../session/explain/ResultExplained.tsx';
import { matchTables } from '../../session/teams/matchTables.ts';
import type { LineFigure } from '../../session/explain/useExplained.ts';
import { BoardHands } from '../../session/hands/BoardHands.tsx';
import { PanelKeys } from '../../shell/PanelKeys.tsx';
import { ReviewQueue } from '../../session/review/ReviewQueue.tsx';
import { BothRooms } from '../panel/BothRooms.tsx';
import { BoardDatum } from '../panel/BoardDatum.tsx';
import { CorrectionPreview } from '../panel/CorrectionPreview.tsx';
import { Frequencies } from '../panel/Frequencies.tsx';
import { ResultHistory } from '../panel/ResultHistory.tsx';
import { RulingPanel } from '../ruling/RulingPanel.tsx';
import type { PageLine } from '../sheet/lines.ts';
import { boardOf, sectionOnLine, type Sheet } from '../sheet/sheet.ts';
import type { PageEntryState } from './usePageEntry.ts';

/** The panel beside a page: the frequencies of the line's board, what is open about the line, and the review queue. */
export function EntryPanel(props: {
  readonly entry: PageEntryState;
  readonly line: PageLine;
  /** Enter, as on the line itself. */
  readonly onEnter: () => void;
}) {
  const { entry, line } = props;
  const { session, sheet, outbox, cursor, ruledLine, explained, status } = entry;
  const { key: rulingKey } = useWords(rulingWords);
  const { keys } = useWords(shellWords);
  const board = boardOf(sheet, line);
  return (
    <>
      {session.scoring.method === 'fixed-datum' && (
        <BoardDatum key={board} session={session.id} board={board} datums={session.datums} />
      )}
      {ruledLine && (
        <RulingPanel
          key={`ruling ${ruledLine.key}`}
          session={session.id}
          sheet={sheet}
          line={ruledLine}
          outbox={outbox}
          onDone={(message) => {
            if (message !== null) entry.onStatus({ message });
            entry.ruleOn(null);
            entry.focusLine();
          }}
        />
      )}
      {line.match ? (
        <BothRooms sheet={sheet} line={line} />
      ) : (
        <Frequencies sheet={sheet} line={line} outbox={outbox} onExplain={entry.explain} />
      )}
      <CorrectionPreview
        key={`preview ${line.key}`}
        session={session}
        sheet={sheet}
        line={line}
        outbox={outbox}
        onEnter={props.onEnter}
        onLeave={entry.focusLine}
      />
      {explained && (
        <ResultExplained
          session={session.id}
          figure={explained}
          change={sheet.standings.change}
          decimals={session.scoring.regulation.shown}
          tables={matchTables(sectionOnLine(sheet, line), line.match)}
          letter={letterOf(sheet, explained)}
          onClose={() => {
            entry.explain(null);
            entry.focusLine();
          }}
        />
      )}
      {status.historyOpen && <ResultHistory session={session} sheet={sheet} line={line} />}
      <ReviewQueue
        session={session}
        fixesBefore={entry.fixes}
        withoutMissing={false}
        onGo={entry.goToSlot}
        handle={entry.review}
      />
      <BoardHands session={session} board={board} />
      {!ruledLine && cursor.line && (
        <PanelKeys label={keys}>
          <KeyAction keys={['F6']} onPress={() => entry.ruleOn(cursor.line ?? null)}>
            {rulingKey}
          </KeyAction>
        </PanelKeys>
      )}
    </>
  );
}

/** The letter of the section a figure is in, where there are several. */
function letterOf({ sections }: Sheet, { slot }: LineFigure): string {
  return sections.length > 1 ? (sections.find(({ id }) => id === slot.section)?.letter ?? '') : '';
}
