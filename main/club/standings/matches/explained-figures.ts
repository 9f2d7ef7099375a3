/** The derivations of matches and of their standing, as they travel. */
import { deriveMatchStanding } from '../../../../src/scoring/derivation/match-standing.ts';
import { deriveRankedMatch } from '../../../../src/scoring/derivation/ranked-match.ts';
import { deriveTeamBoard } from '../../../../src/scoring/derivation/team-board.ts';
import { deriveTeamBoardPoints } from '../../../../src/scoring/derivation/team-board-points.ts';
import { serializeExacts } from '../../../../src/scoring/numbers/serialize.ts';
import type { RankedMatch, RankedMatches } from '../../../../src/scoring/ranked-matches/ranked.ts';
import type { MatchBoard } from '../../../../src/scoring/teams/match.ts';
import { forTeams, opponentOf, ROOMS, type MatchTeam } from '../../../../src/scoring/teams/team.ts';
import type { Side } from '../../../../src/bridge/seat.ts';
import { slotKey, slotOf, type Slot } from '../../../../src/session/slot.ts';
import type { ExplainedMatch, ExplainedTeam, ExplainedTeamFigure, TeamBoardFigure } from '../../model/explanation.ts';
import type { MatchBoardFigure } from '../../model/matches.ts';
import type { RankedStage } from './standings.ts';

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
    // A board of pairs is explained by its result, which is compared with those of all tables.
    boards: (ranked.field ? [] : boards).map((board) => ({
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

/** The derivation of what a result gave the team on one of its sides; null where it is on no board of a match. */
export function explainedLine({ ranked, view }: RankedStage, slot: Slot, side: Side): ExplainedTeamFigure | null {
  const key = slotKey(slot);
  for (const found of ranked.matches) {
    for (const segment of found.score.segments) {
      for (const board of segment.boards) {
        const line = ROOMS.map((room) => board.lines[room]).find((one) => one && slotKey(one.source) === key);
        if (!line) continue;
        const team = side === 'NS' ? line.ns : opponentOf(line.ns);
        const figure = deriveBoard(ranked, board, team, view.matches?.boardFigure ?? 'imps', boardsOf(found));
        return { ...slotOf(slot), side, figure: serializeExacts(figure) };
      }
    }
  }
  return null;
}
