import { Link } from 'wouter';
import type { MatchesView } from '../../../../main/club/model/matches.ts';
import { teamNameText } from '../../session/teams/teamName.ts';
import { teamRankingWords } from '../../../../src/language/screens/teams/ranking.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { crossFigures, type CrossMeetingView } from '../../session/teams/crossFigures.ts';
import { matchPath } from '../../session/teams/matchPath.ts';
import classes from './TeamRanking.module.css';
import type { TeamRankingState } from './useTeamRanking.ts';

const OPEN_STATES = ['not-begun', 'in-play'] as const;
type OpenState = (typeof OPEN_STATES)[number];

/** What stands for a meeting that has no figure. */
const SIGNS: Readonly<Record<OpenState, string>> = { 'not-begun': '·', 'in-play': '…' };

function openState({ state }: CrossMeetingView): OpenState {
  return state === 'in-play' ? 'in-play' : 'not-begun';
}

/** Who met whom, rows and columns by number; every figure leads to its match. */
export function CrossTable(props: { readonly ranking: TeamRankingState; readonly rows: MatchesView['crossTable'] }) {
  const { ranking, rows } = props;
  const words = useWords(teamRankingWords);
  const language = useLanguage();
  const { session, teams, chosen } = ranking;
  const figureOf = crossFigures(rows, language);
  const hasByes = rows.some(({ byes }) => byes.some(({ result }) => result !== null));
  const meetings = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.meetings));
  const open = OPEN_STATES.filter((state) =>
    meetings.some((meeting) => figureOf(meeting) === '' && meeting.count !== 'awarded' && openState(meeting) === state),
  );
  const nameOf = (entry: number) => {
    const team = teams.get(entry);
    return team ? teamNameText(team, language) : '';
  };
  return (
    <section className={classes['crossArea']}>
      <table className={classes['cross']} aria-label={words.view.cross}>
        <thead>
          <tr>
            <th scope="col" colSpan={2} className={classes['teamHead']}>
              {words.team}
            </th>
            {rows.map(({ entry }) => (
              <th key={entry} scope="col" title={nameOf(entry)}>
                {teams.get(entry)?.label}
              </th>
            ))}
            {hasByes && <th scope="col">{words.byes}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ entry, cells, byes }) => (
            <tr key={entry} aria-current={entry === chosen?.entry.id || undefined}>
              <td className={classes['number']}>{teams.get(entry)?.label}</td>
              <th scope="row">
                <button
                  type="button"
                  data-entry={entry}
                  tabIndex={entry === chosen?.entry.id ? 0 : -1}
                  aria-label={nameOf(entry)}
                  onClick={() => ranking.choice.choosePair(entry)}
                  onFocus={() => ranking.choice.choosePair(entry)}
                >
                  <bdi>{nameOf(entry)}</bdi>
                </button>
              </th>
              {cells.map((cell) => (
                <td key={cell.opponent} data-own={cell.opponent === entry || undefined}>
                  {cell.meetings.map((meeting) => (
                    <Link
                      key={meeting.match}
                      href={matchPath(session.id, Number(meeting.match))}
                      aria-label={words.meeting(
                        nameOf(entry),
                        nameOf(cell.opponent),
                        saying(meeting, words, figureOf(meeting)),
                      )}
                      tabIndex={-1}
                    >
                      <Meeting meeting={meeting} text={figureOf(meeting)} />
                    </Link>
                  ))}
                </td>
              ))}
              {hasByes && (
                <td>
                  {byes.map((meeting) => (
                    <span key={meeting.match}>{figureOf(meeting)}</span>
                  ))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes['note']}>
        {[
          words.crossNote,
          ...(open.length > 0 ? [`${open.map((state) => words.crossSigns[state]).join(', ')}.`] : []),
        ].join(' ')}
      </p>
    </section>
  );
}

function saying({ count, state }: CrossMeetingView, words: (typeof teamRankingWords)['en'], figure: string): string {
  if (count === 'cancelled') return words.cancelled;
  if (figure !== '') return count === 'awarded' ? `${figure}, ${words.awarded}` : figure;
  return state === 'in-play' ? words.inPlay : '–';
}

function Meeting({ meeting, text }: { readonly meeting: CrossMeetingView; readonly text: string }) {
  if (text !== '') return meeting.count === 'awarded' ? <i>{text}</i> : <span>{text}</span>;
  if (meeting.count === 'awarded') return null;
  return <span className={classes['open']}>{SIGNS[openState(meeting)]}</span>;
}
