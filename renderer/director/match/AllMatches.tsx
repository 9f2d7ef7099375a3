import { Link } from 'wouter';
import type { MatchesView } from '../../../main/club/model/matches.ts';
import type { EntryView, SessionView } from '../../../main/club/model/session.ts';
import { matchTurnText } from '../../../src/language/game/match.ts';
import { matchTurn } from '../../../src/session/match-turn.ts';
import { teamNameText } from '../session/teams/teamName.ts';
import { matchScreenWords } from '../../../src/language/screens/teams/match.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { matchResultText } from '../session/teams/figures.ts';
import { matchPath } from '../session/teams/matchPath.ts';
import { useSessionFrame } from '../session/useSessionFrame.tsx';
import { Screen } from '../shell/Screen.tsx';
import classes from './Match.module.css';
import { StrayResults } from './StrayResults.tsx';

/** All matches of a session by round, each with its result and what is still missing. */
export function AllMatches(props: { readonly session: SessionView; readonly matches: MatchesView }) {
  const { session, matches } = props;
  const words = useWords(matchScreenWords);
  const language = useLanguage();
  const frame = useSessionFrame(session);
  const teams = new Map(
    session.sections.flatMap((one) => one.entries.map((entry): [number, EntryView] => [entry.id, entry])),
  );
  const scores = new Map(matches.matches.map((score) => [score.match, score]));
  const nameOf = (id: number) => {
    const team = teams.get(id);
    return team ? teamNameText(team, language) : '';
  };
  const rounds = Map.groupBy(session.matches, ({ round }) => round);
  return (
    <Screen {...frame} keys={frame.sharedKeys} panel={matches.stray.length > 0 && <StrayResults state={props} />}>
      {[...rounds].map(([round, drawn]) => (
        <section key={round} className={classes['round']}>
          <h2>{(drawn[0] && matchTurnText(matchTurn(session, drawn[0]), language)) ?? words.matches}</h2>
          <ul>
            {drawn.map(({ id, home, away }) => {
              const score = scores.get(id);
              if (away === null) {
                return (
                  <li key={id} className={classes['byeLine']}>
                    {words.bye(nameOf(home))}
                  </li>
                );
              }
              return (
                <li key={id}>
                  <Link href={matchPath(session.id, id)}>
                    <bdi>{nameOf(home)}</bdi>
                    <b>{(score && matchResultText(score, language)) ?? '–'}</b>
                    <bdi>{nameOf(away)}</bdi>
                  </Link>
                  <small>
                    {score && score.state !== 'not-begun' && !score.given && words.compared(score.compared, score.due)}
                    {score?.given && words.given}
                    {score?.count === 'cancelled' && ` ${words.cancelled}`}
                  </small>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Screen>
  );
}
