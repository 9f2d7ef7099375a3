import { useState } from 'react';
import type { ProposalsView, ProposalView, TeamProposalView } from '../../../../main/club/model/schedule.ts';
import type { ClubProblem } from '../../../../main/club/problem.ts';
import type { ScheduleRequest } from '../../../../main/club/schedule/proposals.ts';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';

/** The state of a change. */
export type ChangeState =
  | { readonly kind: 'typing' }
  | { readonly kind: 'proposed'; readonly request: ScheduleRequest; readonly answer: ProposalsView }
  | ({ readonly kind: 'applied'; readonly proposal: ProposalView | TeamProposalView } & Written)
  | ({ readonly kind: 'undone' } & Written)
  | { readonly kind: 'refused'; readonly problem: ClubProblem };

/** What holds for the schedule of a version, and no later one. */
interface Written {
  readonly version: number;
}

/**
 * Fetches the proposals for a change, applies one of them, and undoes the last change. What was done is forgotten once
 * the schedule has changed again, by an undo on the screen or in another window.
 */
export function useChange(session: number, scheduleVersion: number) {
  const [known, setState] = useState<ChangeState>({ kind: 'typing' });
  const isOutdated = 'version' in known && known.version < scheduleVersion;
  const state: ChangeState = isOutdated ? { kind: 'typing' } : known;
  const refused = (problem: unknown) => setState({ kind: 'refused', problem: problem as ClubProblem });
  return {
    state,
    type: () => setState({ kind: 'typing' }),
    propose: async (request: ScheduleRequest) => {
      const answer = await api.proposeChange(session, request);
      if (isProblemAnswer(answer)) refused(answer);
      else setState({ kind: 'proposed', request, answer });
    },
    apply: async (
      request: ScheduleRequest,
      { version, frozen }: ProposalsView,
      proposal: ProposalView | TeamProposalView,
      onApplied: () => void,
    ) => {
      const answer = await api.applyChange(session, { ...request, version, frozen, key: proposal.key });
      if (isProblemAnswer(answer)) return refused(answer);
      setState({ kind: 'applied', proposal, version: version + (isSchedule(proposal) ? 1 : 0) });
      onApplied();
    },
    undo: async () => {
      const answer = await api.undoSchedule(session);
      if (isProblemAnswer(answer)) refused(answer);
      else setState({ kind: 'undone', version: scheduleVersion + 1 });
    },
  };
}

/** The rules that write no version of the schedule. */
const WITHOUT_SCHEDULE: ReadonlySet<string> = new Set(['team-leaves', 'draw-stands', 'not-played']);

function isSchedule({ rule }: ProposalView | TeamProposalView): boolean {
  return !WITHOUT_SCHEDULE.has(rule.kind);
}
