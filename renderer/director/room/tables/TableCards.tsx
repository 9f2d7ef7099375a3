import type { CSSProperties } from 'react';
import type { SectionView, SessionView } from '../../../../main/club/model/session.ts';
import { roomWords } from '../../../../src/language/screens/room.ts';
import { useWords } from '../../../shared/language.tsx';
import { tablePath } from '../../session/entryPath.ts';
import { placeInPlay } from '../../session/clock.ts';
import { NamesOfOneSize } from '../../session/fitted/NamesOfOneSize.tsx';
import classes from '../Room.module.css';
import { columnsFor, rowsOf } from './columns.ts';
import { TableCard } from './TableCard.tsx';
import { isTableComplete, needsDirections, nextSlot, type TableView } from '../../session/tables.ts';

/** In so few rows the cards are high enough for names on several lines. */
const MOST_ROOMY_ROWS = 2;

/** A card for each table, in order. */
export function TableCards(props: {
  readonly session: SessionView;
  readonly section: SectionView;
  readonly round: number;
  readonly tables: readonly TableView[];
  readonly lateMinutes: number;
  readonly chosen: number;
  readonly onChoose: (table: number) => void;
}) {
  const words = useWords(roomWords);
  const { session, section, round, tables, lateMinutes } = props;
  const columns = columnsFor(tables.length);
  const directions = needsDirections(section, round);
  return (
    <NamesOfOneSize>
      <ul
        className={classes['cards']}
        style={{ '--columns': columns } as CSSProperties}
        aria-label={words.tables}
        data-cards
        data-rows={rowsOf(tables.length)}
        data-columns={columns}
      >
        {tables.map((table) => (
          <TableCard
            key={table.cell.table}
            href={tablePath(session, nextSlot(section.id, table))}
            table={table}
            roundInPlay={placeInPlay(session.clock)}
            lateMinutes={isTableComplete(table) ? 0 : lateMinutes}
            roomy={rowsOf(tables.length) <= MOST_ROOMY_ROWS}
            chosen={table.cell.table === props.chosen}
            directions={directions}
            onChoose={props.onChoose}
          />
        ))}
      </ul>
    </NamesOfOneSize>
  );
}
