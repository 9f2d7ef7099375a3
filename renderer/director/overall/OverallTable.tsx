import type { OverallRankingView, OverallView } from '../../../main/club/model/overall.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { overallColumns } from '../../../src/language/ranking/overall.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { sessionsWords } from '../../../src/language/screens/events/sessions.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { ExplainableFigure } from '../session/explain/ExplainableFigure.tsx';
import { PairNames } from '../session/PairNames.tsx';
import { placeLabel } from '../session/rankedLines.ts';
import { TeamWithPlayers } from '../session/teams/TeamWithPlayers.tsx';
import classes from './Overall.module.css';

/** One ranking over several sessions: what each of them gave, what is carried, and the figure that places go by. */
export function OverallTable(props: {
  readonly session: SessionView;
  readonly overall: OverallView;
  readonly ranking: OverallRankingView;
  /** Whose figure is explained; null while none is. */
  readonly explained: number | null;
  readonly onExplain: (entry: number) => void;
}) {
  const { session, overall, ranking, explained, onExplain } = props;
  const words = useWords(sessionsWords);
  const rankings = useWords(rankingWords);
  const language = useLanguage();
  const entries = new Map(session.sections.flatMap((one) => one.entries.map((entry) => [entry.id, entry])));
  const columns = overallColumns(overall, language);
  const title = ranking.line === null ? words.overall : rankings.line[ranking.line];
  return (
    <section>
      {(ranking.line !== null || overall.rankings.length > 1) && <h2 className={classes['title']}>{title}</h2>}
      <div className={classes['scroll']} tabIndex={-1}>
        <table className={classes['table']} aria-label={title}>
          <thead>
            <tr>
              <th>{words.place}</th>
              <th data-detail>{words.pair}</th>
              <th className={classes['name']}>{words.names}</th>
              {columns.map(({ of, head }) => (
                <th key={head} data-detail={of !== 'figure' || undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ranking.rows.map((row) => {
              const entry = entries.get(row.entry);
              return (
                <tr key={row.entry} aria-current={explained === row.entry || undefined}>
                  <td>{placeLabel(row)}</td>
                  <td data-detail>{entry?.label}</td>
                  <th scope="row" className={classes['name']}>
                    {entry && (entry.team ? <TeamWithPlayers entry={entry} /> : <PairNames entry={entry} lines={2} />)}
                  </th>
                  {columns.map(({ of, head, cell }) => (
                    <td
                      key={head}
                      className={of === 'figure' ? classes['total'] : undefined}
                      data-detail={of !== 'figure' || undefined}
                    >
                      {cell(row) !== '' && (
                        <ExplainableFigure
                          reachable={of === 'figure'}
                          {...(of === 'figure' && { label: cell(row) })}
                          open={explained === row.entry}
                          onExplain={() => onExplain(row.entry)}
                        >
                          {cell(row)}
                        </ExplainableFigure>
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
