import type { EntryView } from '../../../../main/club/model/session.ts';
import type { RankingRowView } from '../../../../main/club/model/standings.ts';
import { withdrawalWords } from '../../../../src/language/screens/withdrawal.ts';
import { useWords } from '../../../shared/language.tsx';
import { TeamWithPlayers } from '../../session/teams/TeamWithPlayers.tsx';
import classes from './TeamRanking.module.css';

/** The cells of a team's number, and of its name with its players, which choose it. */
export function TeamNameCells(props: {
  readonly entry: EntryView;
  readonly row: RankingRowView;
  readonly chosen: boolean;
  readonly onChoose: (entry: number) => void;
}) {
  const { entry, chosen } = props;
  const withdrawal = useWords(withdrawalWords);
  return (
    <>
      <td className={classes['number']}>{entry.label}</td>
      <th scope="row" className={classes['names']}>
        <button
          type="button"
          tabIndex={chosen ? 0 : -1}
          aria-pressed={chosen}
          data-row
          data-entry={entry.id}
          onClick={() => props.onChoose(entry.id)}
          onFocus={() => props.onChoose(entry.id)}
        >
          <TeamWithPlayers entry={entry} />
        </button>
        {props.row.withdrawn && <small className={classes['withdrew']}>{withdrawal.withdrew}</small>}
      </th>
    </>
  );
}
