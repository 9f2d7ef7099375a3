import type { Played, TableOutcome } from '../../bridge/result/result.ts';
import { compare, ZERO, type Exact } from '../numbers/exact.ts';
import { type NoComparisonReason, type TableLine } from './board.ts';
import type { Grade } from './grade.ts';
import { segmentsOf } from './segments.ts';
import { teamTotals, type MatchBoard, type MatchScore, type TeamTotal } from './match.ts';
import { forTeams, type ForTeams, type MatchTeam } from './team.ts';

/** A line with its outcome at the table; null where the director assigned a score in its place. */
export interface SheetLine extends TableLine {
  readonly outcome: TableOutcome | null;
}

/** One room's half of a row: contract, declarer and tricks, and the score in the column of the side that won it. */
export interface SheetCell {
  /** The team that sat North-South. */
  readonly ns: MatchTeam;
  /** Null where no contract was played or none is known. */
  readonly played: Played | null;
  readonly passedOut: boolean;
  /** Points; null in the other side's column, and where there is no single score. */
  readonly nsScore: number | null;
  readonly ewScore: number | null;
}

export interface SheetRow {
  readonly board: number;
  readonly open: SheetCell | null;
  readonly closed: SheetCell | null;
  /** The home team's difference in total points; null where the board wasn't compared. */
  readonly points: Exact | null;
  /** IMPs in the column of the team that won them: null in the other's, 0 in both for a board that was flat. */
  readonly imps: ForTeams<Exact | null>;
  /** Set where averages count instead of a comparison; null for a team whose score is compared. */
  readonly grades: ForTeams<Grade | null> | null;
  /** Set where nothing counts yet. */
  readonly missing: NoComparisonReason | null;
}

/** The boards of one half, or another segment, and what they add up to. */
export interface SheetSegment {
  readonly rows: readonly SheetRow[];
  readonly totals: ForTeams<TeamTotal>;
}

/** The score sheet of a match: board, contract, declarer, tricks, N-S and E-W of both rooms, IMPs; sums by segment. */
export interface ScoreSheet {
  readonly segments: readonly SheetSegment[];
  readonly totals: ForTeams<TeamTotal>;
}

export function scoreSheet({ boards, totals }: MatchScore<SheetLine>, segments: number): ScoreSheet {
  const byNumber = new Map(boards.map((board) => [board.board, board]));
  const parts = segmentsOf([...byNumber.keys()], segments).map((segment) =>
    segment.boards.flatMap((board) => byNumber.get(board) ?? []),
  );
  return { segments: parts.map((part) => ({ rows: part.map(sheetRow), totals: teamTotals(part) })), totals };
}

function sheetRow({ board, lines, state, points, imps }: MatchBoard<SheetLine>): SheetRow {
  return {
    board,
    open: sheetCell(lines.open),
    closed: sheetCell(lines.closed),
    points: points?.home ?? null,
    imps: impColumns(imps),
    grades: state.kind === 'awarded' || state.kind === 'removed' ? state.grades : null,
    missing: state.kind === 'missing' ? state.reason : null,
  };
}

/** Only IMPs won are written. A loss is written where the other team doesn't win as much, as by average minus. */
function impColumns(imps: ForTeams<Exact> | null): ForTeams<Exact | null> {
  if (imps === null) return { home: null, away: null };
  const opposite = imps.home.numerator * imps.away.denominator === -imps.away.numerator * imps.home.denominator;
  return forTeams((team) => (opposite && compare(imps[team], ZERO) < 0 ? null : imps[team]));
}

function sheetCell(line: SheetLine | null): SheetCell | null {
  if (line === null) return null;
  const { ns, outcome, result } = line;
  const score = result.kind === 'score' ? result.score : null;
  return {
    ns,
    played: outcome?.kind === 'played' ? outcome : null,
    passedOut: outcome?.kind === 'passedOut',
    nsScore: score !== null && score >= 0 ? score : null,
    ewScore: score !== null && score <= 0 ? 0 - score : null,
  };
}
