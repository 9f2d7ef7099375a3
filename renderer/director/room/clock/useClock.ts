import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BreakChange } from '../../../../main/club/schedule/clock.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { withBreak } from '../../../../src/session/timetable.ts';
import type { ClockAction } from '../../../../src/session/clock.ts';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { queryKeys } from '../../api/queryKeys.ts';

/** The actions of the clock. */
export interface ClockActions {
  readonly startOrPause: () => void;
  readonly next: () => void;
  readonly previous: () => void;
  /** Adds minutes to the round; negative ones shorten it. */
  readonly addMinutes: (minutes: number) => void;
  /** Adds a break after a round, or removes it. */
  readonly changeBreak: (change: BreakChange) => void;
}

/** The actions of the clock. Their answers appear on screen at once, before the event stream reports them. */
export function useClock({ id, clock }: SessionView): ClockActions {
  const client = useQueryClient();
  const { mutate } = useMutation({
    // Requests run one after the other, so that a move called while the clock starts finds it started.
    scope: { id: 'clock' },
    mutationFn: ({ action, seconds }: { action: ClockAction['action']; seconds?: number }) =>
      api.clock(id, action, seconds),
    onSuccess: (answer) => {
      if (isProblemAnswer(answer)) return;
      client.setQueryData<SessionView>(queryKeys.session(id), (session) => session && { ...session, clock: answer });
    },
  });
  const { mutate: setBreak } = useMutation({
    scope: { id: 'clock' },
    mutationFn: (change: BreakChange) => api.changeBreak(id, change),
    onSuccess: (answer, { after, minutes }) => {
      if (isProblemAnswer(answer)) return;
      client.setQueryData<SessionView>(
        queryKeys.session(id),
        (session) => session && { ...session, breaks: withBreak(session.breaks, after, minutes) },
      );
    },
  });
  return {
    startOrPause: () => mutate({ action: clock.endsAt === null ? 'start' : 'pause' }),
    next: () => mutate({ action: 'next' }),
    previous: () => mutate({ action: 'previous' }),
    changeBreak: setBreak,
    addMinutes: (minutes) => mutate({ action: 'add', seconds: minutes * 60 }),
  };
}
