import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { Cells } from '../../../shared/controls/Cells.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Ranking.module.css';

/** The round that a ranking is shown after, and the rounds to choose from. */
export function RoundCells(props: {
  readonly after: { readonly round: number; readonly last: number; readonly goTo: (round: number) => void };
  readonly rounds: number;
}) {
  const words = useWords(rankingWords);
  const { after, rounds } = props;
  const cells = numbersTo(after.last).map((round) => ({
    key: String(round),
    text: String(round),
    done: 1,
    current: round === after.round,
    waiting: false,
    startsGroup: false,
    label: words.afterRound(round, rounds),
  }));
  return (
    <div className={classes['after']}>
      <h2>
        <span role="status">{words.afterRound(after.round, rounds)}</span>
      </h2>
      <Cells cells={cells} label={words.rounds} onGo={(key) => after.goTo(Number(key))} />
      <p>{words.afterRoundNote}</p>
    </div>
  );
}
