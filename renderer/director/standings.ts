import type { SectionStandingsView, StandingsNews, StandingsView } from '../../main/club/model.ts';
import { api } from './api.ts';

/** The standings of a session. Of those known already, the boards that are as they were are not fetched again. */
export async function fetchStandings(session: number, known: StandingsView | undefined): Promise<StandingsView> {
  // Before its first change a session has no number to ask from.
  if (!known?.change) return api.standings(session);
  return withNews(known, await api.standingsSince(session, known.change)) ?? api.standings(session);
}

/** The standings known, brought up to date; null when the news count on a board that is not known. */
export function withNews(known: StandingsView, news: StandingsNews): StandingsView | null {
  const sections: SectionStandingsView[] = [];
  for (const section of news.sections) {
    const before = known.sections.find((candidate) => candidate.section === section.section);
    const knownBoards = new Map(before?.boards.map((board) => [board.board, board]));
    const boards = section.boards.map((board) => (typeof board === 'number' ? knownBoards.get(board) : board));
    if (!boards.every((board) => board !== undefined)) return null;
    sections.push({ ...section, boards });
  }
  return { change: news.change, sections };
}
