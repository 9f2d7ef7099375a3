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
  /** Whether the cursor came to the line on its way: from the line above with Enter, or as the page opened. */
  readonly passing: boolean;
  readonly go: (at: string) => void;
  /** Moves one line up or down. After the last line is the row that opens the next page. */
  readonly move: (step: 1 | -1) => void;
  /** Moves from a line to the next on which a result is expected, unless the cursor has left it already. */
  readonly onward: (from: string) => void;
  /**
   * Moves to the line below another, or to that line while something is left to do on it. A sheet in another order than
   * its page is not done with its last line: the first line that is not done comes next.
   */
  readonly goOnFrom: (line: PageLine, isDone: (line: PageLine) => boolean) => void;
  readonly openPairs: () => void;
  readonly closePairs: () => void;
}

interface Place {
  readonly at: string;
  readonly pairsOpen: boolean;
  readonly passing: boolean;
}

/**
 * The cursor of a page. It starts on the line in the address, otherwise on a line that was refused. A traveller that is
 * typed from its top starts on its first line, any other page on the first line that is not done.
 */
export function useCursor(
  sheet: Sheet,
  outbox: Outbox,
  isDone = (line: PageLine) => sheet.results.has(line.key),
): LineCursor {
  const search = useSearch();
  const [{ at, pairsOpen, passing }, place] = useState<Place>(() => ({
    at: openingLine(sheet, outbox, isDone, new URLSearchParams(search))?.key ?? PAST_THE_END,
    pairsOpen: false,
    passing: true,
  }));
  const { lines } = sheet;
  const moves = useMemo(
    () => ({
      go: (to: string) => place((now) => (now.at === to ? now : { at: to, pairsOpen: false, passing: false })),
      move: (step: 1 | -1) =>
        place((now) => ({ at: neighbourLine(lines, now.at, step), pairsOpen: false, passing: false })),
      onward: (from: string) =>
        place((now) =>
          now.at === from ? { at: nextExpectedLine(lines, from), pairsOpen: false, passing: true } : now,
        ),
      goOnFrom: ({ key }: PageLine, isDone: (line: PageLine) => boolean) => {
        const isOpen = outbox.drafts.get(key)?.sending === false;
        const below = nextExpectedLine(lines, key);
        const undone = lines.find((line) => line.key !== key && !line.withdrawn && !isDone(line))?.key;
        const next = below === PAST_THE_END ? (undone ?? below) : below;
        place({ at: isOpen ? key : next, pairsOpen: false, passing: !isOpen });
      },
      openPairs: () => place((now) => ({ ...now, pairsOpen: true })),
      closePairs: () => place((now) => ({ ...now, pairsOpen: false })),
    }),
    [lines, outbox],
  );
  return { at, pairsOpen, passing, line: lines.find((line) => line.key === at), ...moves };
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
  const refused = sheet.lines.find(({ key }) => (outbox.drafts.get(key)?.refusal ?? null) !== null);
  const wanted = sheet.lines.find(isNamed) ?? refused;
  if (wanted) return wanted;
  if (named.get('from') === 'top') return sheet.lines.find(({ withdrawn }) => !withdrawn) ?? sheet.lines[0];
  return firstLine(sheet.lines, isDone, (line) => outbox.drafts.get(line.key) !== undefined);
}
