import { divide, exact, writeExact, ZERO, type Exact } from '../../src/scoring/exact.ts';
import { METHODS, type Method } from '../../src/scoring/method.ts';
import { progress, type Progress } from '../../src/scoring/progress.ts';
import type { RankedEntry } from '../../src/scoring/ranking.ts';
import { scoreSession, type Ranking, type SessionScores } from '../../src/scoring/session.ts';
import type { SessionScoring } from '../../src/scoring/session-scoring.ts';
import type { SitOut } from '../../src/scoring/sit-outs.ts';
import { evidenceOf } from '../../src/scoring/standing/evidence.ts';
import { deriveStanding, type StandingDerivation } from '../../src/scoring/derivation/standing.ts';
import { changesOf, isChanges, type Penalty, type PenaltyMeasure } from '../../src/scoring/standing/penalty.ts';
import { standings } from '../../src/scoring/standing/standings.ts';
import { slotOf } from '../store/results.ts';
import type { Line } from './board-view.ts';
import type {
  BoardScoresView,
  PenaltyView,
  RankingRowView,
  RankingView,
  ResultView,
  SectionStandingsView,
  SectionView,
} from './model.ts';

/** Scores the results of a section the way its session is scored. */
export function scoreSection(
  section: SectionView,
  results: readonly ResultView[],
  { method, regulation }: SessionScoring,
): SessionScores<Line> {
  const present = section.entries.filter((entry) => !entry.phantom);
  const lines = new Map(present.map((entry) => [entry.id, entry.line ?? 'NS']));
  return scoreSession<Line>(results.map(scoringLine), {
    winners: section.winners,
    regulation,
    method: METHODS[method],
    sitOuts: sitOutsOf(section, results),
    entries: present.map((entry) => entry.id),
    lineOf: (entry) => lines.get(entry) ?? 'NS',
  });
}

function scoringLine(result: ResultView): Line {
  const { board, ns, ew, score, outcome } = result;
  const award = outcome.kind === 'award' ? { ns: outcome.ns, ew: outcome.ew } : null;
  return { ...slotOf(result), board, ns, ew, score, award };
}

/** Boards that pairs have missed: those of rounds that somebody else has a result of. */
export function sitOutsOf(section: SectionView, results: readonly ResultView[]): readonly SitOut[] {
  const begun = new Set(results.map(({ round }) => round));
  const alone = section.cells
    .filter(({ round, absent }) => begun.has(round) && absent.length === 1)
    .map(({ ns, ew, absent, boards }) => ({ entry: absent.includes(ns) ? ew : ns, boards: boards.length }));
  return [...alone, ...displaced(section, begun)];
}

/** Pairs a rover has sent out: they have no seat in a round, and had one before. */
function displaced({ cells, entries, gone, boardsPerRound }: SectionView, begun: ReadonlySet<number>): SitOut[] {
  const rounds = Map.groupBy(cells, ({ round }) => round);
  const seated = new Map(
    [...rounds].map(([round, seats]) => [round, new Set(seats.flatMap(({ ns, ew }) => [ns, ew]))]),
  );
  const there = entries.filter(({ id, phantom }) => !phantom && !gone.includes(id));
  return there.flatMap(({ id }) => {
    const arrival = Math.min(...[...seated].flatMap(([round, seats]) => (seats.has(id) ? [round] : [])));
    return [...seated]
      .filter(([round, seats]) => begun.has(round) && round > arrival && !seats.has(id))
      .map(([round]) => ({ entry: id, boards: rounds.get(round)?.[0]?.boards.length ?? boardsPerRound }));
  });
}

/** The standings of a section as the screens know them: totals after penalties, places by them. */
export function sectionView(
  section: SectionView,
  scores: SessionScores<Line>,
  { scoring, penalties }: { readonly scoring: SessionScoring; readonly penalties: readonly PenaltyView[] },
  viewOf: (board: number) => BoardScoresView | undefined,
): SectionStandingsView {
  const method = METHODS[scoring.method];
  const rounds = progress(scores.boards, (line) => line.round, section.rounds, method.unit);
  const changes = totalChanges(section, scores, penalties, method);
  const nothing = Array.from({ length: section.rounds }, () => null);
  const view = (row: PlacedRow) => rowView(row, rounds.get(row.entry) ?? nothing, method);
  return {
    section: section.id,
    unit: method.unit,
    winners: section.winners,
    rankings: scores.rankings.map((ranking): RankingView => {
      return { line: ranking.line, rows: placed(ranking, scores, changes, method).map(view) };
    }),
    boards: scores.boards.flatMap(({ board }) => viewOf(board) ?? []),
  };
}

