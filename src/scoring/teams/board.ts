import type { Side } from '../../bridge/seat.ts';
import { add, exact, multiply, ZERO, type Exact } from '../numbers/exact.ts';
import { imps } from '../boards/imps.ts';
import { weightShare } from '../component-weight.ts';
import type { WeightedScore } from '../scoring-line.ts';
import type { Grade } from './grade.ts';
import { forTeams, ROOMS, type ForTeams, type Room, type MatchTeam } from './team.ts';

/** A score from North-South's side, or several with whole percents that add up to 100 (Law 12C1). */
export type AssignedScore =
  | { readonly kind: 'score'; readonly score: number }
  | { readonly kind: 'weighted'; readonly scores: readonly WeightedScore[] };

/** The result of a board at one table. A split score gives each side its own (EBU White Book 4.1.1.3). */
export type TableResult =
  | AssignedScore
  | { readonly kind: 'split'; readonly ns: AssignedScore; readonly ew: AssignedScore }
  | { readonly kind: 'award'; readonly ns: Grade; readonly ew: Grade }
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
 * tables have an award and they differ, so the director must say which holds.
 */
export type NoComparisonReason = 'notPlayed' | 'oneTable' | 'wrongSeats' | 'awardsDiffer';

export type BoardOutcome =
  | { readonly kind: 'compared'; readonly figures: BoardComparison }
  | { readonly kind: 'awarded'; readonly grades: ForTeams<Grade> }
  | { readonly kind: 'missing'; readonly reason: NoComparisonReason };

/** Compares the two lines of a board. An award at either table is the board's. */
export function boardOutcome(lines: TableLines): BoardOutcome {
  const awards = ROOMS.flatMap((room) => gradesAt(lines[room]) ?? []);
  const [award, other] = awards;
  if (award) {
    const agree = other === undefined || (other.home === award.home && other.away === award.away);
    return agree ? { kind: 'awarded', grades: award } : { kind: 'missing', reason: 'awardsDiffer' };
  }
  const open = scoresAt(lines.open);
  const closed = scoresAt(lines.closed);
  if (!open || !closed) return { kind: 'missing', reason: open || closed ? 'oneTable' : 'notPlayed' };
  if (lines.open?.ns === lines.closed?.ns) return { kind: 'missing', reason: 'wrongSeats' };
  return { kind: 'compared', figures: compareTables(open, closed) };
}

function gradesAt(line: TableLine | null): ForTeams<Grade> | null {
  const result = line?.result;
  if (!line || result?.kind !== 'award') return null;
  return forTeams((team) => result[sideKey(line, team)]);
}

function sideKey(line: TableLine, team: MatchTeam): 'ns' | 'ew' {
  return sideAt(line, team) === 'NS' ? 'ns' : 'ew';
}

/** Where a team sat on a line. */
export function sideAt({ ns }: TableLine, team: MatchTeam): Side {
  return ns === team ? 'NS' : 'EW';
}

/** Each team's scores at a table, from its own side; null where none was obtained. */
export function scoresAt(line: TableLine | null): ForTeams<readonly WeightedScore[]> | null {
  if (line === null) return null;
  const { result } = line;
  switch (result.kind) {
    case 'score':
    case 'weighted':
      return forTeams((team) => components(result, sideAt(line, team)));
    case 'split':
      return forTeams((team) => components(result[sideKey(line, team)], sideAt(line, team)));
    case 'award':
    case 'notPlayed':
      return null;
  }
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
function compareTables(
  open: ForTeams<readonly WeightedScore[]>,
  closed: ForTeams<readonly WeightedScore[]>,
): BoardComparison {
  const weighted = (worth: (difference: number) => number): ForTeams<Exact> =>
    forTeams((team) => weightedWorth(open[team], closed[team], worth));
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
