import type { BoardScores } from '../../../src/scoring/boards/board-scores.ts';
import { isOfPairs } from '../../../src/movement/swiss/usual-scoring.ts';
import { METHODS, type MethodCode } from '../../../src/scoring/method.ts';
import { sharesOf } from '../../../src/scoring/ranked-session/progress.ts';
import type { ResultLine } from '../../../src/session/result-line.ts';
import { boardView } from './board-view.ts';
import { absentSession } from '../absent-session.ts';
import type { Club } from '../club.ts';
import type { MatchStageScoring } from '../../../src/scoring/ranked-matches/scoring.ts';
import type { ResultView } from '../model/result.ts';
import type { SessionView } from '../model/session.ts';
import type { StandingsView } from '../model/standings.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { updateProgress, type CachedProgress } from './cached-progress.ts';
import {
  boardKey,
  hasAverage,
  isScoredFrom,
  scoresCache,
  type CachedBoard,
  type CachedScores,
} from './cached-scores.ts';
import { resultsByBoard, type FieldResults } from './field-lines.ts';
import { rankField, type RankedField } from './ranked-field.ts';
import { fieldStandings } from './field-view.ts';
import { rankedTeams, addedUpStandings } from './teams-of-pairs.ts';
import { rankedStage } from './matches/standings.ts';
import { sessionFields, type SessionField } from '../competitions/fields.ts';
import { readSession } from '../competitions/sessions.ts';

/** The standings of a session. They are worked out only when something they depend on has changed. */
export function readStandings(club: Club, session: number): StandingsView | ClubProblem {
  const found = currentScores(club, session);
  return isProblem(found) ? found : standingsView(found.change, found.scores);
}

/** The scores of a session as it stands, from the cache while they have not changed. */
export function currentScores(
  club: Club,
  session: number,
): { readonly change: number; readonly scores: CachedScores } | ClubProblem {
  return club.store.snapshot(() => {
    const absent = absentSession(club, session);
    if (absent) return absent;
    const { id: change } = club.store.changes.last(session);
    const upTo = club.store.changes.lastOfScores(session);
    const cached = scoresCache.get(club.store, session);
    if (cached?.upTo === upTo) return { change, scores: cached };
    const view = readSession(club, session);
    if (isProblem(view)) return view;
    const scores = scoresOf(view, upTo, cached);
    scoresCache.set(club.store, session, scores);
    return { change, scores };
  });
}

/** The standings of a session that is already read, without the cache. */
export function standingsOf(session: SessionView): StandingsView {
  return standingsView(session.change, scoresOf(session, session.change, null));
}

/** The standings of a session with changes that are not written. Boards that have not changed are not scored again. */
export function standingsIf(session: SessionView, cached: CachedScores): StandingsView {
  return standingsView(session.change, scoresOf(session, session.change, cached));
}

function standingsView(change: number, { fields, teams }: CachedScores): StandingsView {
  return { change, fields, ...(teams && { teams }) };
}

/**
 * The ranked matches of a session that is already read; null where it has none.
 * @param cached the same session without what was changed: what is the same is not scored again
 */
export function rankedMatchesOf(session: SessionView, cached: CachedScores | null = null): CachedScores['stage'] {
  return scoresOf(session, session.change, cached).stage;
}

/** The ranked field of each section of a session. */
export function rankedSections(session: SessionView): CachedScores['ranked'] {
  return scoresOf(session, session.change, null).ranked;
}

/** The scores of a session. Boards that have not changed, and are scored the same way, stay the same objects. */
function scoresOf(session: SessionView, upTo: number, before: CachedScores | null): CachedScores {
  const { scoring } = session;
  if (!scoring.matches) return scoresOfFields(session, upTo, before);
  if (!isOfPairs(scoring.matches)) return scoresOfMatches(session, scoring.matches, upTo, before);
  return withMatchesOfPairs(scoresOfFields(session, upTo, before), session, scoring.matches, upTo, before);
}

