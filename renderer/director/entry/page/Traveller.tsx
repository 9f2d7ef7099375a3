import { Fragment, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { LineFigure } from '../../session/explain/useExplained.ts';
import type { PageLine } from '../sheet/lines.ts';
import type { LineFix } from '../typing/fixes.ts';
import type { Outbox } from '../typing/outbox.ts';
import { LineRow } from '../line/LineRow.tsx';
import { NextPage } from './NextPage.tsx';
import type { Page } from '../sheet/page.ts';
import { comparedScores, type Sheet } from '../sheet/sheet.ts';
import { matchOnLine, roomOnLine } from '../sheet/teams.ts';
import { SlipHead } from './SlipHead.tsx';
import { NamesOfOneSize } from '../../session/fitted/NamesOfOneSize.tsx';
import classes from '../line/Traveller.module.css';
import { TravellerHead } from './TravellerHead.tsx';
import { PAST_THE_END } from './useCursor.ts';
import type { TravellerLayout } from '../line/useLayout.ts';
import { useRanks } from '../../../shared/language.tsx';

/** The lines of a page, slip by slip as on paper, and after the last line the row that opens the next page. */
export function Traveller(props: {
  readonly sheet: Sheet;
  readonly outbox: Outbox;
  readonly layout: TravellerLayout;
  /** The key of the line the cursor is on, or PAST_THE_END. */
  readonly at: string;
  /** Whether the fields for the pairs of the current line are open. */
  readonly pairsOpen: boolean;
  /** Whether the cursor came to the current line on its way. */
  readonly passing: boolean;
  /** The number of each line's first fix. */
  readonly firstFixes: readonly (number | null)[];
  /** The next page that is not complete; null when all others are complete. */
  readonly next: Page | null;
  readonly onGo: (at: string) => void;
  /** Applies a fix to a line. The same function throughout. */
  readonly onFix: (line: PageLine, fix: LineFix) => void;
  readonly onPairsDone: () => void;
  /** Explains a figure. The same function throughout. */
  readonly onExplain: (figure: LineFigure) => void;
  readonly onNext: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly label: string;
}) {
  const { sheet, outbox, layout, at, onGo } = props;
  const currentLine = sheet.lines.find((line) => line.key === at) ?? sheet.lines[0];
  const ranks = useRanks();
  return (
    <NamesOfOneSize>
      <table
        className={classes['traveller']}
        data-layout={layout}
        data-ranks={ranks}
        aria-label={props.label}
        onKeyDown={props.onKeyDown}
        onPaste={props.onPaste}
      >
        <TravellerHead
          sheet={sheet}
          layout={layout}
          top={(currentLine && comparedScores(sheet, currentLine)?.top) ?? 0}
        />
        {sheet.lines.map((line, place) => (
          <Fragment key={line.key}>
            <SlipHead
              page={sheet.page}
              line={line}
              above={sheet.lines[place - 1]}
              layout={layout}
              match={matchOnLine(sheet, line)}
              room={roomOnLine(sheet, line)}
            />
            <LineRow
              sheet={sheet}
              line={line}
              outbox={outbox}
              layout={layout}
              current={line.key === at}
              pairsOpen={line.key === at && props.pairsOpen}
              passing={line.key === at && props.passing}
              firstFix={props.firstFixes[place] ?? null}
              onFix={props.onFix}
              onFocus={onGo}
              onPairsDone={props.onPairsDone}
              onExplain={props.onExplain}
            />
          </Fragment>
        ))}
        {at === PAST_THE_END && (
          <NextPage
            sheet={sheet}
            lacking={sheet.lines.filter(({ key, withdrawn }) => !withdrawn && !sheet.results.has(key)).length}
            next={props.next}
            layout={layout}
            onNext={props.onNext}
          />
        )}
      </table>
    </NamesOfOneSize>
  );
}
