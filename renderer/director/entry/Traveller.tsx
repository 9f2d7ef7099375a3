import type { KeyboardEvent } from 'react';
import type { Desk } from './desk.ts';
import { LineRow } from './LineRow.tsx';
import { NextBoard } from './NextBoard.tsx';
import { isAtImps, scoresOf, type Sheet } from './sheet.ts';
import classes from './Traveller.module.css';
import { TravellerHead } from './TravellerHead.tsx';
import { PAST_THE_END } from './useCursor.ts';
import type { Layout } from './useLayout.ts';

/** A board's traveller: one line a table, as on paper, and behind the last the way to the next board. */
export function Traveller(props: {
  readonly sheet: Sheet;
  readonly desk: Desk;
  readonly layout: Layout;
  /** The key of the line the cursor is on, or PAST_THE_END. */
  readonly at: string;
  /** The pairs of the current line are being typed. */
  readonly pairsOpen: boolean;
  /** The number of each line's first fix. */
  readonly firstFixes: readonly (number | null)[];
  /** The next board that lacks results; null when every other one is complete. */
  readonly next: number | null;
  readonly onGo: (at: string) => void;
  readonly onPairsDone: () => void;
  readonly onNext: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly label: string;
}) {
  const { sheet, desk, layout, at, onGo } = props;
  const currentLine = sheet.lines.find((line) => line.key === at) ?? sheet.lines[0];
  return (
    <table className={classes['traveller']} data-layout={layout} aria-label={props.label} onKeyDown={props.onKeyDown}>
      <TravellerHead
        layout={layout}
        imps={isAtImps(sheet)}
        top={(currentLine && scoresOf(sheet, currentLine)?.top) ?? 0}
      />
      {sheet.lines.map((line, place) => (
        <LineRow
          key={line.key}
          sheet={sheet}
          line={line}
          desk={desk}
          layout={layout}
          current={line.key === at}
          pairsOpen={line.key === at && props.pairsOpen}
          firstFix={props.firstFixes[place] ?? null}
          onFocus={onGo}
          onPairsDone={props.onPairsDone}
        />
      ))}
      {at === PAST_THE_END && (
        <NextBoard
          board={sheet.board}
          lacking={sheet.lines.filter((line) => !sheet.results.has(line.key)).length}
          next={props.next}
          layout={layout}
          onNext={props.onNext}
        />
      )}
    </table>
  );
}
