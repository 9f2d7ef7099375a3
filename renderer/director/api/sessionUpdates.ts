import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { resultAt, slotKey, replaceResults } from '../../../src/session/slot.ts';
import type { MatchesView } from '../../../main/club/model/matches.ts';
import type {
  FieldStandingsDiff,
  MatchesDiff,
  SessionDiff,
  SessionUpdate,
  StandingsDiff,
  UpdateDiff,
} from '../../../main/club/model/update.ts';
import type { ResultView } from '../../../main/club/model/result.ts';
import type { FieldStandingsView, RankingView, StandingsView } from '../../../main/club/model/standings.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { api } from './client.ts';
import { queryKeys } from './queryKeys.ts';

const turns = new Map<number, Promise<void>>();

/**
 * Updates a session and its standings to a change in one step, so that the screen is drawn once. Nothing is fetched
 * that the update contains or that this page has already. Updates run one after another: a change that comes in
 * meanwhile needs no request of its own.
 */
export function refreshSession(client: QueryClient, update: SessionUpdate): Promise<void> {
  const before = turns.get(update.session);
  const turn = before ? before.then(() => applyUpdate(client, update)) : applyUpdate(client, update);
  const settled: Promise<void> = turn.finally(() => {
    if (turns.get(update.session) === settled) turns.delete(update.session);
  });
  turns.set(update.session, settled);
  return settled;
}

async function applyUpdate(client: QueryClient, update: SessionUpdate): Promise<void> {
  const { session: id, change } = update;
  const [ofSession, ofStandings] = [queryKeys.session(id), queryKeys.standings(id)];
  const session = client.getQueryData<SessionView>(ofSession);
  const standings = client.getQueryData<StandingsView>(ofStandings);
  const since = session && standings ? Math.min(session.change, standings.change) : null;
  if (since !== null && since >= change) return;
  const refetch = async () => {
    await Promise.all([ofSession, ofStandings].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  // A request that is not answered yet may be from before the change.
  if (since === null || [ofSession, ofStandings].some((queryKey) => client.isFetching({ queryKey }) > 0))
    return refetch();
  const diff = diffOf(update, since) ?? (await api.diff(id, since).catch(() => null));
  const scored = diff && standings && applyStandingsDiff(standings, diff.standings);
  if (!diff || !scored) return refetch();
  notifyManager.batch(() => {
    client.setQueryData<SessionView>(ofSession, (now) => now && applySessionDiff(now, diff.session));
    client.setQueryData<StandingsView>(ofStandings, scored);
  });
}

/** The diff of an update, if it contains everything after `since`. */
function diffOf({ since: from, diff }: SessionUpdate, since: number): UpdateDiff | null {
  return diff && from !== undefined && since >= from ? diff : null;
}

/** The cached session with a diff applied. An unchanged result stays the same object. */
export function applySessionDiff(known: SessionView, diff: SessionDiff): SessionView {
  if (diff.kind === 'whole') {
    const before = new Map(known.results.map((result) => [slotKey(result), result]));
    const results = diff.session.results.map((result) => reuseUnchanged(result, before.get(slotKey(result))));
    return { ...diff.session, results };
  }
  // This page has already merged what it wrote itself.
  if (diff.change <= known.change) return known;
  const lines = diff.lines.map((line) => ({
    ...line,
    result: line.result && reuseUnchanged(line.result, resultAt(known.results, line)),
  }));
  return { ...known, change: diff.change, savedAt: diff.savedAt, results: replaceResults(known.results, lines) };
}

function reuseUnchanged(result: ResultView, before: ResultView | undefined): ResultView {
  return before?.version === result.version ? before : result;
}

/**
 * The cached standings with a diff applied; null when the diff refers to a board or a row that is not cached. What is
 * unchanged stays the same object.
 */
export function applyStandingsDiff(known: StandingsView, diff: StandingsDiff): StandingsView | null {
  const fields: FieldStandingsView[] = [];
  for (const field of diff.fields) {
    const before = known.fields.find(({ sections }) => sections[0] === field.sections[0]);
    const applied = applyFieldDiff(before, field);
    if (!applied) return null;
    fields.push(applied);
  }
  if (!diff.teams) return { change: diff.change, fields };
  const teams = applyFieldDiff(known.teams, diff.teams);
  return teams && { change: diff.change, fields, teams };
}

function applyFieldDiff(
  before: FieldStandingsView | undefined,
  { matches, ...field }: FieldStandingsDiff,
): FieldStandingsView | null {
  const knownBoards = new Map(before?.boards.map((board) => [board.board, board]));
  const knownRows = new Map(before?.rankings.flatMap(({ rows }) => rows.map((row) => [row.entry, row])));
  const boards = filledIn(field.boards, knownBoards);
  const rankings = field.rankings.map(({ rows, ...ranking }) => ({ ...ranking, rows: filledIn(rows, knownRows) }));
  if (!boards || !rankings.every(isComplete)) return null;
  if (!matches) return { ...field, rankings, boards };
  const scored = filledInMatches(matches, before?.matches);
  return scored && { ...field, rankings, boards, matches: scored };
}

/** The matches and the cross-table with what is cached. A cross-table without a change stays the same object. */
function filledInMatches(diff: MatchesDiff, before: MatchesView | undefined): MatchesView | null {
  const matches = filledIn(diff.matches, new Map(before?.matches.map((match) => [match.match, match])));
  const rows = filledIn(diff.crossTable, new Map(before?.crossTable.map((row) => [row.entry, row])));
  if (!matches || !rows) return null;
  const known = before?.crossTable ?? [];
  const isSame = rows.length === known.length && rows.every((row, at) => row === known[at]);
  return { ...diff, matches, crossTable: isSame ? known : rows };
}

function isComplete(ranking: {
  readonly line: RankingView['line'];
  readonly rows: RankingView['rows'] | null;
}): ranking is RankingView {
  return ranking.rows !== null;
}

/** The list with each number replaced by its cached view; null where one is not cached. */
function filledIn<View extends object>(
  list: readonly (View | number)[],
  known: ReadonlyMap<number, View>,
): readonly View[] | null {
  const views = list.map((view) => (typeof view === 'number' ? known.get(view) : view));
  return views.every((view) => view !== undefined) ? views : null;
}
