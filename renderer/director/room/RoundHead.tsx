import { memo } from 'react';
import { roomWords, type RoundFigures } from '../../../src/language/screens/room.ts';
import { Cells, type ProgressCell } from '../../shared/controls/Cells.tsx';
import { useWords } from '../../shared/language.tsx';
import classes from './Room.module.css';
import type { RoundProgress } from '../session/tables.ts';

/** The line above the cards: the progress of the round, and the rounds to choose from. */
export const RoundHead = memo(function RoundHead(props: {
  readonly figures: RoundFigures;
  readonly rounds: readonly RoundProgress[];
  /** The round in play. Earlier rounds with missing results are marked. */
  readonly roundInPlay: number;
  /** The day of the round, where the session has several; empty otherwise. */
  readonly day: string;
  readonly onGo: (round: number) => void;
}) {
  const words = useWords(roomWords);
  const { figures, rounds, roundInPlay } = props;
  const cells = rounds.map(({ round, recorded, due }): ProgressCell => ({
    key: String(round),
    text: String(round),
    done: due === 0 ? 0 : recorded / due,
    current: round === figures.round,
    waiting: round < roundInPlay && recorded < due,
    startsGroup: false,
    label: words.roundCell(round, recorded, due),
  }));
  return (
    <div className={classes['head']}>
      <h1 className={classes['line']}>
        <span role="status">{words.roundLine(figures)}</span>
        {props.day !== '' && <small className={classes['day']}>{props.day}</small>}
      </h1>
      <div className={classes['rounds']}>
        <span className={classes['label']}>{words.rounds}</span>
        <Cells cells={cells} label={words.rounds} onGo={(key) => props.onGo(Number(key))} />
      </div>
    </div>
  );
});
