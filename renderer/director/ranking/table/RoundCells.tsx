import { useMemo } from 'react';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { Cells, type ProgressCell } from '../../../shared/controls/Cells.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Ranking.module.css';
import type { AfterRound } from './useAfterRound.ts';

/** The round that a ranking is shown after, and the rounds to choose from. */
export function RoundCells(props: {
  readonly after: Pick<AfterRound, 'round' | 'last' | 'goTo'>;
  readonly rounds: number;
  /** What the ranking after a round leaves out; that of pairs where it is left out. */
  readonly note?: string;
}) {
  const words = useWords(rankingWords);
  const { rounds } = props;
  const { round, last, goTo } = props.after;
  const cells = useMemo(
    () =>
      numbersTo(last).map((one): ProgressCell => ({
        key: String(one),
        text: String(one),
        done: 1,
        current: one === round,
        waiting: false,
        startsGroup: false,
        label: words.afterRound(one, rounds),
      })),
    [last, round, rounds, words],
  );
  return (
    <div className={classes['after']}>
      <h2>
        <span role="status">{words.afterRound(round, rounds)}</span>
      </h2>
      <Cells cells={cells} label={words.rounds} onGo={(key) => goTo(Number(key))} />
      <p>{props.note ?? words.afterRoundNote}</p>
    </div>
  );
}
