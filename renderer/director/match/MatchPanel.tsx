import { teamFigureSentence } from '../../../src/language/derivation/team-figure.ts';
import { rankedMatchSentence } from '../../../src/language/derivation/ranked-match.ts';
import { explainWords } from '../../../src/language/screens/explain.ts';
import { matchScreenWords } from '../../../src/language/screens/teams/match.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { stageScaleOf } from '../../../src/scoring/ranked-matches/stage-scale.ts';
import type { RankedMatchDerivation } from '../../../src/scoring/derivation/ranked-match.ts';
import { add, compare, ZERO } from '../../../src/scoring/numbers/exact.ts';
import { MATCH_TEAMS, type ForTeams, type MatchTeam } from '../../../src/scoring/teams/team.ts';
import { WithScores } from '../../shared/text/WithScores.tsx';
import { KeyAction } from '../../shared/controls/Keys.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { BoardHands } from '../session/hands/BoardHands.tsx';
import { LineUpForm } from '../session/line-up/LineUpForm.tsx';
import { formatTeamFigure, readSerialized, matchResultText } from '../session/teams/figures.ts';
import { PanelKeys } from '../shell/PanelKeys.tsx';
import { GiveResult } from './GiveResult.tsx';
import classes from './Match.module.css';
import { PairsBoard } from './PairsBoard.tsx';
import { StrayResults } from './StrayResults.tsx';
import type { MatchScreenState } from './useMatch.ts';
import { WhoMet } from './WhoMet.tsx';

/** The result of the match and where it comes from, the chosen board worked out, and who met whom. */
export function MatchPanel({ state }: { readonly state: MatchScreenState }) {
  const words = useWords(matchScreenWords);
  const { keys } = useWords(shellWords);
  const { failed } = useWords(explainWords);
  const language = useLanguage();
  const { score, names, session, explained } = state;
  const { derivation } = explained;
  const scale = stageScaleOf(session.scoring, state.match);
  const segment = state.parts.find(({ rows }) => state.chosen && rows.includes(state.chosen))?.segment ?? 1;
  return (
    <>
      <section>
        <div className={classes['panelHead']}>
          <h2>{words.result}</h2>
          <span>{words.boards(score.due)}</span>
        </div>
        <p className={classes['large']}>{matchResultText(score, language) ?? words.noResult}</p>
        {explained.failed && <p role="alert">{failed}</p>}
        {derivation &&
          score.state !== 'not-begun' &&
          teamsToExplain(derivation.teams).map((team) => {
            const figure = derivation.teams[team];
            return (
              figure && (
                <p key={team} className={classes['sentence']}>
                  {figure.kind !== 'match-without-figure' && <bdi>{names[team]} </bdi>}
                  <WithScores text={rankedMatchSentence(figure, scale, language)} />
                </p>
              )
            );
          })}
        {score.given && state.match.given?.note && <p className={classes['sentence']}>{state.match.given.note}</p>}
      </section>
      {state.form === 'given' && <GiveResult state={state} />}
      {state.form === 'line-up' && (
        <section className={classes['block']}>
          <LineUpForm session={session} match={state.match.id} segment={segment} onDone={() => state.openForm(null)} />
        </section>
      )}
      {state.form === null && (
        <>
          {state.rooms.length > 1 ? <ChosenBoard state={state} /> : <PairsBoard state={state} />}
          {state.chosen && <BoardHands session={session} board={state.chosen.board.board} />}
          <WhoMet state={state} />
          <StrayResults state={state} />
          <PanelKeys label={keys}>
            {state.rooms.length > 1 && (
              <KeyAction keys={['L']} onPress={() => state.openForm('line-up')}>
                {words.keyLineUp}
              </KeyAction>
            )}
            <KeyAction keys={['G']} onPress={() => state.openForm('given')}>
              {words.keyGive}
            </KeyAction>
          </PanelKeys>
        </>
      )}
    </>
  );
}

/** The chosen board: what both rooms give each team, and the score up to it. */
function ChosenBoard({ state }: { readonly state: MatchScreenState }) {
  const words = useWords(matchScreenWords);
  const language = useLanguage();
  const { chosen, explained, names, matches } = state;
  const figures = chosen && explained.derivation?.boards.get(chosen.board.board);
  if (!chosen || !figures) return null;
  const running = MATCH_TEAMS.map((team) => formatTeamFigure(readSerialized(chosen.board.running[team]), language));
  const shown = teamsToSay(chosen.board[matches.boardFigure], matches.boardFigure === 'boardPoints');
  return (
    <section className={classes['block']} aria-live="polite">
      <div className={classes['panelHead']}>
        <h2>{words.board(chosen.shown)}</h2>
        {matches.boardFigure === 'imps' && <span>{words.runningAfter(chosen.shown, running.join(' – '))}</span>}
      </div>
      {shown.map((team) => (
        <p key={team} className={classes['sentence']}>
          {chosen.board.state.kind !== 'missing' && (
            <>
              <bdi>{names[team]}</bdi>{' '}
            </>
          )}
          {teamFigureSentence(figures[team], language, state.tables)}
        </p>
      ))}
    </section>
  );
}

/**
 * A match that both tables decide is explained from the side of its winner: the loser's is the same the other way. One
 * that has no figure has none for either.
 */
function teamsToExplain(teams: ForTeams<RankedMatchDerivation | null>): readonly MatchTeam[] {
  const [home, away] = [teams.home, teams.away];
  if (home?.kind === 'match-without-figure' && away?.kind === home.kind) return ['home'];
  if (home?.kind !== 'team-match' || away?.kind !== 'team-match') return MATCH_TEAMS;
  if (home.penalties.length > 0 || away.penalties.length > 0) return MATCH_TEAMS;
  return compare(home.result, away.result) >= 0 ? ['home'] : ['away'];
}

/** Where one team wins what the other loses, the winner's side says it all. */
function teamsToSay(figures: ForTeams<{ readonly exact: string }> | null, isPoints: boolean): readonly MatchTeam[] {
  if (!figures) return ['home'];
  const [home, away] = [readSerialized(figures.home), readSerialized(figures.away)];
  if (!isPoints && compare(add(home, away), ZERO) !== 0) return MATCH_TEAMS;
  return compare(home, away) >= 0 ? ['home'] : ['away'];
}
