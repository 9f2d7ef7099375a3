import { totalColumnsOf, type EntryTotal } from '../totals/total-columns.ts';
import { add, subtract } from '../numbers/exact.ts';
import { resultsIn, type ScoringLine } from '../scoring-line.ts';
import { METHODS } from '../method.ts';
import { hasAverageKind, isAverageLine } from '../awards/own-averages.ts';
import { sessionRankings, regulationFor } from './session-rankings.ts';
import type { SessionOptions, SessionScores } from './score-session.ts';
import { totalsOfBoards } from '../totals/totals.ts';

/** A board whose lines changed. */
export interface ChangedBoardLines<Line extends ScoringLine> {
  readonly board: number;
  /** Its lines now, at least one. */
  readonly lines: readonly Line[];
}

/**
 * Scores a session again after the lines of a few boards changed: only these boards are scored, and only the totals of
 * who plays them change. The answer equals that of `scoreSession`, since sums are exact.
 * @param before the scores of the earlier lines, with the same options
 * @returns null where a change may reach beyond its board: through the number of results that boards are factored to,
 * own averages or sit-outs, and in individuals and sessions of several fields; then the session has to be scored whole
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

/** Whether a change of these boards affects no others. */
function isApart<Line extends ScoringLine>(
  before: SessionScores<Line>,
  linesOf: ReadonlyMap<number, readonly Line[]>,
  options: SessionOptions<Line>,
): boolean {
  const { fieldOf, sitOuts = [], lineOf, winners, regulation } = options;
  if (fieldOf || sitOuts.length > 0 || (winners === 2 && !lineOf)) return false;
  const others = before.boards.filter(({ board }) => !linesOf.has(board));
  const now = [...linesOf.values()];
  // an unchanged board has the number of results that all are factored to
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
