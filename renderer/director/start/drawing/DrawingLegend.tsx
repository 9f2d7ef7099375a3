import { playWords, type PlayKind } from '../../../../src/language/screens/plays.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from './Drawing.module.css';
import type { DrawnMovement } from './drawn.ts';
import type { Drawing } from './layout.ts';
import { boardSetText } from './TableBox.tsx';

/** The followed pair or player and the followed boards, and how they move. */
export function DrawingLegend(props: {
  readonly drawing: Drawing;
  readonly movement: DrawnMovement;
  readonly played: PlayKind;
}) {
  const words = useWords(startWords);
  const { followed } = useWords(playWords)[props.played];
  const { drawing, movement } = props;
  const { sitter, set } = drawing;
  return (
    <span className={classes['legend']}>
      {sitter && (
        <span>
          <Way of="sitter" />
          {followed(movement.callOf?.(sitter.number) ?? sitter.number, sitter.way)}
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

function Way(props: { readonly of: 'sitter' | 'set' }) {
  return (
    <svg width="22" height="8" aria-hidden="true">
      <path d="M0 4H22" className={classes['way']} data-of={props.of} />
    </svg>
  );
}
