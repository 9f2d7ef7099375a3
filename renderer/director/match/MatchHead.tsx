import { Link } from 'wouter';
import { matchTurnText } from '../../../src/language/game/match.ts';
import { matchScreenWords } from '../../../src/language/screens/teams/match.ts';
import { matchTurn } from '../../../src/session/match-turn.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { formatTeamFigure, matchResultText, readSerialized } from '../session/teams/figures.ts';
import { matchPath } from '../session/teams/matchPath.ts';
import classes from './Match.module.css';
import { totalOf } from './totals.ts';
import type { MatchScreenState } from './useMatch.ts';

/** Who meets whom, the score so far, and what is still missing. */
export function MatchHead({ state }: { readonly state: MatchScreenState }) {
  const words = useWords(matchScreenWords);
  const language = useLanguage();
  const { session, match, names, score, matches } = state;
  const totals = (['home', 'away'] as const).map((team) =>
    formatTeamFigure(readSerialized(totalOf(score.totals, team, matches.boardFigure)), language),
  );
  // A result given in the place of the boards says nothing of them, unless it is in IMPs.
  const isOfBoards = score.given ? match.given?.unit === 'imps' : score.compared > 0;
  const scoreText = (isOfBoards ? totals.join(' – ') : score.given && matchResultText(score, language)) || '–';
  return (
    <div className={classes['head']}>
      <p className={classes['where']}>
        {session.matches.length > 1 && <Link href={matchPath(session.id)}>{words.allMatches}</Link>}{' '}
        <span>{matchTurnText(matchTurn(session, match), language)}</span>
      </p>
      <h1>
        <bdi>{names.home}</bdi>
        <span className={classes['gap']}> </span>
        <span className={classes['score']}>{scoreText}</span>
        <span className={classes['gap']}> </span>
        <bdi>{names.away}</bdi>
      </h1>
      <p className={classes['state']} role="status">
        <StateText state={state} />
      </p>
    </div>
  );
}

function StateText({ state: { score } }: { readonly state: MatchScreenState }) {
  const words = useWords(matchScreenWords);
  const { count, given, compared, due, open, isVoid } = score;
  if (count === 'cancelled') return words.cancelled;
  if (given) return words.given;
  if (count === 'awarded') return words.awarded;
  if (score.state === 'not-begun') return words.state['not-begun'];
  return [words.compared(compared, due), open > 0 ? words.open(open) : '', isVoid ? words.isVoid : '']
    .filter((text) => text !== '')
    .join(' ');
}