/** What the totals of a section's pairs change by. */
function totalChanges(
  section: SectionView,
  scores: SessionScores<Line>,
  penalties: readonly PenaltyView[],
  method: Method,
): ReadonlyMap<number, Exact> {
  const changes = changesOf(penaltiesIn(section, penalties), measureOf(scores, method));
  // what can't be taken was refused when it was given
  return isChanges(changes) ? changes : new Map();
}

/** The penalties of a section's pairs as the scorer takes them. */
function penaltiesIn({ entries }: SectionView, penalties: readonly PenaltyView[]): readonly Penalty[] {
  const own = new Set(entries.map(({ id }) => id));
  return penalties
    .filter(({ entry }) => own.has(entry))
    .map(({ entry, kind, amount, unit }) => ({ entry, kind, amount: exact(amount, 100), unit }));
}

/** What penalties are counted in: percents are of the largest top. */
function measureOf({ boards }: SessionScores<Line>, { unit }: Method): PenaltyMeasure {
  return { unit, top: boards.reduce((most, board) => Math.max(most, board.top), 0) };
}

/** Where a pair's place in its ranking comes from; null where it is in none. */
export function explainPlace(
  section: SectionView,
  scores: SessionScores<Line>,
  { scoring, penalties }: { readonly scoring: SessionScoring; readonly penalties: readonly PenaltyView[] },
  entry: number,
): StandingDerivation | null {
  const method = METHODS[scoring.method];
  const ranking = scores.rankings.find(({ rows }) => rows.some((row) => row.entry === entry));
  if (!ranking) return null;
  const list = standings(
    ranking.rows,
    evidenceOf(() => scores.boards),
    { basis: method.rankedBy, changes: totalChanges(section, scores, penalties, method) },
  );
  const asked = penaltiesIn(section, penalties);
  return deriveStanding(list, entry, { basis: method.rankedBy, penalties: asked, measure: measureOf(scores, method) });
}

/** A row of a ranking with what its total changes by. */
interface PlacedRow extends Omit<RankedEntry, 'percentage'> {
  readonly change: Exact;
}

/** The rows in order of their totals after penalties; without any, as they are ranked already. */
function placed(
  { rows }: Ranking,
  { boards }: SessionScores<Line>,
  changes: ReadonlyMap<number, Exact>,
  { rankedBy }: Method,
): readonly PlacedRow[] {
  if (!rows.some(({ entry }) => changes.has(entry)))
    return rows.map((row) => withChange(row, row.place, row.tied, ZERO));
  const byEntry = new Map(rows.map((row) => [row.entry, row]));
  const evidence = evidenceOf(() => boards);
  return standings(rows, evidence, { basis: rankedBy, changes }).flatMap(({ entry, place, tied, change, total }) => {
    const row = byEntry.get(entry);
    return row && place !== null ? [{ ...withChange(row, place, tied, change), points: total }] : [];
  });
}

function withChange(
  { entry, points, available, boards }: RankedEntry,
  place: number,
  tied: boolean,
  change: Exact,
): PlacedRow {
  return { entry, place, tied, points, available, boards, change };
}

/** Curves are drawn to a hundredth: more decimals would only travel. */
const DRAWN = 100;

function rowView(row: PlacedRow, byRound: Progress, { rankedBy }: Method): RankingRowView {
  const divisor = rankedBy === 'mean' ? row.boards : row.available;
  return {
    entry: row.entry,
    place: row.place,
    tied: row.tied,
    figure: divisor === 0 ? null : writeExact(divide(row.points, exact(divisor))),
    total: writeExact(row.points),
    available: writeExact(exact(row.available)),
    change: writeExact(row.change),
    boards: row.boards,
    byRound: byRound.map((figure) => figure && Math.round(figure * DRAWN) / DRAWN),
  };
}
