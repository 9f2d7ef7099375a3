import { totalColumnsOf, type EntryTotal } from '../totals/total-columns.ts';
import { add, subtract } from '../numbers/exact.ts';
import { resultsIn, type ScoringLine } from '../scoring-line.ts';
import { METHODS } from '../method.ts';
import { hasAverageKind, isAverageLine } from '../awards/own-averages.ts';
import { sessionRankings, regulationFor } from './session-rankings.ts';
import type { SessionOptions, SessionScores } from './score-session.ts';
import { totalsOfBoards } from '../totals/totals.ts';

/** A board to be scored again. */
export interface ChangedBoardLines<Line extends ScoringLine> {
  readonly board: number;
  /** Its lines as they are now; one at least. */
  readonly lines: readonly Line[];
}

/**
 * What `scoreSession` would answer, when lines of a few boards are others than before, or there for the first time:
 * only these are scored again, and only the totals of who plays them change. Sums are exact, so that nothing is lost or
 * gained on the way.
 * @param before the answer for the earlier lines, with the same options
 * @returns null where a change reaches beyond its board, and the session has to be scored whole: by the number of
 * results that boards are brought to, by own averages, by sitting out; or where pairs are not what is ranked, or fields
 * are several
 */
export function rescoreSession<Line extends ScoringLine>(
  before: SessionScores<Line>,
  changed: readonly ChangedBoardLines<Line>[],
  options: SessionOptions<Line>,
): SessionScores<Line> | null {
  const { method = METHODS.matchpoints } = options;
  const regulation = regulationFor(method, options.regulation);
  const linesOf = new Map(changed.map(({ board, lines }) => [board, lines]));
  if (!isApart(before, linesOf, options)) return null;
  const others = before.boards.filter(({ board }) => !linesOf.has(board));
  const scored = changed.map(({ lines }) => method.scoreBoard(lines, before.expected, regulation));
  const boards = [...others, ...scored].toSorted((one, other) => one.board - other.board);
  const was = totalsOfBoards(before.boards.filter(({ board }) => linesOf.has(board)));
  const is = totalsOfBoards(scored);
  const totals = before.rankings.flatMap(({ rows }) =>
    rows.map(({ entry, points, available, boards }) =>
      moved({ entry, points, available, boards, asNs: 0, asEw: 0 }, was.get(entry), is.get(entry)),
    ),
  );
  return {
    expected: before.expected,
    boards,
    rankings: sessionRankings(totalColumnsOf(totals), boards, { ...options, method, regulation }),
  };
}

/** Whether a change of these boards is felt on them alone. */
function isApart<Line extends ScoringLine>(
  before: SessionScores<Line>,
  linesOf: ReadonlyMap<number, readonly Line[]>,
  options: SessionOptions<Line>,
): boolean {
  const { fieldOf, sitOuts = [], windowOf, lineOf, winners, regulation } = options;
  if (fieldOf || windowOf || sitOuts.length > 0 || (winners === 2 && !lineOf)) return false;
  const others = before.boards.filter(({ board }) => !linesOf.has(board));
  const now = [...linesOf.values()];
  // a board beside the changed ones still has the number of results that all are brought to
  const isSameSize =
    before.expected > 1 &&
    others.some((board) => board.actual === before.expected && !board.subfields) &&
    now.every((lines) => lines.length > 0 && resultsIn(lines) <= before.expected);
  const known = new Set(before.rankings.flatMap(({ rows }) => rows.map(({ entry }) => entry)));
  const isOfPairs = now.every((lines) =>
    lines.every(({ ns, ew, partners }) => !partners && known.has(ns) && known.has(ew)),
  );
  if (!isSameSize || !isOfPairs) return false;
  const anyOfKind = now.some((lines) => lines.some(isAverageLine)) || others.some(hasAverageKind);
  return !(regulation.artificial.ownAverage && anyOfKind);
}

function moved(total: EntryTotal, was: EntryTotal | undefined, is: EntryTotal | undefined): EntryTotal {
  const lost = was ? { ...total, points: subtract(total.points, was.points) } : total;
  return {
    ...lost,
    points: is ? add(lost.points, is.points) : lost.points,
    available: total.available - (was?.available ?? 0) + (is?.available ?? 0),
    boards: total.boards - (was?.boards ?? 0) + (is?.boards ?? 0),
  };
}
