import type { KnockoutNodeView } from '../../../../main/club/model/knockout.ts';
import classes from './Bracket.module.css';
import type { BracketRow } from '../../../../src/language/draw/bracket-rows.ts';

/** A match as it is drawn: each row with its name in lines, and what stands under it. */
export interface MatchBox {
  readonly node: KnockoutNodeView;
  readonly rows: readonly (BracketRow & { readonly lines: readonly string[] })[];
  readonly notes: readonly string[];
}

const LINE = 18;
const ROW_PADDING = 10;
const NOTE_LINE = 16;

const rowHeight = ({ lines }: MatchBox['rows'][number]): number => ROW_PADDING + LINE * lines.length;
const rowsHeight = ({ rows }: MatchBox): number => rows.reduce((sum, row) => sum + rowHeight(row), 0);

/** The measures of a match in the drawing. */
export const BOX = {
  /** Where the name begins, and the space on both sides of its score. */
  name: 32,
  beside: 20,
  /** How much wider type is than the page's, where it is bold, and where it is small. */
  boldShare: 1.09,
  noteShare: 0.87,
  rowsHeight,
  heightOf: (box: MatchBox): number => rowsHeight(box) + NOTE_LINE * box.notes.length,
  middleOfRow: ({ rows }: MatchBox, side: number): number => {
    const before = rows.slice(0, side).reduce((sum, row) => sum + rowHeight(row), 0);
    const own = rows[side];
    return before + (own ? rowHeight(own) / 2 : 0);
  },
} as const;

/** Whether a line of a name ends with a word. */
function isWordEnd({ name, lines }: MatchBox['rows'][number], line: number): boolean {
  let at = 0;
  for (const text of lines.slice(0, line + 1)) at = name.indexOf(text, at) + text.length;
  return at >= name.length || name[at] === ' ';
}

/** One match of the bracket. It can be chosen, except where the drawing is only looked at. */
export function BracketBox(props: {
  readonly box: MatchBox;
  readonly at: { readonly x: number; readonly y: number; readonly width: number };
  readonly isChosen: boolean;
  readonly label: string;
  readonly onChoose?: ((node: number) => void) | undefined;
}) {
  const { box, at, isChosen, onChoose } = props;
  const { node, rows, notes } = box;
  const height = rowsHeight(box);
  const choose = () => onChoose?.(node.id);
  const isBye = rows.length === 1;
  const isInPlay = node.matches.some(({ decision, score }) => score !== null && decision?.kind === 'open');
  const placed = rows.map((row, index) => ({ row, top: rowsHeight({ ...box, rows: rows.slice(0, index) }) }));
  return (
    <g
      className={classes['match']}
      transform={`translate(${at.x} ${at.y})`}
      data-bracket={node.id}
      data-chosen={isChosen || undefined}
      data-bye={isBye || undefined}
      data-in-play={isInPlay || undefined}
      {...(onChoose && {
        role: 'button',
        tabIndex: isChosen ? 0 : -1,
        'aria-pressed': isChosen,
        'aria-label': [props.label, ...notes].join(', '),
        onClick: choose,
        onFocus: choose,
      })}
    >
      <rect className={classes['box']} x={0.5} y={0.5} width={at.width - 1} height={height} rx={6} />
      {placed.map(({ row, top }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is its place
        <g key={index} data-state={row.state}>
          {index > 0 && <line className={classes['divider']} x1={1} x2={at.width - 1} y1={top} y2={top} />}
          <text className={classes['seed']} x={24} y={top + 19} textAnchor="end">
            {`${row.seed} `}
          </text>
          <text y={top + 19} direction="auto">
            {row.lines.map((line, lineAt) => (
              // oxlint-disable-next-line react/no-array-index-key -- a line is its place
              <tspan key={lineAt} x={BOX.name} dy={lineAt === 0 ? 0 : LINE}>
                {`${line}${isWordEnd(row, lineAt) ? ' ' : ''}`}
              </tspan>
            ))}
          </text>
          <text className={classes['score']} x={at.width - 12} y={top + 19} textAnchor="end">
            {`${row.score} `}
          </text>
        </g>
      ))}
      {notes.map((note, index) => (
        <text key={note} className={classes['note']} x={1} y={height + 14 + NOTE_LINE * index}>
          {`${note} `}
        </text>
      ))}
    </g>
  );
}
