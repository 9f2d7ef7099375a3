import type { MatchesView } from '../../../main/club/model/matches.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { displayWords } from '../../../src/language/screens/display.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { FittedNames } from '../session/fitted/FittedNames.tsx';
import { crossFigures } from '../session/teams/crossFigures.ts';
import { teamNameText } from '../session/teams/teamName.ts';
import classes from './Display.module.css';

/** From so many teams on, rows and figures are smaller. */
const MANY = 11;

/** Who met whom, for the room: results of matches that have ended, and none of boards. */
export function CrossPage(props: { readonly session: SessionView; readonly rows: MatchesView['crossTable'] }) {
  const { session, rows } = props;
  const language = useLanguage();
  const { teams: teamsWord } = useWords(displayWords);
  const teams = new Map(session.sections.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)));
  const figureOf = crossFigures(rows, language);
  return (
    <table className={classes['cross']} data-many={rows.length >= MANY || undefined}>
      <colgroup>
        <col className={classes['number']} />
        <col />
        {rows.map(({ entry }) => (
          <col key={entry} className={classes['meeting']} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th colSpan={2} scope="col">
            <span className="visually-hidden">{teamsWord}</span>
          </th>
          {rows.map(({ entry }) => (
            <th key={entry} scope="col">
              {teams.get(entry)?.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ entry, cells }) => {
          const team = teams.get(entry);
          return (
            <tr key={entry}>
              <td>{team?.label}</td>
              <th scope="row">
                {team && (
                  <FittedNames names={[teamNameText(team, language)]} whole lines={1} leastScale={0.5} grows="always" />
                )}
              </th>
              {cells.map(({ opponent, meetings }) => (
                <td key={opponent} data-own={opponent === entry || undefined}>
                  {meetings.map(figureOf).join(' ')}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
