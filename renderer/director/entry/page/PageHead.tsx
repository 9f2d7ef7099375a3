import { useMemo } from 'react';
import { dealerText } from '../../../../src/language/game/vulnerability.ts';
import type { SectionView } from '../../../../main/club/model/session.ts';
import type { Slot } from '../../../../src/session/slot.ts';
import { dealerOf, vulnerabilityOf } from '../../../../src/bridge/board.ts';
import { entryPageWords } from '../../../../src/language/screens/entry/pages.ts';
import { verifyWords } from '../../../../src/language/screens/entry/verify.ts';
import { BoardGlyph } from '../../../shared/bridge/BoardGlyph.tsx';
import { Cells } from '../../../shared/controls/Cells.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { TabRow } from '../../../shared/controls/TabRow.tsx';
import { PAGE_KINDS, pageKey, pageName, type Page, type PageKind } from '../sheet/page.ts';
import { boardOnCase } from '../../session/boardOnCase.ts';
import { ownMatchName } from '../../session/teams/ownMatch.ts';
import { GoToPage } from './GoToPage.tsx';
import classes from './PageHead.module.css';
import { usePageCells } from './usePageCells.ts';
import { isPageComplete, pagesNear, type PageProgress } from '../sheet/pages.ts';

/** The head of a page: its name, the kinds of pages, and the progress of every page of its kind. */
export function PageHead(props: {
  readonly page: Page;
  /** The board of the current line. */
  readonly board: number;
  readonly pages: readonly PageProgress[];
  readonly sections: readonly SectionView[];
  readonly waiting: readonly Slot[];
  /** Whether this is the verify pass, where a page is done as far as its lines agree. */
  readonly verifying: boolean;
  readonly onVerify: () => void;
  /** Whether the name of another page is being typed. */
  readonly choosing: boolean;
  readonly onGo: (page: Page) => void;
  readonly onKind: (kind: PageKind) => void;
  readonly onCancel: () => void;
}) {
  const { page, board, pages, sections, onGo } = props;
  const words = useWords(entryPageWords);
  const language = useLanguage();
  const verify = useWords(verifyWords);
  const near = useMemo(() => pagesNear(page, pages, sections), [page, pages, sections]);
  const cells = usePageCells({ ...props, pages: near });
  const lines = (part: 'done' | 'expected') => pages.reduce((sum, progress) => sum + progress[part], 0);
  const shown = boardOnCase(sections, board);
  const ofMatch = page.kind === 'board' ? ownMatchName(sections, page.board, language) : null;
  const dealt = dealerText(dealerOf(board), vulnerabilityOf(board), language);
  return (
    <header className={classes['head']}>
      <BoardGlyph board={shown} />
      <div className={classes['name']}>
        {props.choosing ? (
          <GoToPage page={page} pages={pages} sections={sections} onGo={onGo} onCancel={props.onCancel} />
        ) : (
          <>
            <h1>
              {words.title[page.kind](pageName(page, sections))} <span>{ofMatch ?? words.of(pages.length)}</span>
            </h1>
            <p className="quiet">{page.kind === 'board' ? dealt : words.boardDealt(shown, dealt)}</p>
          </>
        )}
      </div>
      <div className={classes['boards']}>
        <div className={classes['modes']}>
          <TabRow
            label={words.modes}
            tabs={PAGE_KINDS.map((kind) => ({ name: kind, text: words.mode[kind] }))}
            current={page.kind}
            onGo={props.onKind}
          />
          <TabRow
            label={verify.pass}
            tabs={[{ name: 'verify', text: verify.verify }]}
            current={props.verifying ? 'verify' : null}
            onGo={props.onVerify}
          />
          <p>
            {props.verifying
              ? verify.verified(lines('done'), lines('expected'))
              : words.complete[page.kind](pages.filter(isPageComplete).length, pages.length)}
          </p>
        </div>
        <Cells
          cells={cells}
          label={words.pages[page.kind]}
          onGo={(key) => {
            const chosen = pages.find((one) => pageKey(one.page) === key);
            if (chosen) onGo(chosen.page);
          }}
        />
      </div>
    </header>
  );
}
