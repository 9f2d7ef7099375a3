import { dealerText } from '../../../../src/language/game/vulnerability.ts';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { SectionView } from '../../../../main/club/model/session.ts';
import type { Slot } from '../../../../src/session/slot.ts';
import { dealerOf, vulnerabilityOf } from '../../../../src/bridge/board.ts';
import { entryPageWords } from '../../../../src/language/screens/entry-pages.ts';
import { verifyWords } from '../../../../src/language/screens/verify.ts';
import { BoardGlyph } from '../../../shared/bridge/BoardGlyph.tsx';
import { Cells, type ProgressCell } from '../../../shared/controls/Cells.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { isOfText, shortcutName } from '../../../shared/shortcuts.ts';
import { TabRow } from '../../../shared/controls/TabRow.tsx';
import { isOnPage, PAGE_KINDS, pageKey, pageName, isSamePage, type Page, type PageKind } from '../sheet/page.ts';
import classes from './PageHead.module.css';
import { isPageComplete, type PageProgress } from '../sheet/pages.ts';

/** The page being typed, how results are typed, and how far every page is. */
export function PageHead(props: {
  readonly page: Page;
  /** The board of the current line. */
  readonly board: number;
  readonly pages: readonly PageProgress[];
  readonly sections: readonly SectionView[];
  readonly waiting: readonly Slot[];
  /** Lines are read a second time: pages are done as far as their lines agree. */
  readonly verifying: boolean;
  readonly onVerify: () => void;
  /** The name of another page is being typed. */
  readonly choosing: boolean;
  readonly onGo: (page: Page) => void;
  readonly onKind: (kind: PageKind) => void;
  readonly onCancel: () => void;
}) {
  const { page, board, pages, sections, onGo } = props;
  const words = useWords(entryPageWords);
  const language = useLanguage();
  const verify = useWords(verifyWords);
  const cells = useCells(props);
  const lines = (part: 'done' | 'expected') => pages.reduce((sum, progress) => sum + progress[part], 0);
  const dealt = dealerText(dealerOf(board), vulnerabilityOf(board), language);
  return (
    <header className={classes['head']}>
      <BoardGlyph board={board} />
      <div className={classes['name']}>
        {props.choosing ? (
          <GoToPage kind={page.kind} pages={pages} sections={sections} onGo={onGo} onCancel={props.onCancel} />
        ) : (
          <>
            <h1>
              {words.title[page.kind](pageName(page, sections))} <span>{words.of(pages.length)}</span>
            </h1>
            <p className="quiet">{page.kind === 'board' ? dealt : words.boardDealt(board, dealt)}</p>
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

function useCells(of: {
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
      const left = waiting.filter((slot) => isOnPage(page, slot)).length;
      const name = pageName(page, sections);
      const title = words.title[page.kind](name);
      return {
        key: pageKey(page),
        text: name,
        done: expected > 0 ? done / expected : verifying ? 0 : 1,
        current: isSamePage(page, current),
        waiting: left > 0,
        startsGroup,
        label: verifying ? verifyWords[language].cell(title, done, expected) : words.cell(title, done, expected, left),
      };
    });
  }, [current, pages, sections, waiting, verifying, language]);
}

/** The name of a page as a field: Enter goes there, Escape stays. */
function GoToPage(props: {
  readonly kind: PageKind;
  readonly pages: readonly PageProgress[];
  readonly sections: readonly SectionView[];
  readonly onGo: (page: Page) => void;
  readonly onCancel: () => void;
}) {
  const { kind, pages, sections } = props;
  const words = useWords(entryPageWords);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const nameOf = (progress: PageProgress | undefined) => (progress ? pageName(progress.page, sections) : '');
  const onKeyDown = (event: KeyboardEvent) => {
    // What is typed here has an undo of its own.
    if (isOfText(shortcutName(event))) event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    const asked = typed.trim().toUpperCase();
    const chosen = pages.find((progress) => nameOf(progress) === asked);
    if (event.key === 'Escape' || asked === '') props.onCancel();
    else if (chosen) props.onGo(chosen.page);
    else setWrong(true);
  };
  return (
    <>
      <h1 className={classes['goTo']}>
        <label>
          {words.goTo[kind]}
          <input
            ref={field}
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={wrong || undefined}
            aria-describedby="go-to-page"
            onKeyDown={onKeyDown}
            onBlur={props.onCancel}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
          />
        </label>
      </h1>
      <p id="go-to-page" className={wrong ? classes['wrong'] : 'quiet'} role="status">
        {words.thereAre[kind](nameOf(pages[0]), nameOf(pages.at(-1)))}
      </p>
    </>
  );
}
