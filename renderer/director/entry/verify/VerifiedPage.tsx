import { useEffect, useRef } from 'react';
import { entryPageWords } from '../../../../src/language/screens/entry/pages.ts';
import { entryWords } from '../../../../src/language/screens/entry/entry.ts';
import { verifyWords } from '../../../../src/language/screens/entry/verify.ts';
import { Key } from '../../../shared/controls/Keys.tsx';
import { useWords } from '../../../shared/language.tsx';
import { columnsShown, columnSpan } from '../line/columns.ts';
import note from '../line/LineNote.module.css';
import { pageName, type Page } from '../sheet/page.ts';
import type { Sheet } from '../sheet/sheet.ts';
import classes from '../line/Traveller.module.css';
import type { TravellerLayout } from '../line/useLayout.ts';

/** The row after the last line of the verify pass: how the page compares, and the button to the next page. */
export function VerifiedPage(props: {
  readonly sheet: Sheet;
  readonly layout: TravellerLayout;
  readonly differing: number;
  readonly unread: number;
  readonly next: Page | null;
  readonly onNext: () => void;
}) {
  const { sheet, layout, differing, unread, next } = props;
  const words = useWords(verifyWords);
  const { title } = useWords(entryPageWords);
  const { enter } = useWords(entryWords);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  // A line that turns out to differ grows and pushes this row down.
  useEffect(() => {
    button.current?.closest('tbody')?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the counts change when that happens
  }, [differing, unread]);
  const name = (page: Page) => title[page.kind](pageName(page, sheet.sections));
  const state =
    differing > 0
      ? words.someDiffer(name(sheet.page), differing)
      : unread > 0
        ? words.someUnread(name(sheet.page), unread)
        : next === null
          ? words.everything
          : words.allAgree(name(sheet.page));
  return (
    <tbody className={classes['line']} data-current="">
      <tr>
        <td className={classes['pageState']} colSpan={columnSpan(layout, 'table', 'typed')}>
          <span role="status">{state}</span>
        </td>
        <td className={classes['nextPage']} colSpan={columnsShown(layout).size - columnSpan(layout, 'table', 'typed')}>
          <button ref={button} type="button" className={note['enter']} onClick={props.onNext}>
            <Key>{enter}</Key> {next === null ? words.keyBack : name(next)}
          </button>
        </td>
      </tr>
    </tbody>
  );
}
