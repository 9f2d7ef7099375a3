import type { UndertrickScale } from '../../src/bridge/undertricks.ts';
import { keptFor } from '../../src/kept-for.ts';
import { scoredAs } from '../../src/scoring/ruled-line.ts';
import { exact, ZERO, type Exact } from '../../src/scoring/exact.ts';
import { METHODS, type Method } from '../../src/scoring/method.ts';
import type { RankedEntry } from '../../src/scoring/ranking.ts';
import type { Regulation } from '../../src/scoring/regulation/regulation.ts';
import { rescoreSession, type ChangedBoard } from '../../src/scoring/rescore.ts';
import { scoreSession, type Ranking, type SessionScores } from '../../src/scoring/session.ts';
import type { SitOut } from '../../src/scoring/sit-outs.ts';
import { evidenceOf } from '../../src/scoring/standing/evidence.ts';
import { derivePlaces, type PlacesDerivation } from '../../src/scoring/derivation/places.ts';
import { changesOf, isChanges, type Penalty, type PenaltyMeasure } from '../../src/scoring/standing/penalty.ts';
import { standingRules, type StandingRules } from '../../src/scoring/standing/rules.ts';
import { standingsOnTerms, type StandingOnTerms, type Terms } from '../../src/scoring/standing/terms.ts';
import { slotOf } from '../store/results.ts';
import type { Line } from './board-view.ts';
import type { Field } from './fields.ts';
import type { KeptRounds } from './kept-rounds.ts';
import type { FieldStandingsView, PenaltyView, RankingView, ResultView, SectionView, SessionView } from './model.ts';
import { rowView, type PlacedRow } from './ranking-view.ts';
import type { KeptBoard } from './score-book.ts';
import { scoringTerms } from './terms.ts';
import { withoutWithdrawn, type FieldScores, type Withdrawals } from './withdrawals.ts';

/**
 * Scores the results of a field the way its session is scored.
 * @param before the scores of the field by the same scoring, before some results changed: then no more is scored again
 * than the change reaches
 */
export function scoreField(
  field: Field,
  results: readonly ResultView[],
  { scoring: { method, regulation }, datums, terms }: Pick<SessionView, 'scoring' | 'datums' | 'terms'>,
  before: FieldScores | null = null,
): FieldScores {
  const datumOf = new Map(method === 'fixed-datum' ? datums.map(({ board, score }) => [board, score]) : []);
  const present = field.entries.filter((entry) => !entry.phantom);
  const sides = new Map(present.map((entry) => [entry.id, entry.line ?? 'NS']));
  const played = results.map((result) => keptLine(result, datumOf.get(result.board), regulation.undertricks));
  const { lines, outcomes: withdrawn, emptySeats, boards: touched } = withoutWithdrawn(field, played, terms);
  const options = {
    winners: field.winners,
    regulation,
    method: METHODS[method],
    sitOuts: sitOutsIn(field, results, withdrawn),
    entries: present.map((entry) => entry.id),
    lineOf: (entry: number) => sides.get(entry) ?? 'NS',
  };
  const byBoard = Map.groupBy(lines, ({ board }) => board);
  const isKnown =
    before && withdrawn.size === 0 && before.withdrawn.size === 0 && isSameList(before.sections, field.sections);
  const rescored = isKnown ? rescoreSession(before, changedBoards(before.lines, byBoard), options) : null;
  const scores = rescored ?? scoreSession<Line>(lines, options);
  const rankings =
    withdrawn.size === 0
      ? scores.rankings
      : scores.rankings.map((ranking) => ({
          ...ranking,
          rows: ranking.rows.filter(({ entry }) => !emptySeats.has(entry)),
        }));
  return { ...scores, rankings, withdrawn, touched, lines: byBoard, sections: field.sections };
}

type LinesByBoard = FieldScores['lines'];

/** The boards that have other lines than before; one that has none any more, or had none, is among them. */
function changedBoards(before: LinesByBoard, now: LinesByBoard): readonly ChangedBoard<Line>[] {
  const boards = [...new Set([...before.keys(), ...now.keys()])];
  return boards
    .filter((board) => !isSameList(before.get(board) ?? [], now.get(board) ?? []))
    .map((board) => ({ board, lines: now.get(board) ?? [] }));
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place]);
}

/**
 * Boards that pairs of a field have missed. What they miss because a pair withdrew whose results stand is an average plus
 * against an empty seat, and no sit-out.
 */
