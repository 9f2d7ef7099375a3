import type { BoardScores, ScoredLine } from '../boards/board-scores.ts';
import type { ScoringLine } from '../scoring-line.ts';
import { lineIndexesByBoard, type EncodedLines } from './encoded-lines.ts';

/**
 * The boards with a result for every line, and not for the distinct ones alone. The results of a board are made when
 * they are first read: a ranking never reads them.
 * @param scored for each board of `encoded` what its distinct results have
 */
export function expandBoards<Line extends ScoringLine>(
  lines: readonly Line[],
  encoded: EncodedLines<Line>,
  scored: readonly BoardScores<Line>[],
): readonly BoardScores<Line>[] {
  const lineIndexes = once(() => lineIndexesByBoard(encoded));
  return scored.map((scores, board) => {
    const results = once(() => {
      const codes = encoded.boards[board] as readonly number[];
      const byCode = new Map(codes.map((code, index) => [code, scores.results[index]]));
      return (lineIndexes()[board] as readonly number[]).map((index): ScoredLine<Line> => {
        const { ns, ew } = byCode.get(encoded.codes[index] as number) as ScoredLine<Line>;
        return { line: lines[index] as Line, ns, ew };
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
