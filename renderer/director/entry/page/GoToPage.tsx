import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { SectionView } from '../../../../main/club/model/session.ts';
import { entryPageWords } from '../../../../src/language/screens/entry/pages.ts';
import { useWords } from '../../../shared/language.tsx';
import { isTextFieldShortcut, shortcutName } from '../../../shared/shortcuts.ts';
import { pageName, type Page } from '../sheet/page.ts';
import { pageNamed, type PageProgress } from '../sheet/pages.ts';
import classes from './PageHead.module.css';

/** A field for the name of a page. Enter goes to the page, Escape stays. */
export function GoToPage(props: {
  readonly page: Page;
  readonly pages: readonly PageProgress[];
  readonly sections: readonly SectionView[];
  readonly onGo: (page: Page) => void;
  readonly onCancel: () => void;
}) {
  const { page, pages, sections } = props;
  const { kind } = page;
  const words = useWords(entryPageWords);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const nameOf = (progress: PageProgress | undefined) => (progress ? pageName(progress.page, sections) : '');
  const onKeyDown = (event: KeyboardEvent) => {
    // The field has its own undo.
    if (isTextFieldShortcut(shortcutName(event))) event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    const wanted = typed.trim().toUpperCase();
    const chosen = pageNamed(wanted, pages, page, sections);
    if (event.key === 'Escape' || wanted === '') props.onCancel();
    else if (chosen) props.onGo(chosen);
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
