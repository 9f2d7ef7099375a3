import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Slot, slotKey } from '../../../../src/session/slot.ts';
import type { VerificationView } from '../../../../main/club/model/result.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { discardReview } from '../../api/review.ts';

/** The second readings of the lines by slot key, and the function that adds one. */
export interface Verifications {
  readonly read: ReadonlyMap<string, Outcome>;
  readonly verify: (slot: Slot, outcome: Outcome) => void;
  /** Whether the last reading did not reach the club file. */
  readonly failed: boolean;
}

export function useVerifications(session: number): Verifications {
  const client = useQueryClient();
  const queryKey = queryKeys.verifications(session);
  const readings = () => client.getQueryData<readonly VerificationView[]>(queryKey) ?? [];
  /** The saved readings, and after them what was read while they were fetched. */
  const fetchReadings = async () => {
    const known = readings().length;
    const saved: readonly VerificationView[] = await api.verifications(session);
    return [...saved, ...readings().slice(known)];
  };
  const { data } = useQuery({ queryKey, queryFn: fetchReadings });
  const [failed, setFailed] = useState(false);
  const read = useMemo(() => new Map((data ?? []).map((one) => [slotKey(one), one.outcome])), [data]);
  const verify = async (slot: Slot, outcome: Outcome) => {
    const now: VerificationView = { ...slot, outcome, at: new Date().toISOString() };
    // The reading is shown at once. If it can't be saved, the saved readings are fetched again.
    client.setQueryData<readonly VerificationView[]>(queryKey, (all = []) => [...all, now]);
    const answer = await api.verify(session, { ...slot, outcome }).catch(() => null);
    const lost = answer === null || isProblemAnswer(answer);
    setFailed(lost);
    // The review queue is from before this reading.
    discardReview(client, session);
    if (lost) await client.invalidateQueries({ queryKey });
  };
  return { read, verify: (slot, outcome) => void verify(slot, outcome), failed };
}
