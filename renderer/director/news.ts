import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { slotKey, withLines } from '../../src/movement/slot.ts';
import type {
  ResultView,
  FieldStandingsView,
  SessionNews,
  SessionView,
  StandingsNews,
  StandingsView,
} from '../../main/club/model.ts';
import { api } from './api.ts';
import { keys } from './keys.ts';

const turns = new Map<number, Promise<void>>();

/**
 * Brings a session and its standings up to `change`, in one step, so that the screen is drawn once. Of what this page
 * knows already nothing is fetched again. One after another: a change that came in meanwhile needs no question of its own.
 */
export function refreshSession(client: QueryClient, session: number, change: number): Promise<void> {
  const turn = (turns.get(session) ?? Promise.resolve()).then(() => bringUpTo(client, session, change));
  turns.set(session, turn);
  return turn;
}

async function bringUpTo(client: QueryClient, id: number, change: number): Promise<void> {
  const [ofSession, ofStandings] = [keys.session(id), keys.standings(id)];
  const session = client.getQueryData<SessionView>(ofSession);
  const standings = client.getQueryData<StandingsView>(ofStandings);
  const since = session && standings ? Math.min(session.change, standings.change) : null;
  if (since !== null && since >= change) return;
  const anew = async () => {
    await Promise.all([ofSession, ofStandings].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  // An answer under way may be from before the change.
  if (since === null || [ofSession, ofStandings].some((queryKey) => client.isFetching({ queryKey }) > 0)) return anew();
  const news = await api.news(id, since).catch(() => null);
  const scored = news && standings && withStandingsNews(standings, news.standings);
  if (!news || !scored) return anew();
  notifyManager.batch(() => {
    client.setQueryData<SessionView>(ofSession, (now) => now && withSessionNews(now, news.session));
    client.setQueryData<StandingsView>(ofStandings, scored);
  });
}

/** The session known, brought up to date; a result that is as it was stays the same object. */
export function withSessionNews(known: SessionView, news: SessionNews): SessionView {
  const before = new Map(known.results.map((result) => [slotKey(result), result]));
  const kept = (result: ResultView) => {
    const same = before.get(slotKey(result));
    return same?.version === result.version ? same : result;
  };
  if (news.kind === 'whole') return { ...news.session, results: news.session.results.map(kept) };
  // What this page wrote itself is in already.
  if (news.change <= known.change) return known;
  const results = withLines(
    known.results,
    news.lines.map((line) => ({ ...line, result: line.result && kept(line.result) })),
  );
  return { ...known, change: news.change, savedAt: news.savedAt, results };
}

/** The standings known, brought up to date; null when the news count on a board that is not known. */
export function withStandingsNews(known: StandingsView, news: StandingsNews): StandingsView | null {
  const fields: FieldStandingsView[] = [];
  for (const field of news.fields) {
    const before = known.fields.find(({ sections }) => sections[0] === field.sections[0]);
    const knownBoards = new Map(before?.boards.map((board) => [board.board, board]));
    const boards = field.boards.map((board) => (typeof board === 'number' ? knownBoards.get(board) : board));
    if (!boards.every((board) => board !== undefined)) return null;
    fields.push({ ...field, boards });
  }
  return { change: news.change, fields };
}