export function sitOutsIn(
  { sections }: Field,
  results: readonly ResultView[],
  withdrawn: Withdrawals['outcomes'],
): readonly SitOut[] {
  return sections.flatMap((section) => {
    const cells = section.cells.filter(({ absent }) => !absent.some((entry) => withdrawn.get(entry) === 'stand'));
    return sitOutsOf(cells.length === section.cells.length ? section : { ...section, cells }, results);
  });
}

/** By result, which stays the same object until it changes; the same lines again cost nothing to score by. */
const lines = new WeakMap<ResultView, Line>();

function keptLine(result: ResultView, datum: number | undefined, scale: UndertrickScale): Line {
  const known = lines.get(result);
  if (known && result.score !== null && known.datum === datum) return known;
  const line = scoringLine(result, datum, scale);
  lines.set(result, line);
  return line;
}

function scoringLine(result: ResultView, datum: number | undefined, scale: UndertrickScale): Line {
  const { board, ns, ew, form, outcome } = result;
  // the score of a plain result is worked out already
  const { score } = result;
  const counted = score === null ? scoredAs(outcome, board, scale) : { score, award: null };
  return {
    ...slotOf(result),
    board,
    ns,
    ew,
    ...counted,
    ...(form === undefined ? {} : { form }),
    ...(datum === undefined ? {} : { datum }),
  };
}

/** Boards that pairs of a section have missed: those of rounds that somebody else of it has a result of. */
export function sitOutsOf(section: SectionView, results: readonly ResultView[]): readonly SitOut[] {
  const missed = missedIn(section);
  if (missed.length === 0) return [];
  const begun = new Set(results.flatMap((result) => (result.section === section.id ? [result.round] : [])));
  return missed.filter(({ round }) => begun.has(round));
}

/** Boards that a pair misses in a round by the schedule. */
interface Missed extends SitOut {
  readonly round: number;
}

/** By section, whose view stays the same object while results come in. */
const missedIn = keptFor((section: SectionView): readonly Missed[] => [...alone(section), ...displaced(section)]);

/** Pairs whose opponents are not there. */
function alone({ cells }: SectionView): readonly Missed[] {
  return cells
    .filter(({ absent }) => absent.length === 1)
    .map(({ round, ns, ew, absent, boards }) => ({
      entry: absent.includes(ns) ? ew : ns,
      round,
      boards: boards.length,
    }));
}

/** Pairs a rover sends out: they have no seat in a round, and had one before. */
function displaced({ cells, entries, gone, boardsPerRound }: SectionView): readonly Missed[] {
  const rounds = Map.groupBy(cells, ({ round }) => round);
  const seated = new Map(
    [...rounds].map(([round, seats]) => [round, new Set(seats.flatMap(({ ns, ew }) => [ns, ew]))]),
  );
  const there = entries.filter(({ id, phantom }) => !phantom && !gone.includes(id));
  return there.flatMap(({ id }) => {
    const arrival = Math.min(...[...seated].flatMap(([round, seats]) => (seats.has(id) ? [round] : [])));
    return [...seated]
      .filter(([round, seats]) => round > arrival && !seats.has(id))
      .map(([round]) => ({ entry: id, round, boards: rounds.get(round)?.[0]?.boards.length ?? boardsPerRound }));
  });
}

/** The standings of a field as the screens know them: totals after penalties, places by them and by the terms. */
export function fieldView(
  field: Field,
  scores: FieldScores,
  session: Ruled,
  { boards, rounds }: { readonly boards: readonly KeptBoard[]; readonly rounds: KeptRounds['byEntry'] },
): FieldStandingsView {
  const ranked = rankedIn(field, scores, session);
  const { method } = ranked;
  const nothing = Array.from({ length: field.rounds }, () => null);
  return {
    sections: field.sections.map(({ id }) => id),
    unit: method.unit,
    rankedBy: ranked.regulation.unequalBoards,
    winners: field.winners,
    rankings: scores.rankings.map((ranking): RankingView => {
      const most = ranking.rows.reduce((boards, row) => Math.max(boards, row.boards), 0);
      const { basis } = rulesOf(ranking, ranked);
      const common = { method, terms: ranked.terms, basis, most };
      const rows = placed(ranking, ranked).map((row) => {
        const withdrawn = scores.withdrawn.get(row.entry);
        const view = rowView(row, rounds.get(row.entry) ?? nothing, common);
        return withdrawn === undefined ? view : { ...view, withdrawn };
      });
      return { line: ranking.line, rows };
    }),
    boards: boards.map(({ view }) => view),
  };
}

