import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { ownMovementWords } from '../../../src/language/screens/own-movement.ts';
import type { GridProblem, MovementGrid } from '../../../src/movement/own/grid.ts';
import { useWords } from '../../shared/language.tsx';
import { SCROLLED_BY_KEYS } from '../../shared/scrolled.ts';
import classes from './OwnMovement.module.css';

/** A cell of the grid; both count from 1. */
export interface GridPosition {
  readonly round: number;
  readonly table: number;
}

/** The grid: rounds down, tables across. Arrows, Enter and Tab move between cells. */
export function CellGrid(props: {
  readonly grid: MovementGrid;
  readonly problems: readonly GridProblem[];
  readonly onType: (place: GridPosition, text: string) => void;
  readonly onPaste: (place: GridPosition, text: string) => void;
  readonly onFocus: (place: GridPosition) => void;
}) {
  const words = useWords(ownMovementWords);
  const table = useRef<HTMLTableElement>(null);
  const { cells } = props.grid;
  const wrong = new Set(props.problems.map(({ round, table: at }) => `${round} ${at}`));
  const goTo = ({ round, table: at }: GridPosition): boolean => {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-cell="${round} ${at}"]`);
    cell?.focus();
    cell?.select();
    return cell !== null && cell !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, { round, table: at }: GridPosition) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = neighbour(event, { round, table: at }, cells.length);
    if (next && goTo(next)) event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent, place: GridPosition) => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    props.onPaste(place, text);
  };
  return (
    <div className={classes['scroll']} {...SCROLLED_BY_KEYS}>
      <table ref={table} className={classes['grid']} aria-label={words.grid}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.rounds}</span>
            </th>
            {cells[0]?.map((_, index) => (
              <th key={index} scope="col">
                {words.table(index + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, index) => (
            <tr key={index}>
              <th scope="row" data-wrong={wrong.has(`${index + 1} null`) || undefined}>
                {words.round(index + 1)}
              </th>
              {row.map((text, column) => {
                const place = { round: index + 1, table: column + 1 };
                return (
                  <td key={column}>
                    <input
                      data-cell={`${place.round} ${place.table}`}
                      aria-label={words.cell(place.round, place.table)}
                      aria-invalid={wrong.has(`${place.round} ${place.table}`)}
                      aria-describedby="own-problems"
                      autoComplete="off"
                      maxLength={12}
                      value={text}
                      onChange={(event) => props.onType(place, event.target.value)}
                      onKeyDown={(event) => onKeyDown(event, place)}
                      onPaste={(event) => onPaste(event, place)}
                      onFocus={() => props.onFocus(place)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The cell to which a key leads. Left and right leave a cell only from the end of its text. */
function neighbour(
  event: KeyboardEvent<HTMLInputElement>,
  { round, table }: GridPosition,
  rounds: number,
): GridPosition | null {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  switch (event.key) {
    case 'ArrowUp':
      return { round: round - 1, table };
    case 'ArrowDown':
      return { round: round + 1, table };
    case 'Enter':
      return round < rounds ? { round: round + 1, table } : { round: 1, table: table + 1 };
    case 'ArrowLeft':
      return isWhole || selectionEnd === 0 ? { round, table: table - 1 } : null;
    case 'ArrowRight':
      return isWhole || selectionStart === value.length ? { round, table: table + 1 } : null;
    default:
      return null;
  }
}
