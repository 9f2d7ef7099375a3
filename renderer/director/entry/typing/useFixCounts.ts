import { useMemo, useSyncExternalStore } from 'react';
import { currentReading } from './actions.ts';
import type { Outbox } from './outbox.ts';
import { fixesOf } from './fixes.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** How many fixes each line has. The counts are compared as text, so that only a new count draws the page again. */
export function useFixCounts(sheet: Sheet, outbox: Outbox): readonly number[] {
  const counts = useSyncExternalStore(outbox.drafts.subscribe, () =>
    sheet.lines
      .map((line) => {
        const draft = outbox.drafts.get(line.key);
        return draft ? fixesOf(sheet, line, currentReading(outbox, sheet, line), draft).length : 0;
      })
      .join(' '),
  );
  return useMemo(() => counts.split(' ').map(Number), [counts]);
}