function rankedIn(field: Field, scores: SessionScores<Line>, session: Ruled): Ranked {
  const method = METHODS[session.scoring.method];
  const own = new Set(field.entries.map(({ id }) => id));
  const entries = session.terms.entries.filter(({ entry }) => own.has(entry));
  const changes = totalChanges(field, scores, session.penalties, method);
  const { regulation } = session.scoring;
  return {
    scores,
    method,
    regulation,
    changes,
    terms: scoringTerms({ ...session.terms, entries }, method, regulation),
  };
}

/** What the totals of a field's pairs change by. */
function totalChanges(
  field: Field,
  scores: SessionScores<Line>,
  penalties: readonly PenaltyView[],
  method: Method,
): ReadonlyMap<number, Exact> {
  const changes = changesOf(penaltiesIn(field, penalties), measureOf(scores, method));
  // what can't be taken was refused when it was given
  return isChanges(changes) ? changes : new Map();
}

/** The penalties of a field's pairs as the scorer takes them. */
function penaltiesIn({ entries }: Field, penalties: readonly PenaltyView[]): readonly Penalty[] {
  const own = new Set(entries.map(({ id }) => id));
  return penalties
    .filter(({ entry }) => own.has(entry))
    .map(({ entry, kind, amount, unit }) => ({ entry, kind, amount: exact(amount, 100), unit }));
}

/** What penalties are counted in: percents are of the largest top. */
function measureOf({ boards }: SessionScores<Line>, { unit }: Method): PenaltyMeasure {
  return { unit, top: boards.reduce((most, board) => Math.max(most, board.top), 0) };
}

/** Where a pair's places come from, by scratch, with handicap and in its stratum; null where it is in no ranking. */
export function explainPlace(
  field: Field,
  scores: SessionScores<Line>,
  session: Ruled,
  entry: number,
): PlacesDerivation | null {
  const ranking = scores.rankings.find(({ rows }) => rows.some((row) => row.entry === entry));
  if (!ranking) return null;
  const ranked = rankedIn(field, scores, session);
  const { basis } = rulesOf(ranking, ranked);
  const penalties = penaltiesIn(field, session.penalties);
  const measure = measureOf(scores, ranked.method);
  return derivePlaces(standingsIn(ranking, ranked), entry, { basis, penalties, measure }, ranked.terms);
}

/** What of a session its places depend on beside its results. */
type Ruled = Pick<SessionView, 'scoring' | 'penalties' | 'terms'>;

/** A field with all that its places depend on. */
interface Ranked {
  readonly scores: SessionScores<Line>;
  readonly method: Method;
  readonly regulation: Regulation;
  readonly changes: ReadonlyMap<number, Exact>;
  readonly terms: Terms;
}

/** The rows in order of their totals after penalties; without any and on the usual terms, as they are ranked already. */
function placed(ranking: Ranking, ranked: Ranked): readonly PlacedRow[] {
  const { handicap, stratumOf, withoutStanding } = ranked.terms;
  const isUsual = handicap === null && stratumOf.size === 0 && withoutStanding.size === 0;
  if (isUsual && !ranking.rows.some(({ entry }) => ranked.changes.has(entry))) return ranking.rows.map(asRanked);
  return standingsIn(ranking, ranked);
}

function standingsIn(ranking: Ranking, ranked: Ranked): readonly StandingOnTerms[] {
  const { scores, changes, terms } = ranked;
  const evidence = evidenceOf(() => scores.boards);
  return standingsOnTerms(ranking.rows, evidence, { ...rulesOf(ranking, ranked), changes }, terms);
}

function rulesOf(ranking: Ranking, { scores, method, regulation }: Ranked): StandingRules {
  return standingRules(ranking, scores.rankings, method, regulation);
}

function asRanked(row: RankedEntry): PlacedRow {
  const { entry, place, tied, points: total, available, boards, unranked, separations, lotToDraw } = row;
  const ranked = { entry, place, tied, total, available, boards, unranked, separations, lotToDraw };
  return { ...ranked, change: ZERO, inStratum: null, byHandicap: null };
}
