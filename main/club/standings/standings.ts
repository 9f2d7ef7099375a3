import type { BoardScores } from '../../../src/scoring/boards/board-scores.ts';
import { METHODS, type MethodCode } from '../../../src/scoring/method.ts';
import { sharesOf } from '../../../src/scoring/ranked-session/progress.ts';
import type { ResultLine } from '../../../src/session/result-line.ts';
import { boardView } from './board-view.ts';
import type { Club } from '../club.ts';
import type { FieldStandingsDiff, UpdateDiff, StandingsDiff } from '../model/update.ts';
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
import { sessionFields, type SessionField } from '../competitions/fields.ts';
import { readSession, readSessionDiff } from '../competitions/sessions.ts';

/** The standings of a session, worked out anew only when a result has changed since. */
export function readStandings(club: Club, session: number): StandingsView | ClubProblem {
  const found = currentScores(club, session);
  return isProblem(found) ? found : { change: found.change, fields: found.scores.fields };
}

/** What is new in a session and its standings for somebody who has both as of the change `since`. */
export function readUpdateDiff(club: Club, session: number, since: number): UpdateDiff | ClubProblem {
  return club.store.snapshot((): UpdateDiff | ClubProblem => {
    const news = readSessionDiff(club, session, since);
    if (isProblem(news)) return news;
    const standings = readStandingsNews(club, session, since);
    return isProblem(standings) ? standings : { session: news, standings };
  });
}

/** The standings for somebody who has those of the change `since`: of the boards, only what is new. */
function readStandingsNews(club: Club, session: number, since: number): StandingsDiff | ClubProblem {
  const found = currentScores(club, session);
  if (isProblem(found)) return found;
  const { change, scores } = found;
  const rowSince = (entry: number) => scores.rows.get(entry)?.since ?? 0;
  const fields = scores.fields.map((field): FieldStandingsDiff => {
    const [first = 0] = field.sections;
    const boardSince = (board: number) => scores.boards.get(boardKey(first, board))?.since ?? 0;
    return {
      ...field,
      rankings: field.rankings.map(({ line, rows }) => ({
        line,
        rows: rows.map((row) => (rowSince(row.entry) > since ? row : row.entry)),
      })),
      boards: field.boards.map((view) => (boardSince(view.board) > since ? view : view.board)),
    };
  });
  return { change, fields };
}

/** The scores of a session as it stands, kept until they change. */
export function currentScores(
  club: Club,
  session: number,
): { readonly change: number; readonly scores: CachedScores } | ClubProblem {
  return club.store.snapshot(() => {
    const { id: change } = club.store.changes.last(session);
    const upTo = club.store.changes.lastOfScores(session);
    const kept = scoresCache.get(club.store, session);
    if (kept?.upTo === upTo) return { change, scores: kept };
    const view = readSession(club, session);
    if (isProblem(view)) return view;
    const scores = scoresOf(view, upTo, kept);
    scoresCache.set(club.store, session, scores);
    return { change, scores };
  });
}

/** Scores a session: a pure function of what is in it. */
export function standingsOf(session: SessionView): StandingsView {
  return { change: session.change, fields: scoresOf(session, session.change, null).fields };
}

/** The standings of a session that is not as it stands; boards that are take theirs from what is kept. */
export function standingsIf(session: SessionView, kept: CachedScores): StandingsView {
  return { change: session.change, fields: scoresOf(session, session.change, kept).fields };
}

/** The ranked field of each section of a session. */
export function rankedSections(session: SessionView): CachedScores['ranked'] {
  return scoresOf(session, session.change, null).ranked;
}

/** The scores of a session; boards that are as they were before, scored the same way, stay the same objects. */
function scoresOf(session: SessionView, upTo: number, before: CachedScores | null): CachedScores {
  const { scoring } = session;
  const known = before?.scoring === scoring.version ? before.boards : null;
  const boards = new Map<string, CachedBoard>();
  const ranked = new Map<number, RankedField>();
  const rounds = new Map<number, CachedProgress>();
  const resultsOf = new Map<number, FieldResults>();
  const kept = sessionFields(session).map((field) => {
    const results = resultsByBoard(resultsIn(field, session), before?.results.get(field.id) ?? null);
    resultsOf.set(field.id, results);
    const own = rankField(field, results, session, known && (before?.ranked.get(field.id) ?? null));
    for (const { id } of field.sections) ranked.set(id, own);
    const fieldBoards = own.scores.boards.map((board) => {
      const key = boardKey(field.id, board.board);
      const before = known?.get(key);
      const now = keptBoard(board, results.byBoard.get(board.board) ?? [], before, {
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
  const rows = new Map(kept.flatMap((field) => field.rows.map((row) => [row.view.entry, row] as const)));
  const fields = kept.map(({ view }) => view);
  return { upTo, scoring: scoring.version, fields, results: resultsOf, ranked, boards, rows, rounds };
}

const NO_ROWS: CachedScores['rows'] = new Map();

/** The results of a field; the session's own list where that is all of them. */
function resultsIn(field: SessionField, { results, sections }: SessionView): readonly ResultView[] {
  if (field.sections.length === sections.length) return results;
  const own = new Set(field.sections.map(({ id }) => id));
  return results.filter(({ section }) => own.has(section));
}

function keptBoard(
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
