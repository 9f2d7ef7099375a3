import { memo, useCallback, useEffect, useRef } from 'react';
import classes from './Cells.module.css';

/** One cell of a row of boards, rounds or tables. */
export interface ProgressCell {
  readonly key: string;
  /** What stands in it: a number, or a number behind a section's letter. */
  readonly text: string;
  /** Share of its results that are in, 0 to 1. */
  readonly done: number;
  readonly current: boolean;
  /** Something here waits for the director. */
  readonly waiting: boolean;
  /** The first of a set: a gap before it. */
  readonly startsGroup: boolean;
  /** What a screen reader says: "Board 7, 6 of 13 results". */
  readonly label: string;
}

interface CellsProps {
  readonly cells: readonly ProgressCell[];
  readonly label: string;
  readonly onGo: (key: string) => void;
}

/** A row of numbered cells, filled as far as they are done; one press goes there. */
export function Cells({ cells, label, onGo }: CellsProps) {
  const latest = useRef(onGo);
  useEffect(() => {
    latest.current = onGo;
  }, [onGo]);
  // The same function always: a screen that draws itself anew need not draw forty cells with it.
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

/** What stands together, such as the boards of a set, is not parted at the end of a line. */
function groupsOf(cells: readonly ProgressCell[]): readonly (readonly ProgressCell[])[] {
  const groups: ProgressCell[][] = [];
  for (const cell of cells) {
    const last = groups.at(-1);
    if (last && !cell.startsGroup) last.push(cell);
    else groups.push([cell]);
  }
  return groups;
}

/** Drawn anew only when something in it has changed: of a hundred tables' boards, one has with a result. */
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
