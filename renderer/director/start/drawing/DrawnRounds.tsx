import classes from './Drawing.module.css';
import type { DrawnMovement } from './drawn.ts';
import type { Drawing } from './layout.ts';
import { TableBox } from './TableBox.tsx';

/** The boxes of all tables round by round, and the paths of the followed number and boards. */
export function DrawnRounds(props: {
  readonly drawing: Drawing;
  readonly movement: DrawnMovement;
  readonly title: string;
}) {
  const { drawing, movement, title } = props;
  return (
    <svg
      width={drawing.width}
      height={drawing.height}
      role="img"
      aria-label={title}
      data-tight={drawing.tight || undefined}
    >
      <ArrowHeads />
      {drawing.columns.map(({ table, x }) => (
        <text key={table} x={x} y="12" className={classes['head']} textAnchor="middle">
          {table}
        </text>
      ))}
      {drawing.boxes.map((box) => (
        <TableBox
          key={`${box.y}-${box.x}`}
          box={box}
          width={drawing.boxWidth}
          movement={movement}
          sitter={drawing.sitter?.number ?? null}
        />
      ))}
      {(['sitter', 'set'] as const).map((of) =>
        drawing[of]?.curves.map((d) => (
          <path key={d} d={d} className={classes['way']} data-of={of} markerEnd={`url(#${of}-head)`} />
        )),
      )}
    </svg>
  );
}

/** The arrow heads of both paths. */
function ArrowHeads() {
  return (
    <defs>
      {(['sitter', 'set'] as const).map((of) => (
        <marker
          key={of}
          id={`${of}-head`}
          viewBox="0 0 10 8"
          refX="5"
          refY="6"
          markerWidth="10"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="0"
        >
          <path d="M1.5 1.5L5 6L8.5 1.5" className={classes['arrow']} data-of={of} />
        </marker>
      ))}
    </defs>
  );
}
