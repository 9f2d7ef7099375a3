import { useMemo } from 'react';
import type { SectionView } from '../../../../main/club/model/session.ts';
import { entryPageWords } from '../../../../src/language/screens/entry/pages.ts';
import { verifyWords } from '../../../../src/language/screens/entry/verify.ts';
import type { Slot } from '../../../../src/session/slot.ts';
import type { ProgressCell } from '../../../shared/controls/Cells.tsx';
import { useLanguage } from '../../../shared/language.tsx';
import { isOnPage, isSamePage, pageKey, pageName, type Page } from '../sheet/page.ts';
import type { PageProgress } from '../sheet/pages.ts';

/** The cells of the head, one a page, each with the page's progress and whether a line waits on it. */
export function usePageCells(of: {
  readonly page: Page;
  readonly pages: readonly PageProgress[];
  readonly sections: readonly SectionView[];
  readonly waiting: readonly Slot[];
  readonly verifying: boolean;
}): readonly ProgressCell[] {
  const language = useLanguage();
  const { page: current, pages, sections, waiting, verifying } = of;
  return useMemo(() => {
    const words = entryPageWords[language];
    return pages.map(({ page, expected, done, startsGroup }) => {
      const unrecorded = waiting.filter((slot) => isOnPage(page, slot)).length;
      const name = pageName(page, sections);
      const title = words.title[page.kind](name);
      return {
        key: pageKey(page),
        text: name,
        done: expected > 0 ? done / expected : verifying ? 0 : 1,
        current: isSamePage(page, current),
        waiting: unrecorded > 0,
        startsGroup,
        label: verifying
          ? verifyWords[language].cell(title, done, expected)
          : words.cell(title, done, expected, unrecorded),
      };
    });
  }, [current, pages, sections, waiting, verifying, language]);
}
