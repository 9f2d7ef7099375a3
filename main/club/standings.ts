import type { BoardScores } from '../../src/scoring/boards/board-scores.ts';
import { METHODS, type MethodCode } from '../../src/scoring/method.ts';
import type { SessionScores } from '../../src/scoring/session.ts';
import { boardView, type Line } from './board-view.ts';
import type { Club } from './club.ts';
import type { News, ResultView, SessionView, StandingsNews, StandingsView } from './model.ts';
import { isProblem, type ClubProblem } from './problem.ts';
import { boardKey, isScoredFrom, type KeptBoard, type KeptScores } from './score-book.ts';
import { scoreSection, sectionView } from './section-scores.ts';
import { readSession, readSessionNews } from './sessions.ts';

/** The standings of a session, worked out anew only when a result has changed since. */
export function readStandings(club: Club, session: number): StandingsView | ClubProblem {
  const found = currentScores(club, session);
  return isProblem(found) ? found : { change: found.change, sections: found.scores.sections };
}

/** What is new in a session and its standings for somebody who has both as of the change `since`. */
export function readNews(club: Club, session: number, since: number): News | ClubProblem {
  return club.store.snapshot((): News | ClubProblem => {
    const news = readSessionNews(club, session, since);
    if (isProblem(news)) return news;
    const standings = readStandingsNews(club, session, since);
    return isProblem(standings) ? standings : { session: news, standings };
  });
}

/** The standings for somebody who has those of the change `since`: of the boards, only what is new. */
function readStandingsNews(club: Club, session: number, since: number): StandingsNews | ClubProblem {
  const found = currentScores(club, session);
  if (isProblem(found)) return found;
  const { change, scores } = found;
  const isNew = (section: number, board: number) => (scores.boards.get(boardKey(section, board))?.since ?? 0) > since;
  const sections = scores.sections.map((section) => ({
    ...section,
    boards: section.boards.map((view) => (isNew(section.section, view.board) ? view : view.board)),
  }));
  return { change, sections };
}

/** The scores of a session as it stands, kept until they change. */
export function currentScores(
  club: Club,
  session: number,
): { readonly change: number; readonly scores: KeptScores } | ClubProblem {
  return club.store.snapshot(() => {
    const { id: change } = club.store.changes.last(session);
    const upTo = club.store.changes.lastOfScores(session);
    const kept = club.scores.get(session);
    if (kept?.upTo === upTo) return { change, scores: kept };
    const view = readSession(club, session);
    if (isProblem(view)) return view;
    const scores = scoresOf(view, upTo, kept);
    club.scores.keep(session, scores);
    return { change, scores };
  });
}

/** Scores a session: a pure function of what is in it. */
export function standingsOf(session: SessionView): StandingsView {
  return { change: session.change, sections: scoresOf(session, session.change, null).sections };
}

/** What the scorer makes of each section of a session. */
export function scoredSections(session: SessionView): KeptScores['scored'] {
  return scoresOf(session, session.change, null).scored;
}

/** The scores of a session; boards that are as they were before, scored the same way, stay the same objects. */
function scoresOf(session: SessionView, upTo: number, before: KeptScores | null): KeptScores {
  const { scoring } = session;
  const known = before?.scoring === scoring.version ? before.boards : null;
  const results = Map.groupBy(session.results, (result) => result.section);
  const boards = new Map<string, KeptBoard>();
  const scored = new Map<number, SessionScores<Line>>();
  const sections = session.sections.map((section) => {
    const ofSection = results.get(section.id) ?? [];
    const scores = scoreSection(section, ofSection, session);
    scored.set(section.id, scores);
    const byBoard = Map.groupBy(ofSection, (result) => result.board);
    for (const board of scores.boards) {
      const key = boardKey(section.id, board.board);
      boards.set(
        key,
        keptBoard(board, byBoard.get(board.board) ?? [], known?.get(key), { upTo, method: scoring.method }),
      );
    }
    const viewOf = (board: number) => boards.get(boardKey(section.id, board))?.view;
    return sectionView(section, scores, session, viewOf);
  });
  return { upTo, scoring: scoring.version, sections, scored, boards };
}

function keptBoard(
  scores: BoardScores<Line>,
  results: readonly ResultView[],
  before: KeptBoard | undefined,
  { upTo, method }: { readonly upTo: number; readonly method: MethodCode },
): KeptBoard {
  if (before && isScoredFrom(before, results, scores)) return before;
  return { view: boardView(scores, METHODS[method].unit), results, since: upTo };
}
