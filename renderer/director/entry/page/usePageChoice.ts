import { useState } from 'react';
import { isSamePage, type Page } from '../sheet/page.ts';
import type { PageNavigation } from './usePageNavigation.ts';

/** The name of another page, as it is typed in the head: going there, or back to the line. */
export function usePageChoice(page: Page, navigation: PageNavigation, focusLine: () => void) {
  const [choosing, setChoosing] = useState(false);
  return {
    /** Opens the field. */
    choose: () => setChoosing(true),
    /** What the head needs of it. */
    head: {
      choosing,
      onGo: (to: Page) => {
        setChoosing(false);
        if (isSamePage(to, page)) focusLine();
        else navigation.toPage(to);
      },
      onCancel: () => {
        setChoosing(false);
        focusLine();
      },
    },
  };
}
