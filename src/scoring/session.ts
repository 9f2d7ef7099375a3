import { SIDES, type Side } from '../bridge/seat.ts';
import type { BoardScores } from './boards/board-scores.ts';
import { divide, exact, ZERO } from './exact.ts';
import { asPlayers } from './individual.ts';
import { resultsAndAwardsIn, resultsIn, type ScoringLine } from './lines.ts';
import { withAllLines } from './columns/all-lines.ts';
import { mergeLines, type MergedLines } from './columns/merged-lines.ts';
import { METHODS, type Method } from './method.ts';
import { needOwnAverages, withOwnAverages, type WindowOf } from './own-averages.ts';
import { rankColumns, type RankedEntry } from './ranking.ts';
import type { Regulation } from './regulation/regulation.ts';
import { withSitOuts, type SitOut } from './sit-outs.ts';
import { evidenceOf, type Evidence } from './standing/evidence.ts';
import { standingRules } from './standing/rules.ts';
import { standings, type Standing } from './standing/standings.ts';
import { columnsOf, totalsIn, type Total, type TotalColumns } from './columns/total-columns.ts';
import { byEntry, mergedTotals, totalsOf } from './totals.ts';

export interface SessionOptions<Line extends ScoringLine = ScoringLine> {
  /** One ranking, or one for each line. */
  readonly winners: 1 | 2;
  readonly regulation: Regulation;
  /** Matchpoints where it is left out. */
  readonly method?: Method;
  /**
   * Results of a fully played board; the most that any board has is taken when that is more. Where it is left out, the
   * most any board has, but two where an award stands beside a single result or alone.
   */
  readonly expected?: number;
  /** The field a line is compared in, such as its section; where it is left out, all lines of a board are one field. */
  readonly fieldOf?: (line: Line) => string | number;
  /** What a side's own average is taken over: a match in a Swiss, a stage; where it is left out, the session (Law 12C2). */
  readonly windowOf?: WindowOf<Line>;
  /** Boards missed by sitting out, for regulations that give something for them. */
  readonly sitOuts?: readonly SitOut[];
  /** The line an entry is ranked in with two winners; where it is left out or null, the one it sat in most (N-S if as often). */
  readonly lineOf?: (entry: number) => Side | null;
  /** Entries that are ranked even where no line names them. */
  readonly entries?: readonly number[];
}

export interface SessionScores<Line extends ScoringLine = ScoringLine> {
  /** Results of a fully played board: every board is brought to this, of the largest field where there are several. */
  readonly expected: number;
  /** In order of number; a board played in several fields is there once for each. */
  readonly boards: readonly BoardScores<Line>[];
  /** One ranking, or two: North-South first. */
  readonly rankings: readonly Ranking[];
}

export interface Ranking {
  /** Null with one winner. */
  readonly line: Side | null;
  readonly rows: readonly RankedEntry[];
}

/**
 * Scores the boards of a session by one method and ranks its entries. Every board counts the same: all of a field are
 * brought to one number of results, and the field of a board is all its results, whichever line an entry is ranked in.
 * Fields may be of different sizes; percentages and means rank their entries together.
 */
export function scoreSession<Line extends ScoringLine>(
  lines: readonly Line[],
  options: SessionOptions<Line>,
): SessionScores<Line> {
  const { method = METHODS.matchpoints, sitOuts = [] } = options;
  const regulation = regulationOf(method, options.regulation);
  const fields = scoreFields(lines, method, { ...options, regulation });
  const scored = fields.flatMap((field) => field.boards).toSorted((a, b) => a.board - b.board);
  const boards = fields.some(({ merged }) => needOwnAverages(merged.kinds, regulation))
    ? withOwnAverages(scored, regulation, options.windowOf)
    : scored;
  const [only] = fields;
  const won =
    boards === scored && only !== undefined && fields.length === 1
      ? mergedTotals(only.merged, only.scored)
      : columnsOf([...totalsOf(asPlayers(boards)).values()]);
  const totals =
    sitOuts.length === 0
      ? won
      : columnsOf([...withSitOuts(byEntry(totalsIn(won)), sitOuts, boards, method, regulation).values()]);
  const expected = boards.reduce((most, board) => Math.max(most, board.expected), options.expected ?? 0);
  const evidence = evidenceOf(() => boards);
  return { expected, boards, rankings: regulated(rankings(totals, method, options), evidence, method, regulation) };
}

