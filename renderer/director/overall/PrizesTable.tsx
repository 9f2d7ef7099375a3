import type { OverallRowView, OverallView } from '../../../main/club/model/overall.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { placeText } from '../../../src/language/ranking/place.ts';
import { prizeColumns } from '../../../src/language/ranking/prizes.ts';
import { prizesWords } from '../../../src/language/screens/events/prizes.ts';
import { sessionsWords } from '../../../src/language/screens/events/sessions.ts';
import type { ListedPrize } from '../../../src/session/prize-list.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { PairNames } from '../session/PairNames.tsx';
import { TeamWithPlayers } from '../session/teams/TeamWithPlayers.tsx';
import classes from './Overall.module.css';

/** One list of all lines of a field, with the prizes. */
export function PrizesTable(props: {
  readonly session: SessionView;
  readonly overall: OverallView;
  readonly list: readonly ListedPrize<OverallRowView>[];
}) {
  const { session, overall, list } = props;
  const words = useWords(sessionsWords);
  const prizes = useWords(prizesWords);
  const language = useLanguage();
  const entries = new Map(session.sections.flatMap((one) => one.entries.map((entry) => [entry.id, entry])));
  const columns = prizeColumns(overall, [list], language);
  return (
    <div className={classes['scroll']} tabIndex={-1}>
      <table className={classes['table']} aria-label={prizes.title}>
        <thead>
          <tr>
            <th>{words.place}</th>
            <th data-detail>{words.pair}</th>
            <th className={classes['name']}>{words.names}</th>
            {columns.map(({ of, head }) => (
              <th key={of} data-detail={of === 'stratum' || of === 'figure' || undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((listed) => {
            const entry = entries.get(listed.row.entry);
            return (
              <tr key={listed.row.entry}>
                <td>{placeText(listed)}</td>
                <td data-detail>{entry?.label}</td>
                <th scope="row" className={classes['name']}>
                  {entry && (entry.team ? <TeamWithPlayers entry={entry} /> : <PairNames entry={entry} lines={2} />)}
                </th>
                {columns.map(({ of, cell }) => (
                  <td
                    key={of}
                    className={of === 'prize' ? classes['prize'] : undefined}
                    data-detail={of === 'stratum' || of === 'figure' || undefined}
                  >
                    {cell(listed)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
