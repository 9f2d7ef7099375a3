import { memo, useCallback, useEffect, useRef } from 'react';
import classes from './Cells.module.css';

/** A cell of a row of boards, rounds or tables. */
export interface ProgressCell {
  readonly key: string;
  /** A number, or a section's letter and a number. */
  readonly text: string;
  /** The share of results entered, 0 to 1. */
  readonly done: number;
  readonly current: boolean;
  /** Whether it needs the director's attention. */
  readonly waiting: boolean;
  /** Whether a gap precedes it, as before the first board of a set. */
  readonly startsGroup: boolean;
  /** The accessible name: "Board 7, 6 of 13 results". */
  readonly label: string;
}

interface CellsProps {
  readonly cells: readonly ProgressCell[];
  readonly label: string;
  readonly onGo: (key: string) => void;
}

/** A row of numbered cells that show their progress. Pressing one goes there. */
export function Cells({ cells, label, onGo }: CellsProps) {
  const latest = useRef(onGo);
  useEffect(() => {
    latest.current = onGo;
  }, [onGo]);
  // The function never changes, so that the cells aren't rendered again with their screen.
  const go = useCallback((key: string) => latest.current(key), []);
  return <CellRow cells={cells} label={label} onGo={go} />;
}

const CellRow = memo(function CellRow(props: CellsProps) {
  return (
    <div className={classes['cells']} role="group" aria-label={props.label}>
      {groupsOf(props.cells).map((cells) => (
        <div key={cells[0]?.key} className={classes['group']}>
          {cells.map(({ key, ...cell }) => (
            <CellButton key={key} id={key} {...cell} onGo={props.onGo} />
          ))}
        </div>
      ))}
    </div>
  );
});

/** Groups of cells, such as the boards of a set. Lines don't break inside a group. */
function groupsOf(cells: readonly ProgressCell[]): readonly (readonly ProgressCell[])[] {
  const groups: ProgressCell[][] = [];
  for (const cell of cells) {
    const last = groups.at(-1);
    if (last && !cell.startsGroup) last.push(cell);
    else groups.push([cell]);
  }
  return groups;
}

/** Rendered again only when its own data change. A result changes one cell of many. */
const CellButton = memo(function CellButton(
  props: Omit<ProgressCell, 'key'> & { readonly id: string; readonly onGo: (key: string) => void },
) {
  const { done } = props;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes['cell']}
      data-state={done >= 1 ? 'done' : done > 0 ? 'partial' : 'open'}
      aria-current={props.current || undefined}
      aria-label={props.label}
      onClick={() => props.onGo(props.id)}
    >
      {props.text}
      {done > 0 && done < 1 && (
        <svg className={classes['bar']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width={100 * done} height="4" />
        </svg>
      )}
      {props.waiting && <span className={classes['waiting']}>◆</span>}
    </button>
  );
});
