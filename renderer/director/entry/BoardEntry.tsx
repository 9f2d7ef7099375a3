import { useState } from 'react';
import type { SessionView } from '../../../main/club/model.ts';
import { entryWords } from '../../../src/language/screens/entry.ts';
import { useAfterPaint } from '../../shared/afterPaint.ts';
import { useWords } from '../../shared/language.tsx';
import { Screen, useSessionFrame } from '../shell/Screen.tsx';
import { BoardHead } from './BoardHead.tsx';
import { nextOpenBoard, type BoardProgress } from './boards.ts';
import type { Desk } from './desk.ts';
import { firstFixNumbers } from './fixes.ts';
import { Frequencies } from './Frequencies.tsx';
import { History } from './History.tsx';
import { Traveller } from './Traveller.tsx';
import { useCursor } from './useCursor.ts';
import { useWaiting } from './useDraft.ts';
import { useFixCounts } from './useFixCounts.ts';
import { useEntryKeys } from './useEntryKeys.ts';
import { useLayout } from './useLayout.ts';
import { useTravel } from './useTravel.ts';
import { WaitingLines } from './WaitingLines.tsx';
import type { Sheet } from './sheet.ts';

/** What stays while one board after another is typed. */
export interface AcrossBoards {
  /** The history of the current line is open in the panel. */
  readonly history: boolean;
  /** What the last undo did; empty when nothing was undone. */
  readonly said: string;
}

/** One board being typed: its head, its traveller, and what its scores are worth. */
export function BoardEntry(props: {
  readonly session: SessionView;
  readonly sheet: Sheet;
  readonly boards: readonly BoardProgress[];
  readonly desk: Desk;
  readonly across: AcrossBoards;
  readonly onAcross: (change: Partial<AcrossBoards>) => void;
}) {
  const { session, sheet, boards, desk, across, onAcross } = props;
  const words = useWords(entryWords);
  const frame = useSessionFrame(session);
  const layout = useLayout();
  const waiting = useWaiting(desk.drafts);
  const fixCounts = useFixCounts(sheet, desk);
  const cursor = useCursor(sheet, desk);
  const [choosing, setChoosing] = useState(false);
  const travel = useTravel({ session: session.id, sheet, boards, desk, cursor });
  const { keys, shortcuts, onKeyDown, focusLine } = useEntryKeys({
    sheet,
    desk,
    cursor,
    travel,
    fixes: fixCounts.reduce((sum, count) => sum + count, 0),
    onPairs: cursor.openPairs,
    onChoose: () => setChoosing(true),
    onHistory: () => onAcross({ history: !across.history }),
    onSaid: (said) => onAcross({ said }),
  });
  const panelLine = useAfterPaint(cursor.line ?? sheet.lines.at(-1));
  return (
    <Screen
      {...frame}
      keys={keys}
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
            <Frequencies sheet={sheet} line={panelLine} desk={desk} />
            {across.history && <History session={session.id} sheet={sheet} line={panelLine} />}
          </>
        )
      }
    >
      <BoardHead
        board={sheet.board}
        boards={boards}
        waiting={waiting}
        choosing={choosing}
        onGo={(board) => {
          setChoosing(false);
          if (board === sheet.board) focusLine();
          else travel.toBoard(board);
        }}
        onCancel={() => {
          setChoosing(false);
          focusLine();
        }}
      />
      <Traveller
        sheet={sheet}
        desk={desk}
        layout={layout}
        at={cursor.at}
        pairsOpen={cursor.pairsOpen}
        firstFixes={firstFixNumbers(fixCounts)}
        next={nextOpenBoard(boards, sheet.board)}
        onGo={cursor.go}
        onPairsDone={cursor.closePairs}
        onNext={travel.onward}
        onKeyDown={onKeyDown}
        label={words.traveller(sheet.board)}
      />
    </Screen>
  );
}
