import type { BoardScores, ScoredLine } from '../boards/board-scores.ts';
import type { ScoringLine } from '../lines.ts';
import { linesByBoard, type MergedLines } from './merged-lines.ts';

/**
 * The boards with a result for every line and not just one of each kind. A board's results are made when they are first
 * asked for: a ranking does without.
 * @param scored for each board of `merged` what its kinds of results have
 */
export function withAllLines<Line extends ScoringLine>(
  lines: readonly Line[],
  merged: MergedLines<Line>,
  scored: readonly BoardScores<Line>[],
): readonly BoardScores<Line>[] {
  const places = once(() => linesByBoard(merged));
  return scored.map((scores, board) => {
    const results = once(() => {
      const ofKind = new Map(merged.boards[board]?.map((kind, index) => [kind, scores.results[index]]));
      return (places()[board] ?? []).map((place): ScoredLine<Line> => {
        const result = ofKind.get(merged.kind[place] as number);
        return { line: lines[place] as Line, ns: result?.ns ?? null, ew: result?.ew ?? null };
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
