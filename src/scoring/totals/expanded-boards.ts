import type { BoardScores, ScoredLine } from '../boards/board-scores.ts';
import type { ScoringLine } from '../scoring-line.ts';
import { lineIndexesByBoard, type EncodedLines } from './encoded-lines.ts';

/**
 * The boards with a result for every line and not just one of each kind. A board's results are made when they are first
 * asked for: a ranking does without.
 * @param scored for each board of `merged` what its kinds of results have
 */
export function expandBoards<Line extends ScoringLine>(
  lines: readonly Line[],
  merged: EncodedLines<Line>,
  scored: readonly BoardScores<Line>[],
): readonly BoardScores<Line>[] {
  const places = once(() => lineIndexesByBoard(merged));
  return scored.map((scores, board) => {
    const results = once(() => {
      const kinds = merged.boards[board] as readonly number[];
      const ofKind = new Map(kinds.map((kind, index) => [kind, scores.results[index]]));
      return (places()[board] as readonly number[]).map((place): ScoredLine<Line> => {
        const { ns, ew } = ofKind.get(merged.kind[place] as number) as ScoredLine<Line>;
        return { line: lines[place] as Line, ns, ew };
      });
    });
    return {
      ...scores,
      get results() {
        return results();
      },
    };
  });
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
