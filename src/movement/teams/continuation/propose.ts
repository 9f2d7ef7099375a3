import type { ScheduleChange } from '../../continuation/change.ts';
import type { TeamContinuationProblem, TeamProposal } from './change.ts';
import { withFewerBoards, withRounds } from './plan.ts';
import type { RunningMatches, RunningTeams } from './running.ts';
import { withLateTeam, withoutTeam } from './teams-come-and-go.ts';
import { isRunningSwiss, joinsSwiss } from './late-in-swiss.ts';
import { afterWrongOpponents } from './wrong-opponents.ts';

/** The changes that a schedule of teams has. */
export type TeamScheduleChange = Extract<
  ScheduleChange,
  { readonly kind: 'late-pairs' | 'pair-leaves' | 'rounds' | 'boards-per-round' | 'wrong-opponents' }
>;

/**
 * The ways to go on after a change of teams, or of the pairs of a Swiss, best first: at least one, or the reason why
 * there is none. Rounds that have begun stay as they are, but for opponents who were exchanged in them.
 */
export function proposeForTeams(
  running: RunningMatches,
  change: TeamScheduleChange,
  from: number,
): readonly TeamProposal[] | TeamContinuationProblem {
  const answer = proposalFor(running, change, from);
  return 'code' in answer || !('rule' in answer) ? answer : [answer];
}

function proposalFor(
  running: RunningMatches,
  change: TeamScheduleChange,
  from: number,
): TeamProposal | readonly TeamProposal[] | TeamContinuationProblem {
  if (change.kind === 'wrong-opponents') return afterWrongOpponents(running, change);
  if (change.kind === 'late-pairs' && isRunningSwiss(running)) return joinsSwiss(running);
  if (!isOfTeams(running)) throw new Error(`${running.spec.kind} has no change of the kind ${change.kind}`);
  switch (change.kind) {
    case 'late-pairs':
      return withLateTeam(running, from);
    case 'pair-leaves':
      return withoutTeam(running, change.pair);
    case 'rounds':
      return withRounds(running, change.rounds);
    case 'boards-per-round':
      return withFewerBoards(running, change.boards, from);
  }
}

function isOfTeams(running: RunningMatches): running is RunningTeams {
  return running.spec.kind !== 'swiss-pairs';
}

/** Whether nothing can be proposed. */
export function isTeamProblem(
  answer: readonly TeamProposal[] | TeamContinuationProblem,
): answer is TeamContinuationProblem {
  return 'code' in answer;
}
