import { writeExact } from '../../../../src/scoring/numbers/exact.ts';
import type { RankedMatches, StageMatchBoard } from '../../../../src/scoring/ranked-matches/ranked.ts';
import { opponentOf, ROOMS } from '../../../../src/scoring/teams/team.ts';
import { slotOf } from '../../../../src/session/slot.ts';
import type { BoardScoresView, ScoredResultView } from '../../model/board.ts';
import type { MatchBoardFigure } from '../../model/matches.ts';
import type { MatchResultLine } from './stage.ts';

/** A board of matches, and the matches' boards it is from. */
export interface CachedMatchBoard {
  readonly played: readonly StageMatchBoard<MatchResultLine>[];
  readonly view: BoardScoresView;
}

/**
 * The boards of all matches in order of number, each with what its results have given the teams that sat there.
 * @param before the same boards as they were before: one whose matches have not changed stays the same object
 */
export function matchBoards(
  { matches }: RankedMatches<MatchResultLine>,
  figure: MatchBoardFigure,
  before: ReadonlyMap<number, CachedMatchBoard> | null,
): ReadonlyMap<number, CachedMatchBoard> {
  const boards = matches.flatMap(({ score }) => score.segments.flatMap((segment) => segment.boards));
  const byNumber = [...Map.groupBy(boards, ({ board }) => board)].toSorted(([a], [b]) => a - b);
  return new Map(
    byNumber.flatMap(([board, played]) => {
      const known = before?.get(board);
      if (known && isSameList(known.played, played)) return [[board, known] as const];
      const view = boardView(board, played, figure);
      return view.results.length === 0 ? [] : [[board, { played, view }] as const];
    }),
  );
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
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
