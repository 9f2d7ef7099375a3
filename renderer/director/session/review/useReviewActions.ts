import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewItem, ReviewView } from '../../../../main/club/model/review.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { formatShorthand } from '../../../../src/bridge/shorthand/shorthand.ts';
import type { Language } from '../../../../src/language.ts';
import { slotKey } from '../../../../src/session/slot.ts';
import type { Fix } from '../../../../src/review/finding.ts';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { refreshSession } from '../../api/sessionUpdates.ts';
import { ownWrite } from '../../api/ownWrites.ts';
import { notifySettled } from './settledLines.ts';

/** The actions on an item of the queue. */
export interface ReviewActions {
  readonly fix: (item: ReviewItem, fix: Fix) => void;
  /** Accepts the result. The item does not come back while the result stays. */
  readonly accept: (item: ReviewItem) => void;
  /** Whether the last action did not reach the club file. */
  readonly failed: boolean;
}

export function useReviewActions(session: SessionView, language: Language): ReviewActions {
  const client = useQueryClient();
  const [failed, setFailed] = useState(false);
  const queryKey = queryKeys.review(session.id);
  const leave = (item: ReviewItem) =>
    client.setQueryData<ReviewView>(
      queryKey,
      (known) => known && { ...known, items: known.items.filter((one) => !isSameItem(one, item)) },
    );
  const ask = async (item: ReviewItem, write: () => Promise<boolean>) => {
    leave(item);
    const done = await ownWrite(write).catch(() => false);
    setFailed(!done);
    if (!done) await client.fetchQuery({ queryKey, queryFn: () => api.review(session.id), staleTime: 0 });
  };
  return {
    failed,
    fix: (item, fix) =>
      void ask(item, async () => {
        const answer = await api.recordTogether(session.id, fixSubmission(session, item, fix, language));
        if (isProblemAnswer(answer)) return false;
        notifySettled(session.id, fix);
        await refreshSession(client, { kind: 'session', session: session.id, change: answer.change });
        return true;
      }),
    accept: (item) =>
      void ask(item, async () => {
        const { code, slot } = item.finding;
        return !isProblemAnswer(await api.acceptFinding(session.id, { ...slot, code, version: item.version }));
      }),
  };
}

/** Whether two items are the same finding of the same version of a line. */
export function isSameItem(one: ReviewItem, other: ReviewItem): boolean {
  return (
    one.version === other.version &&
    one.finding.code === other.finding.code &&
    slotKey(one.finding.slot) === slotKey(other.finding.slot)
  );
}

/** The lines of a fix as they are sent, with the versions that the fix is for. */
export function fixSubmission(session: SessionView, { finding, version }: ReviewItem, fix: Fix, language: Language) {
  const versions = new Map(session.results.map((result) => [slotKey(result), result.version]));
  return fix.map((repair) => {
    const own = slotKey(repair) === slotKey(finding.slot);
    const expected = own ? version || null : (versions.get(slotKey(repair)) ?? null);
    const typed = repair.outcome === null ? '' : formatShorthand(repair.outcome, language);
    return { ...repair, typed, expectedVersion: expected };
  });
}
