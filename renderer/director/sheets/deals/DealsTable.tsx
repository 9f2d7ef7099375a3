import { useEffect, useRef } from 'react';
import type { SheetView } from '../../../../main/club/model/sheet.ts';
import { minibridgeRows } from '../../../../src/bridge/sheet/minibridge-sheet.ts';
import { rubberRows } from '../../../../src/bridge/sheet/rubber-rows.ts';
import { sheetWords } from '../../../../src/language/sheet/words.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from './Deals.module.css';
import { MinibridgeCells, MinibridgeHead, RubberCells, RubberHead } from './DealCells.tsx';
import { DealLine } from './DealLine.tsx';
import type { SheetGame } from './game.ts';
import type { DealsState } from './useDeals.ts';

/** The deals of a sheet, a line each, and the line of the next one. Arrows move between them. */
export function DealsTable(props: {
  readonly view: SheetView;
  readonly game: SheetGame;
  readonly deals: DealsState;
  /** Whether a form beside the lines has the focus. */
  readonly isBusy: boolean;
}) {
  const { view, game, deals, isBusy } = props;
  const words = useWords(sheetWords);
  const table = useRef<HTMLTableElement>(null);
  const { cursor } = deals;
  const isOpen = !view.isLeft && !(game.kind === 'rubber' && game.rubber.finished);
  const count = game.deals.length + (isOpen ? 1 : 0);
  const current = Math.min(cursor, count - 1);
  useEffect(() => {
    if (isBusy) return;
    const field = table.current?.querySelector<HTMLInputElement>(`input[data-deal="${current}"]`);
    field?.focus();
    field?.scrollIntoView({ block: 'nearest' });
  }, [current, isBusy]);
  const step = (by: 1 | -1) => deals.moveTo(Math.min(count - 1, Math.max(0, current + by)));
  const isRubber = game.kind === 'rubber';
  const rubber = isRubber ? rubberRows(game.deals, game.rubber) : [];
  const minibridge = isRubber ? [] : minibridgeRows(game.deals);
  return (
    <table ref={table} className={classes['deals']} data-kind={game.kind}>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          {isRubber ? <RubberHead /> : <MinibridgeHead />}
        </tr>
      </thead>
      {Array.from({ length: count }, (_, index) => (
        <DealLine
          key={index}
          index={index}
          isCurrent={index === current}
          isKept={index < game.deals.length}
          columns={isRubber ? 7 : 12}
          deals={deals}
          onStep={step}
        >
          {isRubber ? (
            <RubberCells row={rubber[index] ?? null} reading={deals.readingOf(index)} />
          ) : (
            <MinibridgeCells index={index} row={minibridge[index] ?? null} reading={deals.readingOf(index)} />
          )}
        </DealLine>
      ))}
    </table>
  );
}