/** Boards are rounded where matchpoints of a field are counted; nobody rounds IMPs, or the two points of a match. */
function regulationOf(method: Method, regulation: Regulation): Regulation {
  return method === METHODS.matchpoints ? regulation : { ...regulation, boardRounding: null };
}

/** The lines that are compared with each other, board by board. */
interface Field<Line extends ScoringLine> {
  readonly merged: MergedLines<Line>;
  /** For each board of `merged` what its kinds of results have. */
  readonly scored: readonly BoardScores<Line>[];
  /** The same with a result for every line. */
  readonly boards: readonly BoardScores<Line>[];
}

function scoreFields<Line extends ScoringLine>(
  lines: readonly Line[],
  method: Method,
  options: SessionOptions<Line>,
): readonly Field<Line>[] {
  if (options.fieldOf === undefined) return [scoreField(lines, method, options)];
  const fields = Map.groupBy(lines, options.fieldOf);
  return [...fields].map(([field, group]) => scoreField(group, method, options, field));
}

/** Results without which nothing is compared: an award beside a single one says that there were to be two. */
const COMPARED = 2;

/** All boards of a field, brought to one number of results. */
function scoreField<Line extends ScoringLine>(
  lines: readonly Line[],
  method: Method,
  options: SessionOptions<Line>,
  field?: string | number,
): Field<Line> {
  const merged = mergeLines(lines);
  const kinds = merged.boards.map((own) => own.map((kind) => merged.kinds[kind] as Line));
  const most = (count: (own: readonly Line[]) => number): number =>
    kinds.reduce((result, own) => Math.max(result, count(own)), 0);
  const asked = options.expected ?? Math.min(most(resultsAndAwardsIn), COMPARED);
  const expected = Math.max(most(resultsIn), asked);
  const scored = kinds.map((own) => ({
    ...method.scoreBoard(own, expected, options.regulation),
    ...(field === undefined ? {} : { field }),
  }));
  return { merged, scored, boards: withAllLines(lines, merged, scored) };
}

function rankings(
  known: TotalColumns,
  { rankedBy }: Method,
  options: Pick<SessionOptions, 'winners' | 'entries' | 'lineOf'>,
): readonly Ranking[] {
  const missing = missingEntries(known.entries, options.entries ?? []);
  const totals = missing.length === 0 ? known : columnsOf([...totalsIn(known), ...missing.map(withoutLine)]);
  const lineOf =
    options.winners === 1
      ? (): null => null
      : (at: number): Side => options.lineOf?.(totals.entries[at] as number) ?? lineSatIn(totals, at);
  return (options.winners === 1 ? [null] : SIDES).map((line) => ({
    line,
    rows: rankColumns(
      totals,
      placesWhere(totals, (at) => lineOf(at) === line),
      rankedBy,
    ),
  }));
}

/** The rankings by the rules of the regulation on ties and unequal numbers of boards, where these change anything. */
function regulated(
  list: readonly Ranking[],
  evidence: Evidence,
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

/** Whether entries ranked by their average are ranked as the regulation has it: then nothing more is to be worked out. */
function isRankedBy(rows: readonly RankedEntry[], { unequalBoards, leastBoards, ties }: Regulation): boolean {
  if (unequalBoards !== 'average' || leastBoards > 0) return false;
  return ties.chain.length === 0 || !rows.some(({ tied, boards }) => tied && boards > 0);
}

function rankedEntry(standing: Standing): RankedEntry {
  const { entry, place, tied, points, available, boards, unranked, separations, lotToDraw } = standing;
  const percentage = available === 0 ? null : divide(points, exact(available));
  return { entry, place, tied, points, available, percentage, boards, unranked, separations, lotToDraw };
}

/** The places of the entries in the columns, of those that pass. */
function placesWhere({ entries }: TotalColumns, test: (at: number) => boolean): Int32Array {
  const places = new Int32Array(entries.length);
  let found = 0;
  for (let at = 0; at < entries.length; at += 1) if (test(at)) places[found++] = at;
  return places.subarray(0, found);
}

function missingEntries(known: readonly number[], asked: readonly number[]): readonly number[] {
  if (asked.length === 0) return [];
  const there = new Set(known);
  return asked.filter((entry) => !there.has(entry));
}

function withoutLine(entry: number): Total {
  return { entry, points: ZERO, available: 0, boards: 0, asNs: 0, asEw: 0 };
}

function lineSatIn({ asNs, asEw }: TotalColumns, at: number): Side {
  return (asEw[at] as number) > (asNs[at] as number) ? 'EW' : 'NS';
}
