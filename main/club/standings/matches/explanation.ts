/** Where the figures of matches and of their standing come from, as data. */
import { deriveMatchStanding } from '../../../../src/scoring/derivation/match-standing.ts';
import { deriveRankedMatch } from '../../../../src/scoring/derivation/ranked-match.ts';
import { deriveTeamBoard } from '../../../../src/scoring/derivation/team-board.ts';
import { deriveTeamBoardPoints } from '../../../../src/scoring/derivation/team-board-points.ts';
import { serializeExacts } from '../../../../src/scoring/numbers/serialize.ts';
import type { RankedMatch, RankedMatches } from '../../../../src/scoring/ranked-matches/ranked.ts';
import type { MatchBoard } from '../../../../src/scoring/teams/match.ts';
import { forTeams, type MatchTeam } from '../../../../src/scoring/teams/team.ts';
import type { Club } from '../../club.ts';
import type { ExplainedMatch, ExplainedTeam, TeamBoardFigure } from '../../model/explanation.ts';
import { isProblem, type ClubProblem } from '../../problem.ts';
import type { MatchBoardFigure } from '../../model/matches.ts';
import { currentScores } from '../standings.ts';
import type { RankedStage } from './standings.ts';

/** Derives a team's total, its place, and what each of its matches gave it. */
export function readExplainedTeam(club: Club, id: number, entry: number): ExplainedTeam | ClubProblem {
  const stage = scoredStage(club, id);
  if (isProblem(stage)) return stage;
  return (stage && explainedTeam(stage.ranked, entry)) ?? { kind: 'problem', code: 'unknownEntry', entry };
}

/** Derives what a match gives both teams, and every figure of its boards. */
export function readExplainedMatch(club: Club, id: number, match: number): ExplainedMatch | ClubProblem {
  const stage = scoredStage(club, id);
  if (isProblem(stage)) return stage;
  return (stage && explainedMatch(stage, match)) ?? { kind: 'problem', code: 'unknownMatch', match };
}

/** The derivation of a team's total; null where it is not ranked. */
export function explainedTeam(ranked: RankedMatches, entry: number): ExplainedTeam | null {
  const standing = deriveMatchStanding(ranked, ranked.ranking, entry);
  if (!standing) return null;
  const matches = ranked.matches.flatMap(({ match: { key, home, away } }) => {
    const team = home === entry ? 'home' : away === entry ? 'away' : null;
    const figure = team && deriveRankedMatch(ranked, key, team);
    return figure ? [{ match: Number(key), figure: serializeExacts(figure) }] : [];
  });
  return { entry, standing: serializeExacts(standing), matches };
}

/** The derivation of a match; null where there is no such match. */
export function explainedMatch({ ranked, view }: RankedStage, id: number): ExplainedMatch | null {
  const key = String(id);
  const found = ranked.matches.find(({ match }) => match.key === key);
  if (!found) return null;
  const boards = boardsOf(found);
  const figure = view.matches?.boardFigure ?? 'imps';
  return {
    match: id,
    teams: forTeams((team) => {
      const derived = deriveRankedMatch(ranked, key, team);
      return derived && serializeExacts(derived);
    }),
    boards: boards.map((board) => ({
      board: board.board,
      figures: forTeams((team) => serializeExacts(deriveBoard(ranked, board, team, figure, boards))),
    })),
  };
}

/** The derivation of a board of a match for one of its teams. */
export function deriveBoard(
  { input }: RankedMatches,
  board: MatchBoard,
  team: MatchTeam,
  figure: MatchBoardFigure,
  boards: readonly MatchBoard[],
): TeamBoardFigure {
  const { boards: rules } = input.rules;
  return figure === 'imps'
    ? deriveTeamBoard(board, team, rules, boards)
    : deriveTeamBoardPoints(board, team, figure, rules, boards);
}

function boardsOf({ score }: RankedMatch): readonly MatchBoard[] {
  return score.segments.flatMap(({ boards }) => boards);
}

/** The stage of a session as it stands; null where it has no matches. */
function scoredStage(club: Club, id: number): RankedStage | ClubProblem | null {
  const current = currentScores(club, id);
  return isProblem(current) ? current : current.scores.stage;
}
