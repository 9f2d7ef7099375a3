import { memo } from 'react';
import { entryPageWords } from '../../../src/language/screens/entry-pages.ts';
import { useWords } from '../../shared/language.tsx';
import { columnsOf } from './columns.ts';
import type { Line } from './lines.ts';
import type { Page } from './page.ts';
import classes from './Traveller.module.css';
import type { Layout } from './useLayout.ts';

/** Over the first line of each slip: the table of a round, the round of a table. */
export const SlipHead = memo(function SlipHead(props: {
  readonly page: Page;
  readonly line: Line;
  readonly above: Line | undefined;
  readonly layout: Layout;
}) {
  const { page, line, above, layout } = props;
  const words = useWords(entryPageWords);
  if (page.kind === 'board' || (above && slipOf(page, above) === slipOf(page, line))) return null;
  return (
    <tbody className={classes['slip']}>
      <tr>
        <th scope="rowgroup" colSpan={columnsOf(layout).size}>
          {words.slip[page.kind](slipOf(page, line))}
        </th>
      </tr>
    </tbody>
  );
});

/** What tells the slips of a page apart. */
function slipOf(page: Page, line: Line): string {
  return page.kind === 'table' ? String(line.slot.round) : `${line.letter ?? ''}${line.slot.table}`;
}
