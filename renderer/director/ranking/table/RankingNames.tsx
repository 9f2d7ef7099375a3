import type { EntryView } from '../../../../main/club/model/session.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { withdrawalWords } from '../../../../src/language/screens/withdrawal.ts';
import { useWords } from '../../../shared/language.tsx';
import { PairNames } from '../../session/PairNames.tsx';
import { hasNames } from '../../session/pairName.ts';
import classes from '../Ranking.module.css';

/** The names of a ranked pair. Pressing or focusing them chooses the pair. */
export function RankingNames(props: {
  readonly entry: EntryView;
  /** Whether the pair leads. */
  readonly first: boolean;
  readonly withdrew: boolean;
  readonly chosen: boolean;
  /** Whether Tab stops here. */
  readonly reachable: boolean;
  readonly onChoose: (entry: number) => void;
}) {
  const { entry } = props;
  const words = useWords(rankingWords);
  const withdrawal = useWords(withdrawalWords);
  return (
    <th scope="row" className={classes['names']}>
      <button
        type="button"
        tabIndex={props.reachable ? 0 : -1}
        aria-pressed={props.chosen}
        data-row
        data-entry={entry.id}
        onClick={() => props.onChoose(entry.id)}
        onFocus={() => props.onChoose(entry.id)}
      >
        {hasNames([entry]) ? (
          <PairNames entry={entry} lines={2} strong={props.first} grows="always" />
        ) : (
          <span className={classes['unnamed']}>{words.unnamed}</span>
        )}
      </button>
      {props.withdrew && <small className={classes['withdrew']}>{withdrawal.withdrew}</small>}
    </th>
  );
}
