import type { KeyboardEvent, RefObject } from 'react';
import { useShortcuts } from '../../../shared/shortcuts.ts';
import { moveRowFocus } from './rowFocus.ts';

interface RowActs {
  /** Deletes the row with the focus; null where it cannot be deleted. */
  readonly onDelete: (() => void) | null;
  /** Shows further rows, on the way down from the last one. */
  readonly onPastEnd?: (() => void) | null;
}

/** The keys of a list: arrows move between its rows everywhere on the screen, Delete counts on a row alone. */
export function useRowKeys(
  rows: RefObject<HTMLElement | null>,
  { onDelete, onPastEnd }: RowActs,
): { readonly onKeyDown: (event: KeyboardEvent) => void } {
  useShortcuts({
    arrowup: () => void moveRowFocus(rows.current, -1),
    arrowdown: () => {
      if (!moveRowFocus(rows.current, 1)) onPastEnd?.();
    },
  });
  return {
    onKeyDown: (event) => {
      if (event.key !== 'Delete' || onDelete === null) return;
      event.preventDefault();
      onDelete();
    },
  };
}
