import { hasMatches, isRecordedTeams } from '../../../../src/movement/event-movement.ts';
import type { TeamProposal } from '../../../../src/movement/teams/continuation/change.ts';
import {
  isTeamProblem,
  proposeForTeams,
  type TeamScheduleChange,
} from '../../../../src/movement/teams/continuation/propose.ts';
import type { RunningMatches } from '../../../../src/movement/teams/continuation/running.ts';
import type { Club } from '../../club.ts';
import type { SectionView, SessionView } from '../../model/session.ts';
import type { ClubProblem } from '../../problem.ts';
import { runningTeams } from './running-teams.ts';

/** The ways to go on after a change of teams, or of the pairs of a Swiss. */
export interface TeamWays {
  readonly running: RunningMatches;
  readonly proposals: readonly TeamProposal[];
}

export function teamWays(
  club: Club,
  view: SessionView,
  section: SectionView,
  { change, from }: { readonly change: TeamScheduleChange; readonly from: number },
): TeamWays | ClubProblem {
  if (!hasMatches(section.spec) || isRecordedTeams(section.spec)) return { kind: 'problem', code: 'onlyForPairs' };
  const running = runningTeams(club, view, section, section.spec);
  const proposals = proposeForTeams(running, change, from);
  if (isTeamProblem(proposals)) return { kind: 'problem', code: 'changeNotPossible', cause: proposals };
  return { running, proposals };
}

/** Identifies a proposal among the others. */
export function teamKeyOf({ rule, consequences: { redraws } }: Pick<TeamProposal, 'rule' | 'consequences'>): string {
  return JSON.stringify([rule, redraws]);
}
