import { SIDES, type Side } from '../../bridge/seat.ts';
import type { BoardScores } from '../boards/board-scores.ts';
import {
  totalColumnsOf,
  indexesWhere,
  totalsFromColumns,
  type EntryTotal,
  type TotalColumns,
} from '../totals/total-columns.ts';
import { divide, exact, ZERO } from '../numbers/exact.ts';
import { METHODS, type Method } from '../method.ts';
import { rankColumns, type RankedEntry } from '../totals/ranking.ts';
import type { Regulation } from '../regulation/regulation.ts';
import { evidenceOf, type TieBreakEvidence } from '../standing/evidence.ts';
import { standingRules } from '../standing/rules.ts';
import { standings, type Standing } from '../standing/standings.ts';

export interface Ranking {
  /** Null with one winner. */
  readonly line: Side | null;
  readonly rows: readonly RankedEntry[];
}

/** How the entries of a session are ranked, see `SessionOptions`. */
interface RankingOptions {
  readonly winners: 1 | 2;
  readonly method: Method;
  readonly regulation: Regulation;
  readonly lineOf?: (entry: number) => Side | null;
  readonly entries?: readonly number[];
}

/** Ranks the entries of a session by their totals, as its regulation has it. */
export function sessionRankings(
  totals: TotalColumns,
  boards: readonly BoardScores[],
  options: RankingOptions,
): readonly Ranking[] {
  const evidence = evidenceOf(() => boards);
  return regulatedRankings(
    averageRankings(totals, options.method, options),
    evidence,
    options.method,
    options.regulation,
  );
}

/**
 * The regulation for a method: only matchpoints of a field are rounded board by board, not IMPs or the two points of a
 * match.
 */
export function regulationFor(method: Method, regulation: Regulation): Regulation {
  return method === METHODS.matchpoints ? regulation : { ...regulation, boardRounding: null };
}

/** The rankings by average, equals in order of their numbers. */
function averageRankings(
  known: TotalColumns,
  { rankedBy }: Method,
  options: Pick<RankingOptions, 'winners' | 'entries' | 'lineOf'>,
): readonly Ranking[] {
  const missing = missingEntries(known.entries, options.entries ?? []);
  const totals =
    missing.length === 0 ? known : totalColumnsOf([...totalsFromColumns(known), ...missing.map(withoutLine)]);
  const lineOf =
    options.winners === 1
      ? (): null => null
      : (at: number): Side => options.lineOf?.(totals.entries[at] as number) ?? lineSatIn(totals, at);
  return (options.winners === 1 ? [null] : SIDES).map((line) => ({
    line,
    rows: rankColumns(
      totals,
      indexesWhere(totals, (at) => lineOf(at) === line),
      rankedBy,
    ),
  }));
}

/**
 * Ranks rankings by average again where the rules of the regulation on ties and unequal numbers of boards change
 * anything.
 */
export function regulatedRankings(
  list: readonly Ranking[],
  evidence: TieBreakEvidence,
  method: Method,
  regulation: Regulation,
): readonly Ranking[] {
  const changed = list.filter(({ rows }) => !isRankedBy(rows, regulation));
  if (changed.length === 0) return list;
  return list.map((ranking) => {
    if (!changed.includes(ranking)) return ranking;
    const rows = standings(ranking.rows, evidence, standingRules(ranking, list, method, regulation));
    return { ...ranking, rows: rows.map(rankedEntry) };
  });
}

/** Whether a ranking by average is the regulation's ranking already. */
function isRankedBy(rows: readonly RankedEntry[], { unequalBoards, leastBoards, ties }: Regulation): boolean {
  if (unequalBoards !== 'average' || leastBoards > 0) return false;
  return ties.chain.length === 0 || !rows.some(({ tied, boards }) => tied && boards > 0);
}

function rankedEntry(standing: Standing): RankedEntry {
  const { entry, place, tied, points, available, boards, unranked, separations, lotToDraw } = standing;
  const percentage = available === 0 ? null : divide(points, exact(available));
  return { entry, place, tied, points, available, percentage, boards, unranked, separations, lotToDraw };
}

function missingEntries(known: readonly number[], asked: readonly number[]): readonly number[] {
  if (asked.length === 0) return [];
  const there = new Set(known);
  return asked.filter((entry) => !there.has(entry));
}

function withoutLine(entry: number): EntryTotal {
  return { entry, points: ZERO, available: 0, boards: 0, asNs: 0, asEw: 0 };
}

function lineSatIn({ asNs, asEw }: TotalColumns, at: number): Side {
  return (asEw[at] as number) > (asNs[at] as number) ? 'EW' : 'NS';
}
