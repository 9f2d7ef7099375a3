import type { TeamBoardDerivation } from '../../scoring/derivation/team-board.ts';
import type { TeamBoardPointsDerivation } from '../../scoring/derivation/team-board-points.ts';
import type { Language } from '../../language.ts';
import type { MatchTables } from '../game/match.ts';
import { teamBoardPointsSentence } from './team-points.ts';
import { teamBoardSentence } from './teams.ts';

/** The derivation of a team's figure of a board: IMPs, points a board, or total points. */
export function teamFigureSentence(
  figure: TeamBoardDerivation | TeamBoardPointsDerivation,
  language: Language,
  tables: MatchTables,
): string {
  return figure.kind === 'team-board'
    ? teamBoardSentence(figure, language, tables)
    : teamBoardPointsSentence(figure, language, tables);
}
