import { useState } from 'react';
import { isSamePage, type Page } from '../sheet/page.ts';
import type { PageNavigation } from './usePageNavigation.ts';

/** The choice of another page by typing its name in the head. */
export function usePageChoice(page: Page, navigation: PageNavigation, focusLine: () => void) {
  const [choosing, setChoosing] = useState(false);
  return {
    /** Opens the field. */
    choose: () => setChoosing(true),
    /** The props of the head. */
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
