import { writeExact } from '../../../../src/scoring/numbers/exact.ts';
import type { RankedMatches, StageMatchBoard } from '../../../../src/scoring/ranked-matches/ranked.ts';
import { opponentOf, ROOMS } from '../../../../src/scoring/teams/team.ts';
import { slotOf } from '../../../../src/session/slot.ts';
import type { BoardScoresView, ScoredResultView } from '../../model/board.ts';
import type { MatchBoardFigure } from '../../model/matches.ts';
import type { MatchResultLine } from './stage.ts';

/** The boards of all matches in order of number, each with what its results have given the teams that sat there. */
export function matchBoards(
  { matches }: RankedMatches<MatchResultLine>,
  figure: MatchBoardFigure,
): readonly BoardScoresView[] {
  const boards = matches.flatMap(({ score }) => score.segments.flatMap((segment) => segment.boards));
  return [...Map.groupBy(boards, ({ board }) => board)]
    .toSorted(([a], [b]) => a - b)
    .map(([board, played]) => boardView(board, played, figure))
    .filter(({ results }) => results.length > 0);
}

function boardView(
  board: number,
  played: readonly StageMatchBoard<MatchResultLine>[],
  figure: MatchBoardFigure,
): BoardScoresView {
  const results = played.flatMap((one) => resultsOf(one, figure));
  return {
    board,
    actual: results.length,
    expected: 2 * played.length,
    top: 0,
    datum: null,
    results,
    // What a score gives depends on the score in the other room.
    frequencies: [],
  };
}

function resultsOf(board: StageMatchBoard<MatchResultLine>, figure: MatchBoardFigure): readonly ScoredResultView[] {
  const figures = board[figure];
  return ROOMS.flatMap((room): ScoredResultView[] => {
    const line = board.lines[room];
    if (!line) return [];
    const points = figures && { ns: writeExact(figures[line.ns]), ew: writeExact(figures[opponentOf(line.ns)]) };
    return [
      {
        ...slotOf(line.source),
        nsPoints: points?.ns ?? null,
        ewPoints: points?.ew ?? null,
        nsPercentage: null,
        ewPercentage: null,
      },
    ];
  });
}
