import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { TermsView } from '../../../../main/club/model/scoring.ts';
import type { TermsChange } from '../../../../main/club/scoring/terms.ts';
import { mergeTerms } from '../../../../src/scoring/standing/merge-terms.ts';
import { api, isProblemAnswer } from '../../api/client.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { ownWrite } from '../../api/ownWrites.ts';
import { combineTerms } from '../../session/terms.ts';

/** The terms of a session as they are on the screen, and how they get to be saved. */
export interface TermsEditing {
  /** Those that are not saved yet included. */
  readonly terms: TermsView;
  readonly change: (asked: TermsChange) => void;
  /** Terms could not be saved; they are kept, and sent along with the next ones or with `retry`. */
  readonly failed: boolean;
  readonly retry: () => void;
}

const NOTHING: TermsChange = { entries: [] };

/** Saves terms as they are given, one request after the other, so that the last is what stays. */
export function useTerms(session: SessionView): TermsEditing {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<TermsChange>(NOTHING);
  const { mutate, isError } = useMutation({
    scope: { id: `terms of ${session.id}` },
    mutationFn: async (asked: TermsChange) => {
      const answer = await ownWrite(() => api.changeTerms(session.id, asked));
      if (isProblemAnswer(answer)) throw new Error(`the application answered ${answer.code}`);
    },
    onSuccess: (_, asked) => {
      client.setQueryData<SessionView>(
        queryKeys.session(session.id),
        (now) => now && { ...now, terms: mergeTerms(now.terms, asked) },
      );
      setWaiting((now) => (now === asked ? NOTHING : now));
    },
  });
  const change = (asked: TermsChange) => {
    const all = combineTerms(waiting, asked);
    setWaiting(all);
    mutate(all);
  };
  return {
    terms: mergeTerms(session.terms, waiting),
    change,
    failed: isError,
    retry: () => change(NOTHING),
  };
}
