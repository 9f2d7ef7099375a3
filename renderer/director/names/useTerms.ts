import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionView, TermsView } from '../../../main/club/model.ts';
import type { AskedTerms } from '../../../main/club/terms.ts';
import { withTerms } from '../../../src/scoring/standing/asked-terms.ts';
import { api, isProblem } from '../api.ts';
import { keys } from '../keys.ts';
import { ownWrite } from '../ownWrites.ts';
import { bothTerms } from './terms.ts';

/** The terms of a session as they are on the screen, and how they get to be saved. */
export interface TermsEditing {
  /** Those that are not saved yet included. */
  readonly terms: TermsView;
  readonly change: (asked: AskedTerms) => void;
  /** Terms could not be saved; they are kept, and sent along with the next ones or with `retry`. */
  readonly failed: boolean;
  readonly retry: () => void;
}

const NOTHING: AskedTerms = { entries: [] };

/** Saves terms as they are given, one request after the other, so that the last is what stays. */
export function useTerms(session: SessionView): TermsEditing {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<AskedTerms>(NOTHING);
  const { mutate, isError } = useMutation({
    scope: { id: `terms of ${session.id}` },
    mutationFn: async (asked: AskedTerms) => {
      const answer = await ownWrite(() => api.changeTerms(session.id, asked));
      if (isProblem(answer)) throw new Error(`the application answered ${answer.code}`);
    },
    onSuccess: (_, asked) => {
      client.setQueryData<SessionView>(
        keys.session(session.id),
        (now) => now && { ...now, terms: withTerms(now.terms, asked) },
      );
      setWaiting((now) => (now === asked ? NOTHING : now));
    },
  });
  const change = (asked: AskedTerms) => {
    const all = bothTerms(waiting, asked);
    setWaiting(all);
    mutate(all);
  };
  return {
    terms: withTerms(session.terms, waiting),
    change,
    failed: isError,
    retry: () => change(NOTHING),
  };
}
