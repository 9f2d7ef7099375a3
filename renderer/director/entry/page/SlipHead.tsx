import { memo } from 'react';
import { matchWords } from '../../../../src/language/game/match.ts';
import { entryPageWords } from '../../../../src/language/screens/entry/pages.ts';
import { lineUpWords } from '../../../../src/language/screens/teams/line-ups.ts';
import type { Room } from '../../../../src/scoring/teams/team.ts';
import { useWords } from '../../../shared/language.tsx';
import { columnsShown } from '../line/columns.ts';
import type { PageLine } from '../sheet/lines.ts';
import type { Page } from '../sheet/page.ts';
import classes from '../line/Traveller.module.css';
import type { TravellerLayout } from '../line/useLayout.ts';

/** The heading over the first line of each slip: the table on the page of a round, the round on that of a table. */
export const SlipHead = memo(function SlipHead(props: {
  readonly page: Page;
  readonly line: PageLine;
  readonly above: PageLine | undefined;
  readonly layout: TravellerLayout;
  /** The teams of its match; null where there is none. */
  readonly match: string | null;
  /** The room of its match; null where there are none. */
  readonly room: Room | null;
}) {
  const { page, line, above, layout } = props;
  const words = useWords(entryPageWords);
  const teams = useWords(lineUpWords);
  const { halfNames } = useWords(matchWords);
  if (page.kind === 'board' || (above && slipOf(page, above) === slipOf(page, line))) return null;
  return (
    <tbody className={classes['slip']}>
      <tr>
        <th scope="rowgroup" colSpan={columnsShown(layout).size}>
          {words.slip[page.kind](slipOf(page, line))}
          {props.room && `, ${(line.match?.isHalf ? halfNames : teams.rooms)[props.room].toLocaleLowerCase()}`}
          {props.match && <bdi>, {props.match}</bdi>}
        </th>
      </tr>
    </tbody>
  );
});

/** The name of a line's slip, which identifies it on the page. */
function slipOf(page: Page, line: PageLine): string {
  return page.kind === 'table' ? String(line.slot.round) : `${line.letter ?? ''}${line.slot.table}`;
}
