import { startWords } from '../../../../src/language/screens/start.ts';
import { boardsOfSet } from '../../../../src/movement/board-set.ts';
import type { Movement } from '../../../../src/movement/movement.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from './Drawing.module.css';
import { pairOffset, type DrawnBox } from './layout.ts';
import { MEASURES } from './measures.ts';

const PAIRS_LINE = 18;
const BOARDS_LINE = 41;

/** A table of a round: its pairs, and its boards below. The followed pair and boards stand out. */
export function TableBox(props: {
  readonly box: DrawnBox;
  readonly width: number;
  readonly movement: Movement;
  /** The followed pair. */
  readonly pair: number | null;
}) {
  const words = useWords(startWords);
  const { box, width, movement } = props;
  const { ns, ew, set } = box.seating;
  const middle = box.x + width / 2;
  return (
    <g className={classes['box']} data-sit-out={box.sitOut || undefined}>
      <rect x={box.x + 0.5} y={box.y + 0.5} width={width - 1} height={MEASURES.boxHeight - 1} rx="3" />
      {!box.sitOut && <path d={`M${box.x + 1} ${box.y + 26.5}h${width - 2}`} />}
      {[ns, ew]
        .filter((pair) => pair !== movement.phantom)
        .map((pair) => (
          <text
            key={pair}
            x={middle + (box.sitOut ? 0 : pairOffset(pair === ns ? 'NS' : 'EW', width))}
            y={box.y + PAIRS_LINE}
            className={classes['pair']}
            data-line={pair === ns ? 'ns' : 'ew'}
            data-followed={pair === props.pair || undefined}
          >
            {pair}
          </text>
        ))}
      <text
        x={middle}
        y={box.y + BOARDS_LINE}
        className={classes['boards']}
        data-followed={(!box.sitOut && box.followed) || undefined}
      >
        {box.sitOut ? words.sitsOut : boardSetText(movement, set)}
      </text>
    </g>
  );
}

/** The boards of a set as text: 19–20. */
export function boardSetText(movement: Movement, set: number): string {
  const boards = boardsOfSet(set, movement.boardsPerRound);
  return boards.length > 1 ? `${boards[0]}–${boards.at(-1)}` : String(boards[0]);
}
