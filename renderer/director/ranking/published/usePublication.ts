import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { queryKeys } from '../../api/queryKeys.ts';

/** The publication of a session and the changes since. It is fetched again in a pause after every change. */
export function usePublication(session: number) {
  const client = useQueryClient();
  const report = useQuery({
    queryKey: queryKeys.publication(session),
    queryFn: () => api.publicationReport(session),
  }).data;
  /** @returns whether it was saved */
  const act = async (what: 'publish' | 'end' | 'undo'): Promise<boolean> => {
    const answer = await api.publication[what](session).catch(() => null);
    if (answer === null || isProblemAnswer(answer)) return false;
    await client.invalidateQueries({ queryKey: queryKeys.publication(session) });
    return true;
  };
  return { report, act };
}
