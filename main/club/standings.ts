import { exact, writeExact, type Exact } from '../../src/scoring/exact.ts';
import type { ScoringLine } from '../../src/scoring/lines.ts';
import { percentageOf, pointsOf, type BoardScores, type ScoredLine } from '../../src/scoring/matchpoints.ts';
import { progress, type Progress } from '../../src/scoring/progress.ts';
import type { RankedEntry } from '../../src/scoring/ranking.ts';
import { REGULATIONS } from '../../src/scoring/regulation.ts';
import { scoreSession, type Ranking, type SessionScores } from '../../src/scoring/session.ts';
import { slotOf } from '../store/results.ts';
import type { Club } from './club.ts';
import type {
  BoardScoresView,
  FrequencyView,
  News,
  RankingRowView,
  RankingView,
  ResultView,
  ScoredResultView,
  SectionStandingsView,
  SectionView,
  SessionView,
  Slot,
  StandingsNews,
  StandingsView,
} from './model.ts';
import { isProblem, type ClubProblem } from './problem.ts';
import { boardKey, isScoredFrom, type KeptBoard, type KeptScores } from './score-book.ts';
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

function currentScores(
  club: Club,
  session: number,
): { readonly change: number; readonly scores: KeptScores } | ClubProblem {
  return club.store.snapshot(() => {
    const { id: change } = club.store.changes.last(session);
    const upTo = club.store.changes.lastOfResults(session);
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

/** The scores of a session; boards that are as they were before stay the same objects. */
function scoresOf(session: SessionView, upTo: number, before: KeptScores | null): KeptScores {
  const results = Map.groupBy(session.results, (result) => result.section);
  const boards = new Map<string, KeptBoard>();
  const sections = session.sections.map((section) => {
    const ofSection = results.get(section.id) ?? [];
    const scores = scoreSection(section, ofSection);
    const byBoard = Map.groupBy(ofSection, (result) => result.board);
    for (const board of scores.boards) {
      const key = boardKey(section.id, board.board);
      boards.set(key, keptBoard(board, byBoard.get(board.board) ?? [], before?.boards.get(key), upTo));
    }
    return sectionView(section, scores, (board) => boards.get(boardKey(section.id, board))?.view);
  });
  return { upTo, sections, boards };
}

function keptBoard(
  scores: BoardScores<Line>,
  results: readonly ResultView[],
  before: KeptBoard | undefined,
  upTo: number,
): KeptBoard {
  if (before && isScoredFrom(before, results, scores.expected)) return before;
  return { view: boardView(scores), results, since: upTo };
}

/** Curves are drawn to a hundredth of a percent: more decimals would only travel. */
const DRAWN = 100;

const AVERAGE = writeExact(exact(1, 2));

/** A line for the scorer that remembers where it stands. */
type Line = ScoringLine & Slot;

function scoreSection(section: SectionView, results: readonly ResultView[]): SessionScores<Line> {
  const present = section.entries.filter((entry) => !entry.phantom);
  const lines = new Map(present.map((entry) => [entry.id, entry.line ?? 'NS']));
  return scoreSession<Line>(results.map(scoringLine), {
    winners: section.winners,
    regulation: REGULATIONS.wbf,
    entries: present.map((entry) => entry.id),
    lineOf: (entry) => lines.get(entry) ?? 'NS',
  });
}

function sectionView(
  section: SectionView,
  scores: SessionScores<Line>,
  viewOf: (board: number) => BoardScoresView | undefined,
): SectionStandingsView {
  const rounds = progress(scores.boards, (line) => line.round, section.rounds);
  return {
    section: section.id,
    winners: section.winners,
    rankings: scores.rankings.map((ranking) => rankingView(ranking, rounds, section.rounds)),
    boards: scores.boards.flatMap(({ board }) => viewOf(board) ?? []),
  };
}

function scoringLine(result: ResultView): Line {
  const { board, ns, ew, score, outcome } = result;
  const award = outcome.kind === 'award' ? { ns: outcome.ns, ew: outcome.ew } : null;
  return { ...slotOf(result), board, ns, ew, score, award };
}

function rankingView({ line, rows }: Ranking, rounds: ReadonlyMap<number, Progress>, count: number): RankingView {
  const empty = Array.from({ length: count }, () => null);
  return { line, rows: rows.map((row) => rowView(row, rounds.get(row.entry) ?? empty)) };
}

function rowView(row: RankedEntry, byRound: Progress): RankingRowView {
  return {
    entry: row.entry,
    place: row.place,
    tied: row.tied,
    percentage: writeOrNull(row.percentage),
    matchpoints: writeExact(row.points),
    available: writeExact(exact(row.available)),
    boards: row.boards,
    byRound: byRound.map((percentage) => percentage && Math.round(percentage * DRAWN) / DRAWN),
  };
}

function boardView(scores: BoardScores<Line>): BoardScoresView {
  const { board, actual, expected, top } = scores;
  return {
    board,
    actual,
    expected,
    top,
    results: scores.results.map((result) => scoredView(scores, result)),
    frequencies: scores.frequencies.map(({ score, times, ns, ew }): FrequencyView => {
      const percentage = percentageOf(scores, ns);
      return {
        score,
        times,
        nsPoints: writeExact(pointsOf(scores, ns)),
        ewPoints: writeExact(pointsOf(scores, ew)),
        // The only result of all has nothing to be compared with; in any larger field it is worth the average.
        nsPercentage: percentage ? writeExact(percentage) : AVERAGE,
      };
    }),
  };
}

function scoredView(scores: BoardScores<Line>, { line, ns, ew }: ScoredLine<Line>): ScoredResultView {
  const points = (figure: number | null) => (figure === null ? null : writeExact(pointsOf(scores, figure)));
  const share = (figure: number | null) => (figure === null ? null : writeOrNull(percentageOf(scores, figure)));
  return {
    ...slotOf(line),
    nsPoints: points(ns),
    ewPoints: points(ew),
    nsPercentage: share(ns),
    ewPercentage: share(ew),
  };
}

function writeOrNull(value: Exact | null): string | null {
  return value && writeExact(value);
}
