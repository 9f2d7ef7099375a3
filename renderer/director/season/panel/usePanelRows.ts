import { useEffect, type RefObject } from 'react';
import { useShortcuts } from '../../../shared/shortcuts.ts';
import { moveRowFocus } from '../../shell/list/rowFocus.ts';

/** Arrows move between the buttons of a panel; the first has the focus where the panel opens. */
export function usePanelRows(list: RefObject<HTMLElement | null>): void {
  useEffect(() => void moveRowFocus(list.current, 1, 'button'), [list]);
  useShortcuts({
    arrowup: () => void moveRowFocus(list.current, -1, 'button'),
    arrowdown: () => void moveRowFocus(list.current, 1, 'button'),
  });
}
