import type { OverallRankingView, OverallRowView, OverallView } from '../../../main/club/model/overall.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { overallAverage, overallPoints } from '../../../src/language/ranking/overall.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { sessionsWords } from '../../../src/language/screens/events/sessions.ts';
import type { Language } from '../../../src/language.ts';
import { isMean } from '../../../src/scoring/stages/carry.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { PairNames } from '../session/PairNames.tsx';
import { placeLabel, readFigure } from '../session/rankedLines.ts';
import { TeamWithPlayers } from '../session/teams/TeamWithPlayers.tsx';
import classes from './Overall.module.css';

/** One ranking over several sessions: what each of them gave, what is carried, and the figure that places go by. */
export function OverallTable(props: {
  readonly session: SessionView;
  readonly overall: OverallView;
  readonly ranking: OverallRankingView;
}) {
  const { session, overall, ranking } = props;
  const words = useWords(sessionsWords);
  const rankings = useWords(rankingWords);
  const language = useLanguage();
  const entries = new Map(session.sections.flatMap((one) => one.entries.map((entry) => [entry.id, entry])));
  const ordinals = new Map(overall.sessions.map((one) => [one.session, one.ordinal]));
  const counted = overall.counted.map((one) => ordinals.get(one) ?? 0);
  const isAverage = isMean(overall.way);
  const carries = !isAverage && counted.length > 0;
  const title = ranking.line === null ? words.overall : rankings.line[ranking.line];
  return (
    <section>
      {(ranking.line !== null || overall.rankings.length > 1) && <h2>{title}</h2>}
      <div className={classes['scroll']} tabIndex={-1}>
        <table className={classes['table']} aria-label={title}>
          <thead>
            <tr>
              <th>{words.place}</th>
              <th data-detail>{words.pair}</th>
              <th className={classes['name']}>{words.names}</th>
              {counted.map((ordinal) => (
                <th key={ordinal} data-detail>
                  {words.session(ordinal)}
                </th>
              ))}
              {carries && <th>{words.carried}</th>}
              {counted.length > 0 && <th>{words.thisSession}</th>}
              <th>{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {ranking.rows.map((row) => {
              const entry = entries.get(row.entry);
              return (
                <tr key={row.entry}>
                  <td>{placeLabel(row)}</td>
                  <td data-detail>{entry?.label}</td>
                  <th scope="row" className={classes['name']}>
                    {entry && (entry.team ? <TeamWithPlayers entry={entry} /> : <PairNames entry={entry} lines={1} />)}
                  </th>
                  {row.before.map((figure, at) => (
                    <td key={counted[at]} data-detail>
                      {overallAverage(readFigure(figure), overall.unit, language)}
                    </td>
                  ))}
                  {carries && <td>{overallPoints(readFigure(row.carried), language)}</td>}
                  {counted.length > 0 && <td>{ownText(row, isAverage, overall, language)}</td>}
                  <td className={classes['total']}>
                    {isAverage
                      ? overallAverage(readFigure(row.figure), overall.unit, language)
                      : overallPoints(readFigure(row.figure), language)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function ownText(row: OverallRowView, isAverage: boolean, { unit }: OverallView, language: Language): string {
  return isAverage
    ? overallAverage(readFigure(row.average), unit, language)
    : overallPoints(readFigure(row.own), language);
}
