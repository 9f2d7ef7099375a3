import { startWords } from '../../../../src/language/screens/start.ts';
import type { Movement } from '../../../../src/movement/movement.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from './Drawing.module.css';
import type { Drawing } from './layout.ts';
import { boardSetText } from './TableBox.tsx';

/** The followed pair and boards, and how they move. */
export function DrawingLegend({ drawing, movement }: { readonly drawing: Drawing; readonly movement: Movement }) {
  const words = useWords(startWords);
  const { pair, set } = drawing;
  return (
    <span className={classes['legend']}>
      {pair && (
        <span>
          <Way of="pair" />
          {words.followedPair(pair.number, pair.way)}
        </span>
      )}
      {set && (
        <span>
          <Way of="set" />
          {words.followedBoards(boardSetText(movement, set.number), set.way)}
        </span>
      )}
    </span>
  );
}

function Way(props: { readonly of: 'pair' | 'set' }) {
  return (
    <svg width="22" height="8" aria-hidden="true">
      <path d="M0 4H22" className={classes['way']} data-of={props.of} />
    </svg>
  );
}
