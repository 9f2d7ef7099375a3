import { compare, exact, type Exact } from '../numbers/exact.ts';
import type { ForTeams, MatchTeam } from './team.ts';

/** An artificial adjusted score for one side (Law 12C2): average plus, average, average minus. */
export const GRADES = ['plus', 'average', 'minus'] as const;
export type Grade = (typeof GRADES)[number];

/** IMPs of a board (EBU White Book 4.1.1.1). */
export const GRADE_IMPS: Readonly<Record<Grade, Exact>> = { plus: exact(3), average: exact(0), minus: exact(-3) };

/** Percent of a top (Law 12C2). */
const GRADE_PERCENT: Readonly<Record<Grade, number>> = { plus: 60, average: 50, minus: 40 };

/** Of the two points of a board at board-a-match: 1.2, 1 or 0.8. */
export const GRADE_BOARD_POINTS: Readonly<Record<Grade, Exact>> = {
  plus: exact(2 * GRADE_PERCENT.plus, 100),
  average: exact(2 * GRADE_PERCENT.average, 100),
  minus: exact(2 * GRADE_PERCENT.minus, 100),
};

/** The grade an award in percent stands for; null for any other percentage. */
export function gradeOfPercent(percent: number): Grade | null {
  return GRADES.find((grade) => GRADE_PERCENT[grade] === percent) ?? null;
}

/**
 * Who is at fault that boards weren't played: one team, both, both in part, or neither, when it was somebody else such
 * as the table before or the director.
 */
export const TEAMS_AT_FAULT = ['home', 'away', 'both', 'partly', 'neither'] as const;
export type TeamsAtFault = (typeof TEAMS_AT_FAULT)[number];

/** Average minus to a side at fault, average in part, average plus to one that is not (Law 12C2; White Book 3.3.7). */
export function gradesOfFault(fault: TeamsAtFault): ForTeams<Grade> {
  if (fault === 'partly') return { home: 'average', away: 'average' };
  const grade = (team: MatchTeam): Grade => (fault === team || fault === 'both' ? 'minus' : 'plus');
  return { home: grade('home'), away: grade('away') };
}

/**
 * What a grade is worth to a side with this average on its other boards: average plus is never less, and average
 * minus never more, than the side's own average (Law 12C2; EBU White Book 4.1.1.1).
 * @param own null where there is no other board, or where the regulation fixes the worth
 */
export function gradeWorth(grade: Grade, fixed: Exact, own: Exact | null): Exact {
  if (own === null || grade === 'average') return fixed;
  const better = compare(own, fixed) > 0;
  return better === (grade === 'plus') ? own : fixed;
}
