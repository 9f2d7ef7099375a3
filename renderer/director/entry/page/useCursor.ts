import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import type { Outbox } from '../typing/outbox.ts';
import { firstLine, type PageLine } from '../sheet/lines.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** The position of the cursor after the last line. */
export const PAST_THE_END = 'past';

/** The line of the cursor, and what moves it. */
export interface LineCursor {
  /** The key of the line, or PAST_THE_END. */
  readonly at: string;
  readonly line: PageLine | undefined;
  /** Whether the fields for the pairs that really played are open on the line. */
  readonly pairsOpen: boolean;
  readonly go: (at: string) => void;
  /** Moves one line up or down. After the last line is the row that opens the next page. */
  readonly move: (step: 1 | -1) => void;
  /** Moves to the next line on which a result is expected. */
  readonly onward: () => void;
  readonly openPairs: () => void;
  readonly closePairs: () => void;
}

interface Place {
  readonly at: string;
  readonly pairsOpen: boolean;
}

/** The cursor of a page. It starts on the line in the address, otherwise on the first line that is not done. */
export function useCursor(
  sheet: Sheet,
  outbox: Outbox,
  isDone = (line: PageLine) => sheet.results.has(line.key),
): LineCursor {
  const search = useSearch();
  const [{ at, pairsOpen }, place] = useState<Place>(() => ({
    at: openingLine(sheet, outbox, isDone, new URLSearchParams(search))?.key ?? PAST_THE_END,
    pairsOpen: false,
  }));
  const { lines } = sheet;
  const moves = useMemo(
    () => ({
      go: (to: string) => place((now) => (now.at === to ? now : { at: to, pairsOpen: false })),
      move: (step: 1 | -1) => place((now) => ({ at: neighbourLine(lines, now.at, step), pairsOpen: false })),
      onward: () => place((now) => ({ at: nextExpectedLine(lines, now.at), pairsOpen: false })),
      openPairs: () => place((now) => ({ ...now, pairsOpen: true })),
      closePairs: () => place((now) => ({ ...now, pairsOpen: false })),
    }),
    [lines],
  );
  return { at, pairsOpen, line: lines.find((line) => line.key === at), ...moves };
}

/** The key of the line above or below: PAST_THE_END below the last line, the first line above itself. */
export function neighbourLine(lines: readonly PageLine[], at: string, step: 1 | -1): string {
  const place = lines.findIndex((line) => line.key === at);
  const next = (place < 0 ? lines.length : place) + step;
  return lines[Math.max(0, next)]?.key ?? PAST_THE_END;
}

/** The key of the next line below on which a result is expected, otherwise PAST_THE_END. */
export function nextExpectedLine(lines: readonly PageLine[], at: string): string {
  const place = lines.findIndex((line) => line.key === at);
  return lines.slice(place < 0 ? lines.length : place + 1).find(({ withdrawn }) => !withdrawn)?.key ?? PAST_THE_END;
}

function openingLine(
  sheet: Sheet,
  outbox: Outbox,
  isDone: (line: PageLine) => boolean,
  named: URLSearchParams,
): PageLine | undefined {
  const isNamed = ({ slot: { slotBoard, ...slot } }: PageLine) =>
    Object.entries({ ...slot, board: slotBoard }).every(([part, value]) => named.get(part) === String(value));
  return (
    sheet.lines.find(isNamed) ?? firstLine(sheet.lines, isDone, (line) => outbox.drafts.get(line.key) !== undefined)
  );
}
