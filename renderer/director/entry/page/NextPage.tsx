import { useEffect, useRef } from 'react';
import { entryPageWords } from '../../../../src/language/screens/entry/pages.ts';
import { entryWords } from '../../../../src/language/screens/entry/entry.ts';
import { Key } from '../../../shared/controls/Keys.tsx';
import { useWords } from '../../../shared/language.tsx';
import { columnsShown, columnSpan } from '../line/columns.ts';
import note from '../line/LineNote.module.css';
import { pageName, type Page } from '../sheet/page.ts';
import type { Sheet } from '../sheet/sheet.ts';
import classes from '../line/Traveller.module.css';
import type { TravellerLayout } from '../line/useLayout.ts';

/**
 * The row after the last line. The next page opens with Enter or with the first character of its first line, so that
 * going to another page needs no extra key.
 */
export function NextPage(props: {
  readonly sheet: Sheet;
  readonly lacking: number;
  readonly next: Page | null;
  readonly layout: TravellerLayout;
  readonly onNext: (text: string) => void;
}) {
  const { sheet, lacking, next, layout } = props;
  const { page, sections } = sheet;
  const words = useWords(entryPageWords);
  const { enter: enterKey, toRanking } = useWords(entryWords);
  const field = useRef<HTMLInputElement & HTMLButtonElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.closest('tbody')?.scrollIntoView({ block: 'nearest' });
  }, []);
  // The button takes the field's place when results of other boards come in, and the focus goes with the field.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  });
  const name = pageName(page, sections);
  const state = lacking === 0 ? words.done[page.kind](name) : words.lacks(words.title[page.kind](name), lacking);
  const goal = next === null ? toRanking : words.next[next.kind](pageName(next, sections));
  const enter = (
    <>
      <Key>{enterKey}</Key> {goal}
    </>
  );
  return (
    <tbody className={classes['line']} data-current="">
      <tr>
        <td className={classes['pageState']} colSpan={columnSpan(layout, 'table', 'ewName')}>
          <span role="status">{next === null && lacking === 0 ? words.allDone : state}</span>
        </td>
        <td className={classes['typed']}>
          {next !== null && (
            <input
              ref={field}
              value=""
              aria-label={words.typeNext[next.kind](pageName(next, sections))}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={(event) => props.onNext(event.target.value)}
            />
          )}
        </td>
        <td className={classes['nextPage']} colSpan={columnsShown(layout).size - columnSpan(layout, 'table', 'typed')}>
          {next === null ? (
            <button ref={field} type="button" className={note['enter']} onClick={() => props.onNext('')}>
              {enter}
            </button>
          ) : (
            <span className={note['enter']}>{enter}</span>
          )}
        </td>
      </tr>
    </tbody>
  );
}
