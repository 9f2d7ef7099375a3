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

/** The terms on screen, and how they are saved. */
export interface TermsEditing {
  /** Including terms that are not saved yet. */
  readonly terms: TermsView;
  readonly change: (termsChange: TermsChange) => void;
  /** Whether terms could not be saved. They are sent again with the next ones, or by `retry`. */
  readonly failed: boolean;
  readonly retry: () => void;
}

const NOTHING: TermsChange = { entries: [] };

/** Saves terms as they change, one request after the other, so that the last change wins. */
export function useTerms(session: SessionView): TermsEditing {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<TermsChange>(NOTHING);
  const { mutate, isError } = useMutation({
    scope: { id: `terms of ${session.id}` },
    mutationFn: async (termsChange: TermsChange) => {
      const answer = await ownWrite(() => api.changeTerms(session.id, termsChange));
      if (isProblemAnswer(answer)) throw new Error(`the application answered ${answer.code}`);
    },
    onSuccess: (_, termsChange) => {
      client.setQueryData<SessionView>(
        queryKeys.session(session.id),
        (now) => now && { ...now, terms: mergeTerms(now.terms, termsChange) },
      );
      setWaiting((now) => (now === termsChange ? NOTHING : now));
    },
  });
  const change = (termsChange: TermsChange) => {
    const all = combineTerms(waiting, termsChange);
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
