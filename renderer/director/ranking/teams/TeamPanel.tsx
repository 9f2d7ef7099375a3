import { Link } from 'wouter';
import { matchStandingSentence } from '../../../../src/language/derivation/match-standing.ts';
import { isOfRounds, matchTurnText } from '../../../../src/language/game/match.ts';
import { matchTurn } from '../../../../src/session/match-turn.ts';
import { teamNameText } from '../../session/teams/teamName.ts';
import { teamRankingWords } from '../../../../src/language/screens/teams/ranking.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import type { RankedPair } from '../../session/rankedLines.ts';
import { decimalsOf, formatTeamFigure, readSerialized } from '../../session/teams/figures.ts';
import { matchPath } from '../../session/teams/matchPath.ts';
import { PairPenalties, PenaltyKeys } from '../pair/PairPenalties.tsx';
import { RankedTeamPanel } from './RankedTeamPanel.tsx';
import { playedByPair, type TeamMeeting } from './meetings.ts';
import classes from './TeamRanking.module.css';
import type { TeamRankingActions } from './useTeamKeys.ts';
import type { TeamRankingState } from './useTeamRanking.ts';

/** The chosen team: where its total and place come from, its matches, and its penalties. */
export function TeamPanel(props: {
  readonly ranking: TeamRankingState;
  readonly actions: TeamRankingActions;
  readonly chosen: RankedPair;
}) {
  const { ranking, actions, chosen } = props;
  const words = useWords(teamRankingWords);
  const language = useLanguage();
  const { session, meetings, teams, form } = ranking;
  const { entry } = chosen;
  const whenOf = (match: TeamMeeting['match']) => matchTurnText(matchTurn(session, match), language);
  const { derivation, failed } = ranking.explained;
  const nameOf = (id: number) => {
    const team = teams.get(id);
    return team ? teamNameText(team, language) : '';
  };
  const { unit } = ranking.matches;
  const turnOf = ({ match }: TeamMeeting) => {
    const { turn, round, lastRound, isApart } = matchTurn(session, match);
    if (!isInRounds) return turn;
    return isApart && round !== lastRound ? `${round}, ${lastRound}` : round;
  };
  const isInRounds = meetings.every(({ match }) => isOfRounds(matchTurn(session, match)));
  const results = meetings.flatMap(({ score, side }) => score.result[side] ?? []);
  const decimals = decimalsOf(results.map(readSerialized));
  return (
    <RankedTeamPanel
      session={session.id}
      entry={entry}
      sentences={derivation ? [matchStandingSentence(derivation.standing, nameOf, language)] : []}
      failed={failed}
      penalties={
        <PairPenalties
          session={session}
          entry={entry.id}
          unit={ranking.field.unit}
          form={form}
          played={session.ranks === 'pair' ? playedByPair(session, entry.id) : playedOf(meetings)}
          matches={meetings.flatMap(({ match, opponent }) =>
            opponent === null ? [] : [{ id: match.id, text: words.inMatch(whenOf(match), nameOf(opponent)) }],
          )}
          onForm={ranking.openForm}
        />
      }
      title={words.matchesOf}
      keys={form === null && <PenaltyKeys onForm={actions.openForm} />}
    >
      <p className={classes['meetingsHead']}>
        <span>{isInRounds ? words.roundHead : words.matchHead}</span>
        <span>{unit === 'imps' ? words.imps : words.unit[unit]}</span>
      </p>
      <ul className={classes['meetings']}>
        {meetings.map((meeting) => (
          <li key={meeting.match.id} aria-current={meeting === ranking.meeting || undefined}>
            <span title={whenOf(meeting.match) ?? undefined}>{turnOf(meeting)}</span>
            {meeting.opponent === null ? (
              <span>{words.bye}</span>
            ) : (
              <Link href={matchPath(session.id, meeting.match.id)}>
                <bdi>{nameOf(meeting.opponent)}</bdi>
              </Link>
            )}
            <MeetingResult meeting={meeting} decimals={decimals} />
          </li>
        ))}
      </ul>
    </RankedTeamPanel>
  );
}

/** What a match has given the team, or why it has given nothing. */
function MeetingResult(props: { readonly meeting: TeamMeeting; readonly decimals: 0 | 2 }) {
  const { score, side } = props.meeting;
  const words = useWords(teamRankingWords);
  const language = useLanguage();
  if (score.count === 'cancelled') return <span className="quiet">{words.cancelled}</span>;
  const result = score.result[side];
  if (result) {
    const figure = formatTeamFigure(readSerialized(result), language, props.decimals);
    return (
      <span>
        {score.count === 'awarded' && <small className="quiet">{words.awarded} </small>}
        {figure}
      </span>
    );
  }
  return <span className="quiet">{score.state === 'in-play' ? words.inPlay : ''}</span>;
}

/** How many of its matches a team has played to the end. */
function playedOf(meetings: readonly TeamMeeting[]) {
  const due = meetings.filter(({ opponent }) => opponent !== null);
  return { played: due.filter(({ score }) => score.state === 'complete').length, due: due.length };
}
