import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { qualifyingWords } from '../../../../src/language/screens/events/qualifying.ts';
import { useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { queryKeys } from '../../api/queryKeys.ts';

export type QualifyingState = ReturnType<typeof useQualifying>;

/** Who plays on in the sessions of an event that are drawn by places, and what the director decides about it. */
export function useQualifying({ id, change, ordinal }: Pick<SessionView, 'id' | 'change' | 'ordinal'>) {
  const words = useWords(qualifyingWords);
  const [problem, setProblem] = useState<string | null>(null);
  const { data: views = [], refetch } = useQuery({
    queryKey: queryKeys.qualifying(id, change),
    queryFn: () => api.qualifying(id),
    enabled: ordinal !== undefined,
    // A session before may have been corrected meanwhile.
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const send = async (asked: Promise<object>): Promise<void> => {
    const answer = await asked.catch(() => null);
    setProblem(answer === null || isProblemAnswer(answer) ? words.refused : null);
    await refetch();
  };
  return { views, problem, send };
}
