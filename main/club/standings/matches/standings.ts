import { isDeepStrictEqual } from 'node:util';
import { givenAwards, type RankingAwards } from '../../../../src/scoring/masterpoints/ranking-awards.ts';
import { rankMatches, rankMatchesAfterRound } from '../../../../src/scoring/ranked-matches.ts';
import { crossTable } from '../../../../src/scoring/ranked-matches/cross-table.ts';
import type { MatchRanking, RankedMatches } from '../../../../src/scoring/ranked-matches/ranked.ts';
import type { MatchStageScoring } from '../../../../src/scoring/ranked-matches/scoring.ts';
import type { BoardScores } from '../../../../src/scoring/boards/board-scores.ts';
import { writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { serializeExacts } from '../../../../src/scoring/numbers/serialize.ts';
import type { ResultLine } from '../../../../src/session/result-line.ts';
import { slotOf } from '../../../../src/session/slot.ts';
import type { CrossRowView, MatchBoardFigure, MatchesView, MatchScoreView, TeamUnit } from '../../model/matches.ts';
import type { SessionView } from '../../model/session.ts';
import type { FieldStandingsView } from '../../model/standings.ts';
import { bracketRanking, rankedByBracket } from '../knockout/places.ts';
import { cachedRow, type CachedRow } from '../cached-rows.ts';
import { masterpointTerms } from '../ranking-terms.ts';
import { masterpointsView, rowView, type RowSource } from '../ranking-view.ts';
import { matchBoards, type CachedMatchBoard } from './boards.ts';
import type { RankedField } from '../ranked-field.ts';
import { linesOfMatches, stageToRank, type MatchResultLine } from './stage.ts';
import { matchView } from './view.ts';

/** A stage of matches that was ranked, and its views with the change since which each is the same. */
export interface RankedStage {
  readonly ranked: RankedMatches<MatchResultLine>;
  readonly view: FieldStandingsView;
  readonly rows: readonly CachedRow[];
  /** By match. */
  readonly matches: ReadonlyMap<number, CachedMatch>;
  /** By number. */
  readonly boards: ReadonlyMap<number, CachedMatchBoard>;
  readonly figure: MatchBoardFigure;
  /** The change since which each board has been the same. */
  readonly boardsSince: ReadonlyMap<number, number>;
  /** The rows of the cross-table, by entry. */
  readonly crossRows: ReadonlyMap<number, CachedCrossRow>;
}

interface CachedCrossRow {
  readonly view: CrossRowView;
  readonly since: number;
}

interface CachedMatch {
  readonly view: MatchScoreView;
  readonly since: number;
}

/**
 * Ranks the matches of a session.
 * @param before the same session as it was ranked before: matches that have not changed are not scored again
 * @param field the boards of a Swiss of pairs, which are compared with each other; null where teams meet
 */
export function rankedStage(
  session: SessionView,
  scoring: MatchStageScoring,
  upTo: number,
  before: RankedStage | null,
  field: RankedField | null = null,
): RankedStage {
  const known = before?.ranked ?? null;
  const ranked = field
    ? rankedPairs(session, scoring, field, known)
    : rankedByBracket(session, rankMatches(stageToRank(session, scoring, linesOfMatches(session)), known));
  const figure = boardFigureOf(scoring);
  const matches = new Map(
    ranked.matches.map((match) => {
      const view = matchView(match);
      const known = before?.matches.get(view.match);
      return [view.match, known && isSameMatch(known.view, view) ? known : { view, since: upTo }] as const;
    }),
  );
  const rowsBefore = new Map(before?.rows.map((row) => [row.view.entry, row]));
  const given = givenTo(session, ranked.ranking);
  const masterpoints = masterpointsView(given);
  const rows = rowSources(ranked.ranking, given).map((source) =>
    cachedRow(source, rowsBefore.get(source.row.entry), upTo),
  );
  const boards = field ? NO_BOARDS : matchBoards(ranked, figure, before?.figure === figure ? before.boards : null);
  const crossRows = cachedCrossRows(ranked, upTo, before?.crossRows ?? null);
  const view: FieldStandingsView = {
    ...stageHeader(session, scoring),
    rankings: [{ line: null, rows: rows.map((row) => row.view), ...(masterpoints && { masterpoints }) }],
    boards: [...boards.values()].map((board) => board.view),
    matches: matchesView(
      ranked,
      scoring,
      [...matches.values()],
      [...crossRows.values()].map((row) => row.view),
    ),
  };
  return { ranked, view, rows, matches, boards, figure, boardsSince: boardsSince([...matches.values()]), crossRows };
}

const NO_BOARDS: RankedStage['boards'] = new Map();

/** The matches of pairs, by boards that are scored already. */
function rankedPairs(
  session: SessionView,
  scoring: MatchStageScoring,
  { linesByBoard, scores }: RankedField,
  before: RankedStage['ranked'] | null,
): RankedStage['ranked'] {
  const lines = [...linesByBoard.values()].flat().filter(isOfMatch);
  // A guest's result is compared, and is of no match.
  const boards = scores.boards as readonly BoardScores<MatchResultLine>[];
  return rankMatches(stageToRank(session, scoring, lines), before, boards);
}

function isOfMatch(line: ResultLine): line is MatchResultLine {
  return line.match !== undefined;
}

/** The rows of the cross-table: one in which no meeting has changed is the same object as before. */
function cachedCrossRows(
  ranked: RankedMatches<MatchResultLine>,
  upTo: number,
  before: RankedStage['crossRows'] | null,
): RankedStage['crossRows'] {
  return new Map(
    crossTable(ranked).map((row) => {
      const view = serializeExacts(row);
      const known = before?.get(view.entry);
      return [view.entry, known && isDeepStrictEqual(known.view, view) ? known : { view, since: upTo }] as const;
    }),
  );
}

/** A board has changed when one of the matches that play it has. */
function boardsSince(matches: readonly CachedMatch[]): ReadonlyMap<number, number> {
  const newest = new Map<number, number>();
  for (const { view, since } of matches) {
    for (const { board } of view.segments.flatMap(({ boards }) => boards)) {
      newest.set(board, Math.max(newest.get(board) ?? 0, since));
    }
  }
  return newest;
}

/** The standing and the cross-table after a round, without the matches themselves. */
export function stageAfterRound(
  session: SessionView,
  scoring: MatchStageScoring,
  { ranked }: RankedStage,
  round: number,
): FieldStandingsView {
  const ranking = bracketRanking(session, ranked, rankMatchesAfterRound(ranked, round), round);
  const rows = rowSources(ranking).map(rowView);
  return {
    ...stageHeader(session, scoring),
    rankings: [{ line: null, rows }],
    boards: [],
    matches: matchesView(ranked, scoring, [], crossTable(ranked, round).map(serializeExacts)),
  };
}

function stageHeader(
  { sections }: SessionView,
  scoring: MatchStageScoring,
): Omit<FieldStandingsView, 'rankings' | 'boards'> {
  const unit = boardFigureOf(scoring) === 'boardPoints' ? 'matchpoints' : 'imps';
  return { sections: sections.map(({ id }) => id), unit, rankedBy: 'total', winners: 1 };
}

/** A ranking of matches has no course over the rounds to be drawn. */
const NO_COURSE: readonly null[] = [];

/** Masterpoints by matches come from a file alone: schemes give them by places of pairs and players. */
function givenTo({ terms, ranks }: SessionView, { rows }: MatchRanking): RankingAwards | undefined {
  const masterpoints = masterpointTerms({ terms, ranks });
  return masterpoints && 'given' in masterpoints ? givenAwards(rows, masterpoints) : undefined;
}

function rowSources({ rows, terms }: MatchRanking, given?: RankingAwards): readonly RowSource[] {
  const awards = given && { scratch: given, handicap: null };
  const common = { figure: 'total', basis: 'total', terms, most: 0, ...(awards && { awards }) } as const;
  return rows.map((row) => {
    const { matches, won, drawn, lost, impsWon, impsLost, pointsWon, pointsLost } = row;
    const imps = { impsWon: writeExact(impsWon), impsLost: writeExact(impsLost) };
    const points = { pointsWon: writeExact(pointsWon), pointsLost: writeExact(pointsLost) };
    const record = { matches, won, drawn, lost, ...imps, ...points };
    return { row, byRound: NO_COURSE, common, withdrawn: row.withdrawn ?? undefined, record };
  });
}

function matchesView(
  ranked: RankedMatches<MatchResultLine>,
  scoring: MatchStageScoring,
  matches: readonly CachedMatch[],
  cross: readonly CrossRowView[],
): MatchesView {
  return {
    unit: unitOf(scoring),
    boardFigure: boardFigureOf(scoring),
    matches: matches.map(({ view }) => view),
    crossTable: cross,
    stray: [...ranked.stray, ...ranked.matches.flatMap(({ score }) => score.stray)].map(({ line, reason }) => ({
      ...slotOf(line),
      reason,
    })),
  };
}

/** What a match scores by itself stays the same object; what it counts may have changed by a withdrawal. */
function isSameMatch(one: MatchScoreView, other: MatchScoreView): boolean {
  return (
    one.segments === other.segments &&
    one.count === other.count &&
    one.result.home?.exact === other.result.home?.exact &&
    one.result.away?.exact === other.result.away?.exact
  );
}

function boardFigureOf({ comparison }: MatchStageScoring): MatchBoardFigure {
  if (comparison === 'aggregate') return 'points';
  return comparison === 'board-a-match' ||
    comparison === 'matchpoints' ||
    comparison === 'patton-ratio' ||
    comparison === 'patton-imps'
    ? 'boardPoints'
    : 'imps';
}

function unitOf({ comparison, scale }: MatchStageScoring): TeamUnit {
  if (comparison === 'imps' && scale === null) return 'imps';
  return scale !== null && comparison !== 'patton-imps' && comparison !== 'patton-ratio' ? 'victory-points' : 'points';
}
