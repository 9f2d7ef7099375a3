import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { EntryTerms, TermsView } from '../../../../main/club/model/scoring.ts';
import type { TermsChange } from '../../../../main/club/scoring/terms.ts';
import { mergeTerms } from '../../../../src/scoring/standing/merge-terms.ts';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { ownWrite } from '../../api/ownWrites.ts';
import { combineTerms, termsOfEntry } from '../../session/terms.ts';

/** The terms on screen, and how they are saved. */
export interface TermsEditing {
  /** Including terms that are not saved yet. */
  readonly terms: TermsView;
  readonly change: (termsChange: TermsChange) => void;
  /** Whether terms could not be saved. They are sent again with the next ones, or by `retry`. */
  readonly failed: boolean;
  /** Whether that is because somebody else changed them meanwhile. */
  readonly moved: boolean;
  readonly retry: () => void;
}

const NOTHING: TermsChange = { entries: [] };

/** Saves terms as they change, one request after the other, so that the last change wins. */
export function useTerms(session: SessionView): TermsEditing {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<TermsChange>(NOTHING);
  /** The terms that were shown when each pair's were changed here. */
  const seen = useRef(new Map<number, EntryTerms>());
  const { mutate, isError, error } = useMutation({
    scope: { id: `terms of ${session.id}` },
    mutationFn: async (termsChange: TermsChange) => {
      const before = termsChange.entries.map(
        ({ entry }) => seen.current.get(entry) ?? termsOfEntry(session.terms, entry),
      );
      const answer = await ownWrite(() => api.changeTerms(session.id, { ...termsChange, before }));
      if (!isProblemAnswer(answer)) return;
      // What stands now was shown: saved again, it is meant.
      if (answer.code === 'changedMeanwhile') seen.current.clear();
      throw new Error(answer.code);
    },
    onSuccess: (_, termsChange) => {
      client.setQueryData<SessionView>(
        queryKeys.session(session.id),
        (now) => now && { ...now, terms: mergeTerms(now.terms, termsChange) },
      );
      for (const terms of termsChange.entries) seen.current.set(terms.entry, terms);
      setWaiting((now) => (now === termsChange ? NOTHING : now));
    },
  });
  const change = (termsChange: TermsChange) => {
    const all = combineTerms(waiting, termsChange);
    for (const { entry } of termsChange.entries) {
      if (waiting.entries.every((one) => one.entry !== entry))
        seen.current.set(entry, termsOfEntry(session.terms, entry));
    }
    setWaiting(all);
    mutate(all);
  };
  return {
    terms: mergeTerms(session.terms, waiting),
    change,
    failed: isError,
    moved: error?.message === 'changedMeanwhile',
    retry: () => change(NOTHING),
  };
}