/** The scores of sessions in which everybody is compared with the whole field. */
function scoresOfFields(session: SessionView, upTo: number, before: CachedScores | null): CachedScores {
  const { scoring } = session;
  const known = before?.scoring === scoring.version ? before.boards : null;
  const boards = new Map<string, CachedBoard>();
  const ranked = new Map<number, RankedField>();
  const rounds = new Map<number, CachedProgress>();
  const resultsOf = new Map<number, FieldResults>();
  const standings = sessionFields(session).map((field) => {
    const results = resultsByBoard(resultsIn(field, session), before?.results.get(field.id) ?? null);
    resultsOf.set(field.id, results);
    const own = rankField(field, results, session, known && (before?.ranked.get(field.id) ?? null));
    for (const { id } of field.sections) ranked.set(id, own);
    const fieldBoards = own.scores.boards.map((board) => {
      const key = boardKey(field.id, board.board);
      const before = known?.get(key);
      const now = cachedBoard(board, results.byBoard.get(board.board) ?? [], before, {
        upTo,
        method: scoring.method,
        touched: own.boardsOfWithdrawn.has(board.board),
      });
      boards.set(key, now);
      return now;
    });
    const progress = updateProgress(fieldBoards, field.rounds, before?.rounds.get(field.id) ?? null);
    rounds.set(field.id, progress);
    const rows = before?.rows ?? NO_ROWS;
    return fieldStandings(field, own, session, { boards: fieldBoards, rounds: progress.byEntry, rows, upTo });
  });
  const addedUp = rankedTeams(session, ranked);
  const teams = addedUp && addedUpStandings(session, addedUp, { rounds, rows: before?.rows ?? NO_ROWS, upTo });
  const all = [...standings.flatMap((field) => field.rows), ...(teams?.rows ?? [])];
  return {
    upTo,
    scoring: scoring.version,
    fields: standings.map(({ view }) => view),
    teams: teams?.view ?? null,
    results: resultsOf,
    ranked,
    boards,
    rows: new Map(all.map((row) => [row.view.entry, row])),
    rounds,
    stage: null,
  };
}

/** The scores of a stage of matches. Matches that have not changed stay the same objects. */
function scoresOfMatches(
  session: SessionView,
  scoring: MatchStageScoring,
  upTo: number,
  before: CachedScores | null,
): CachedScores {
  const stage = rankedStage(session, scoring, upTo, before?.stage ?? null);
  const nothing = { results: new Map(), ranked: new Map(), boards: new Map(), rounds: new Map() };
  const rows = new Map(stage.rows.map((row) => [row.view.entry, row] as const));
  return { upTo, scoring: session.scoring.version, fields: [stage.view], teams: null, ...nothing, rows, stage };
}

/** A Swiss of pairs: its boards are those of the field, and its ranking is that of the matches. */
function withMatchesOfPairs(
  scores: CachedScores,
  session: SessionView,
  scoring: MatchStageScoring,
  upTo: number,
  before: CachedScores | null,
): CachedScores {
  const [own] = scores.ranked.values();
  const [field] = scores.fields;
  if (!own || !field) return scores;
  const stage = rankedStage(session, scoring, upTo, before?.stage ?? null, own);
  const { rankings, rankedBy, matches } = stage.view;
  const view = { ...field, rankings, rankedBy, ...(matches && { matches }) };
  const rows = new Map(stage.rows.map((row) => [row.view.entry, row] as const));
  return { ...scores, fields: [view], rows, stage: { ...stage, view } };
}

const NO_ROWS: CachedScores['rows'] = new Map();

/** The results of a field. Where these are all results of the session, it is the session's own list. */
function resultsIn(field: SessionField, { results, sections }: SessionView): readonly ResultView[] {
  if (field.sections.length === sections.length) return results;
  const own = new Set(field.sections.map(({ id }) => id));
  return results.filter(({ section }) => own.has(section));
}

function cachedBoard(
  scores: BoardScores<ResultLine>,
  results: readonly ResultView[],
  before: CachedBoard | undefined,
  { upTo, method, touched }: { readonly upTo: number; readonly method: MethodCode; readonly touched: boolean },
): CachedBoard {
  if (before && !before.touched && !touched && isScoredFrom(before, results, scores)) return before;
  const { unit } = METHODS[method];
  const shares = sharesOf(scores, (line) => line.round, unit);
  return {
    view: boardView(scores, unit),
    shares,
    results,
    hasAverage: results.some(hasAverage),
    since: upTo,
    touched,
  };
}
