import { memoizeByObject } from '../../../../src/basics/memoize-by-object.ts';
import { serializeExacts } from '../../../../src/scoring/numbers/serialize.ts';
import type { RankedMatch, StageMatchBoard, StageMatchScore } from '../../../../src/scoring/ranked-matches/ranked.ts';
import { slotOf } from '../../../../src/session/slot.ts';
import type { MatchBoardView, MatchScoreView, MatchSegmentView } from '../../model/matches.ts';
import type { MatchResultLine } from './stage.ts';

/** The view of a match. What it scores by itself is written once while it is the same. */
export function matchView({ match, score, count, result }: RankedMatch<MatchResultLine>): MatchScoreView {
  return { ...scoreView(score), match: Number(match.key), count, result: serializeExacts(result) };
}

const scoreView = memoizeByObject((score: StageMatchScore<MatchResultLine>) => {
  const { state, given, due, compared, open, totals, worth, problem, isVoid } = score;
  return {
    state,
    ...serializeExacts({ given, due, compared, open, totals, worth, problem, isVoid }),
    segments: score.segments.map(segmentView),
  };
});

function segmentView(segment: StageMatchScore<MatchResultLine>['segments'][number]): MatchSegmentView {
  const { totals, running, compared, open } = segment;
  return { ...serializeExacts({ totals, running, compared, open }), boards: segment.boards.map(boardView) };
}

function boardView({
  board,
  state,
  lines: { open, closed },
  ...figures
}: StageMatchBoard<MatchResultLine>): MatchBoardView {
  const { imps, points, boardPoints, running } = figures;
  return {
    board,
    state,
    lines: { open: open && slotOf(open.source), closed: closed && slotOf(closed.source) },
    ...serializeExacts({ imps, points, boardPoints, running }),
  };
}
