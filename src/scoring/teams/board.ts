import type { Side } from '../../bridge/seat.ts';
import { add, exact, multiply, ZERO, type Exact } from '../numbers/exact.ts';
import { imps } from '../boards/imps.ts';
import { weightShare } from '../component-weight.ts';
import type { WeightedScore } from '../scoring-line.ts';
import type { Grade } from './grade.ts';
import { forTeams, MATCH_TEAMS, opponentOf, ROOMS, type ForTeams, type Room, type MatchTeam } from './team.ts';

/** A score from North-South's side, or several with whole percents that add up to 100 (Law 12C1). */
export type AssignedScore =
  | { readonly kind: 'score'; readonly score: number }
  | { readonly kind: 'weighted'; readonly scores: readonly WeightedScore[] };

/** What one side has from a table: a score, or an average in its place. */
export type SideResult = AssignedScore | { readonly kind: 'average'; readonly grade: Grade };

/**
 * The result of a board at one table. A split score gives each side its own (EBU White Book 4.1.1.3). An award that is
 * no average has no worth in a match: the director must give another.
 */
export type TableResult =
  | AssignedScore
  | { readonly kind: 'split'; readonly ns: SideResult; readonly ew: SideResult }
  | { readonly kind: 'award'; readonly ns: Grade; readonly ew: Grade }
  | { readonly kind: 'otherAward' }
  | { readonly kind: 'notPlayed' };

/**
 * One table's line of a match: `ns` is the team that sat North-South. A caller's line may have further fields, since
 * every answer contains the line itself.
 */
export interface TableLine {
  readonly board: number;
  readonly room: Room;
  readonly ns: MatchTeam;
  readonly result: TableResult;
  /** The form in which a fouled board was played; left out while it isn't fouled. */
  readonly form?: string;
}

/** The lines of one board. */
export type TableLines<Line extends TableLine = TableLine> = Readonly<Record<Room, Line | null>>;

/** A board that was played at both tables, as each team scores it. Without a split score the two are opposites. */
export interface BoardComparison {
  readonly imps: ForTeams<Exact>;
  /** The difference in total points. */
  readonly points: ForTeams<Exact>;
  /** 2 for the better score, 1 for the same, 0 for the worse. */
  readonly boardPoints: ForTeams<Exact>;
}

/**
 * Why two lines give no comparison. `wrongSeats`: the same team sat North-South at both tables. `awardsDiffer`: both
 * tables have an award and they differ, so the director must say which holds. `fouled`: the tables played different
 * forms of the board (Law 87). `otherAward`: the award is no average.
 */
export type NoComparisonReason = 'notPlayed' | 'oneTable' | 'wrongSeats' | 'awardsDiffer' | 'fouled' | 'otherAward';

/** A team without a grade, where the other has one, has its score compared. */
export type BoardOutcome =
  | { readonly kind: 'compared'; readonly figures: BoardComparison }
  | {
      readonly kind: 'awarded';
      readonly grades: ForTeams<Grade | null>;
      /** 0 for a team with a grade; null where both have one. */
      readonly figures: BoardComparison | null;
    }
  | { readonly kind: 'missing'; readonly reason: NoComparisonReason };

/** Compares the two lines of a board. An award at either table is the board's, for the team that has it. */
export function boardOutcome(lines: TableLines): BoardOutcome {
  if (ROOMS.some((room) => lines[room]?.result.kind === 'otherAward')) return missing('otherAward');
  const awards = forTeams((team) => [...new Set(ROOMS.flatMap((room) => gradeAt(lines[room], team) ?? []))]);
  if (awards.home.length > 1 || awards.away.length > 1) return missing('awardsDiffer');
  const grades = forTeams((team) => awards[team][0] ?? null);
  if (grades.home && grades.away) return { kind: 'awarded', grades, figures: null };
  const graded = MATCH_TEAMS.find((team) => grades[team] !== null);
  const reason = notComparable(lines, graded === undefined ? MATCH_TEAMS : [opponentOf(graded)]);
  if (reason) return missing(reason);
  const figures = compareTables(lines);
  return graded === undefined ? { kind: 'compared', figures } : { kind: 'awarded', grades, figures };
}

function missing(reason: NoComparisonReason): BoardOutcome {
  return { kind: 'missing', reason };
}

/** Why the scores of these teams can't be compared; null where they can. */
function notComparable({ open, closed }: TableLines, teams: readonly MatchTeam[]): NoComparisonReason | null {
  if (open?.result.kind === 'notPlayed' || closed?.result.kind === 'notPlayed') return 'notPlayed';
  const [atOpen, atClosed] = [open, closed].map((line) => teams.every((team) => scoresAt(line, team) !== null));
  if (!atOpen || !atClosed) return atOpen || atClosed ? 'oneTable' : 'notPlayed';
  if (open?.ns === closed?.ns) return 'wrongSeats';
  return (open?.form ?? '') === (closed?.form ?? '') ? null : 'fouled';
}

/** The average of a team at a table; null without one. */
function gradeAt(line: TableLine | null, team: MatchTeam): Grade | null {
  const side = sideResult(line, team);
  return side?.kind === 'average' ? side.grade : null;
}

function sideResult(line: TableLine | null, team: MatchTeam): SideResult | null {
  if (line === null) return null;
  const { result } = line;
  const key = sideAt(line, team) === 'NS' ? 'ns' : 'ew';
  switch (result.kind) {
    case 'score':
    case 'weighted':
      return result;
    case 'split':
      return result[key];
    case 'award':
      return { kind: 'average', grade: result[key] };
    case 'otherAward':
    case 'notPlayed':
      return null;
  }
}

/** Where a team sat on a line. */
export function sideAt({ ns }: TableLine, team: MatchTeam): Side {
  return ns === team ? 'NS' : 'EW';
}

/** A team's scores at a table, from its own side; null where none was obtained. */
export function scoresAt(line: TableLine | null, team: MatchTeam): readonly WeightedScore[] | null {
  const side = sideResult(line, team);
  return line === null || side === null || side.kind === 'average' ? null : components(side, sideAt(line, team));
}

function components(assigned: AssignedScore, side: Side): readonly WeightedScore[] {
  const sign = side === 'NS' ? 1 : -1;
  if (assigned.kind === 'score') return [{ score: sign * assigned.score, percent: 100 }];
  return assigned.scores.map((one) => ({ ...one, score: sign * one.score }));
}

/**
 * Each component of one table against each of the other, weighted afterwards (Law 12C1; EBU White Book 4.1.1.4):
 * the IMPs of a mean score are not the mean of the IMPs.
 */
function compareTables({ open, closed }: TableLines): BoardComparison {
  const weighted = (worth: (difference: number) => number): ForTeams<Exact> =>
    forTeams((team) => weightedWorth(scoresAt(open, team) ?? [], scoresAt(closed, team) ?? [], worth));
  return {
    imps: weighted(imps),
    points: weighted((difference) => difference),
    boardPoints: weighted((difference) => 1 + Math.sign(difference)),
  };
}

function weightedWorth(
  open: readonly WeightedScore[],
  closed: readonly WeightedScore[],
  worth: (difference: number) => number,
): Exact {
  let sum = ZERO;
  for (const first of open) {
    for (const second of closed) {
      const weight = multiply(weightShare(first), weightShare(second));
      sum = add(sum, multiply(weight, exact(worth(first.score + second.score))));
    }
  }
  return sum;
}
