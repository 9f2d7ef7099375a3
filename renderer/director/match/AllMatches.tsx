import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { MatchesView, MatchScoreView } from '../../../main/club/model/matches.ts';
import type { EntryView, SessionView } from '../../../main/club/model/session.ts';
import { matchTurnText, matchWords } from '../../../src/language/game/match.ts';
import { matchTurn } from '../../../src/session/match-turn.ts';
import { teamNameText } from '../session/teams/teamName.ts';
import { matchScreenWords } from '../../../src/language/screens/teams/match.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { decimalsOf, matchResults, matchResultText } from '../session/teams/figures.ts';
import { matchPath } from '../session/teams/matchPath.ts';
import { useSessionFrame } from '../session/useSessionFrame.tsx';
import { Screen } from '../shell/Screen.tsx';
import classes from './Match.module.css';
import { StrayResults } from './StrayResults.tsx';

/**
 * All matches of a session by round, each with its result and what is still missing. It opens at the first round with
 * an open match, with the cursor on that match; once all are in, at the last.
 */
export function AllMatches(props: { readonly session: SessionView; readonly matches: MatchesView }) {
  const { session, matches } = props;
  const words = useWords(matchScreenWords);
  const { halfMatch } = useWords(matchWords);
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
  const decimals = decimalsOf(matches.matches.flatMap(matchResults));
  const rounds = Map.groupBy(session.matches, ({ round }) => round);
  const open = session.matches.find(({ id, away }) => away !== null && scores.get(id)?.count === 'not-yet');
  const inPlay = open?.round ?? [...rounds.keys()].at(-1);
  const opened = useRef<HTMLElement>(null);
  useEffect(() => {
    const round = opened.current;
    round?.scrollIntoView({ block: 'start' });
    const match = round?.querySelector<HTMLElement>('a[data-open]') ?? round?.querySelector('a');
    match?.focus({ preventScroll: true });
  }, []);
  return (
    <Screen {...frame} keys={frame.sharedKeys} panel={matches.stray.length > 0 && <StrayResults state={props} />}>
      {[...rounds].map(([round, drawn]) => (
        <section key={round} ref={round === inPlay ? opened : undefined} className={classes['round']}>
          <h2>
            {(drawn[0] && matchTurnText({ ...matchTurn(session, drawn[0]), isHalf: false }, language)) ?? words.matches}
          </h2>
          <ul>
            {drawn.map(({ id, home, away, isHalf }) =>
              away === null ? (
                <li key={id} className={classes['byeLine']}>
                  {words.bye(nameOf(home))} {isHalf && <small>{halfMatch}</small>}
                </li>
              ) : (
                <li key={id}>
                  <Link href={matchPath(session.id, id)} data-open={id === open?.id || undefined}>
                    <bdi>{nameOf(home)}</bdi>
                    <ResultOfMatch score={scores.get(id)} decimals={decimals} />
                    <bdi>{nameOf(away)}</bdi>
                    {isHalf && <small>{halfMatch}</small>}
                    <StateOfMatch score={scores.get(id)} />
                  </Link>
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
    </Screen>
  );
}

function ResultOfMatch({ score, decimals }: { readonly score: MatchScoreView | undefined; readonly decimals: 0 | 2 }) {
  const language = useLanguage();
  return <b>{(score && matchResultText(score, language, decimals)) ?? '–'}</b>;
}

/** What there is to know of a match beside its result; nothing of one that is complete or not begun. */
function StateOfMatch({ score }: { readonly score: MatchScoreView | undefined }) {
  const words = useWords(matchScreenWords);
  if (!score) return null;
  if (score.count === 'cancelled') return <small>{words.cancelled}</small>;
  if (score.given) return <small>{words.givenShort}</small>;
  if (score.count === 'awarded') return <small>{words.awarded}</small>;
  if (score.state === 'not-begun' || (score.state === 'complete' && score.compared === score.due)) return null;
  return <small>{words.compared(score.compared, score.due)}</small>;
}
