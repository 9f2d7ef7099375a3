import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, isProblemAnswer } from '../../api/client.ts';
import { queryKeys } from '../../api/queryKeys.ts';

/** What is published of a session and what changed since; asked anew in a pause after every change. */
export function usePublication(session: number) {
  const client = useQueryClient();
  const report = useQuery({
    queryKey: queryKeys.publication(session),
    queryFn: () => api.publicationReport(session),
  }).data;
  /** @returns whether it is on the disk */
  const act = async (what: 'publish' | 'end' | 'undo'): Promise<boolean> => {
    const answer = await api.publication[what](session).catch(() => null);
    if (answer === null || isProblemAnswer(answer)) return false;
    await client.invalidateQueries({ queryKey: queryKeys.publication(session) });
    return true;
  };
  return { report, act };
}
