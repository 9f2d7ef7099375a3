import { useState } from 'react';
import { samePage, type Page } from './page.ts';
import type { Travel } from './useTravel.ts';

/** The name of another page, as it is typed in the head: going there, or back to the line. */
export function usePageChoice(page: Page, travel: Travel, focusLine: () => void) {
  const [choosing, setChoosing] = useState(false);
  return {
    /** Opens the field. */
    choose: () => setChoosing(true),
    /** What the head needs of it. */
    head: {
      choosing,
      onGo: (to: Page) => {
        setChoosing(false);
        if (samePage(to, page)) focusLine();
        else travel.toPage(to);
      },
      onCancel: () => {
        setChoosing(false);
        focusLine();
      },
    },
  };
}
