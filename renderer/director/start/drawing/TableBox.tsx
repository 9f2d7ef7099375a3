import { startWords } from '../../../../src/language/screens/start.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from './Drawing.module.css';
import type { DrawnMovement } from './drawn.ts';
import { numberOffset, type DrawnBox } from './layout.ts';
import { MEASURES } from './measures.ts';

const NUMBERS_LINE = 18;
const BOARDS_LINE = 41;

/** A table of a round: who sits there, and its boards below. The followed number and boards stand out. */
export function TableBox(props: {
  readonly box: DrawnBox;
  readonly width: number;
  readonly movement: DrawnMovement;
  /** The followed pair or player. */
  readonly sitter: number | null;
}) {
  const words = useWords(startWords);
  const { box, width, movement } = props;
  const { ns, ew, set } = box.seating;
  const idleText = movement.hasByes ? words.bye : words.sitsOut;
  const middle = box.x + width / 2;
  const numbers = [
    ...ns.map((number, at) => ({ number, side: 'ns', offset: numberOffset('NS', width, at, ns.length) })),
    ...ew.map((number, at) => ({ number, side: 'ew', offset: numberOffset('EW', width, at, ew.length) })),
  ];
  return (
    <g className={classes['box']} data-sit-out={box.sitOut || undefined}>
      <rect x={box.x + 0.5} y={box.y + 0.5} width={width - 1} height={MEASURES.boxHeight - 1} rx="3" />
      {!box.sitOut && <path d={`M${box.x + 1} ${box.y + 26.5}h${width - 2}`} />}
      {numbers.map(({ number, side, offset }) => (
        <text
          key={number}
          x={middle + (box.sitOut ? 0 : offset)}
          y={box.y + NUMBERS_LINE}
          className={classes['number']}
          data-line={side}
          data-followed={number === props.sitter || undefined}
        >
          {movement.callOf?.(number) ?? number}
        </text>
      ))}
      <text
        x={middle}
        y={box.y + BOARDS_LINE}
        className={classes['boards']}
        data-followed={(!box.sitOut && box.followed) || undefined}
      >
        {box.sitOut ? idleText : boardSetText(movement, set)}
      </text>
    </g>
  );
}

/** The boards of a set as text: 19–20. */
export function boardSetText(movement: Pick<DrawnMovement, 'boardsOf'>, set: number): string {
  const boards = movement.boardsOf(set);
  return boards.length > 1 ? `${boards[0]}–${boards.at(-1)}` : String(boards[0]);
}
