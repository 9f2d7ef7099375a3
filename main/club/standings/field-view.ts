import { exact, ZERO, type Exact } from '../../../src/scoring/numbers/exact.ts';
import { METHODS, type Method } from '../../../src/scoring/method.ts';
import type { RankedEntry } from '../../../src/scoring/totals/ranking.ts';
import type { Regulation } from '../../../src/scoring/regulation/regulation.ts';
import type { Ranking, SessionScores } from '../../../src/scoring/ranked-session/score-session.ts';
import { evidenceOf } from '../../../src/scoring/standing/evidence.ts';
import { derivePlaces, type PlacesDerivation } from '../../../src/scoring/derivation/places.ts';
import {
  penaltyChanges,
  isPenaltyChanges,
  type Penalty,
  type PenaltyMeasure,
} from '../../../src/scoring/standing/penalty.ts';
import { standingRules, type StandingRules } from '../../../src/scoring/standing/rules.ts';
import { standingsOnTerms, type StandingOnTerms, type RankingTerms } from '../../../src/scoring/standing/terms.ts';
import type { SessionLine } from './board-view.ts';
import type { SessionField } from '../competitions/fields.ts';
import type { CachedProgress } from './cached-progress.ts';
import { cachedRow, type CachedRow } from './cached-rows.ts';
import type { FieldStandingsView } from '../model/standings.ts';
import type { PenaltyView } from '../model/scoring.ts';
import type { SessionView } from '../model/session.ts';
import type { PlacedRow } from './ranking-view.ts';
import type { CachedBoard } from './cached-scores.ts';
import { scoringTerms } from '../scoring/terms.ts';
import type { ScoredField } from './withdrawals.ts';

/** The standings of a field as the screens know them, and the rows of its rankings. */
export interface FieldStandings {
  readonly view: FieldStandingsView;
  readonly rows: readonly CachedRow[];
}

/** What the standings of a field are made of beside its scores. */
interface FieldParts {
  readonly boards: readonly CachedBoard[];
  readonly rounds: CachedProgress['byEntry'];
  /** The rows from before, by entry. */
  readonly rows: ReadonlyMap<number, CachedRow>;
  readonly upTo: number;
}

/** The standings of a field: totals after penalties, places by them and by the terms. */
export function fieldStandings(
  field: SessionField,
  scores: ScoredField,
  session: Ruled,
  parts: FieldParts,
): FieldStandings {
  const ranked = rankedIn(field, scores, session);
  const { method } = ranked;
  const nothing = Array.from({ length: field.rounds }, () => null);
  const rankings = scores.rankings.map((ranking) => {
    const most = ranking.rows.reduce((boards, row) => Math.max(boards, row.boards), 0);
    const { basis } = rulesOf(ranking, ranked);
    const common = { method, terms: ranked.terms, basis, most };
    const rows = placed(ranking, ranked).map((row) => {
      const { entry } = row;
      const byRound = parts.rounds.get(entry) ?? nothing;
      const source = { row, byRound, common, withdrawn: scores.withdrawn.get(entry) };
      return cachedRow(source, parts.rows.get(entry), parts.upTo);
    });
    return { line: ranking.line, rows };
  });
  const view = {
    ...headOf(field, ranked),
    rankings: rankings.map(({ line, rows }) => ({ line, rows: rows.map((row) => row.view) })),
    boards: parts.boards.map((board) => board.view),
  };
  return { view, rows: rankings.flatMap(({ rows }) => rows) };
}

/** What is said of the standings of a field beside its rankings and boards. */
export function headOf(
  { sections, winners }: SessionField,
  { method, regulation }: Ranked,
): Omit<FieldStandingsView, 'rankings' | 'boards'> {
  return { sections: sections.map(({ id }) => id), unit: method.unit, rankedBy: regulation.unequalBoards, winners };
}

/** A field with what its places depend on beside its totals: penalties, terms, the regulation. */
export function rankedIn(field: SessionField, scores: SessionScores<SessionLine>, session: Ruled): Ranked {
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
  field: SessionField,
  scores: SessionScores<SessionLine>,
  penalties: readonly PenaltyView[],
  method: Method,
): ReadonlyMap<number, Exact> {
  const changes = penaltyChanges(penaltiesIn(field, penalties), measureOf(scores, method));
  // what can't be taken was refused when it was given
  return isPenaltyChanges(changes) ? changes : new Map();
}

/** The penalties of a field's pairs as the scorer takes them. */
function penaltiesIn({ entries }: SessionField, penalties: readonly PenaltyView[]): readonly Penalty[] {
  const own = new Set(entries.map(({ id }) => id));
  return penalties
    .filter(({ entry }) => own.has(entry))
    .map(({ entry, kind, amount, unit }) => ({ entry, kind, amount: exact(amount, 100), unit }));
}

/** What penalties are counted in: percents are of the largest top. */
function measureOf({ boards }: SessionScores<SessionLine>, { unit }: Method): PenaltyMeasure {
  return { unit, top: boards.reduce((most, board) => Math.max(most, board.top), 0) };
}

/** Where a pair's places come from, by scratch, with handicap and in its stratum; null where it is in no ranking. */
export function explainPlace(
  field: SessionField,
  scores: SessionScores<SessionLine>,
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
export interface Ranked {
  readonly scores: SessionScores<SessionLine>;
  readonly method: Method;
  readonly regulation: Regulation;
  readonly changes: ReadonlyMap<number, Exact>;
  readonly terms: RankingTerms;
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
