import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, isProblem } from '../api.ts';
import { keys } from '../keys.ts';

/** What is published of a session and what changed since; asked anew in a pause after every change. */
export function usePublication(session: number) {
  const client = useQueryClient();
  const report = useQuery({
    queryKey: keys.publication(session),
    queryFn: () => api.publicationReport(session),
  }).data;
  /** @returns whether it is on the disk */
  const act = async (what: 'publish' | 'end' | 'undo'): Promise<boolean> => {
    const answer = await api.publication[what](session).catch(() => null);
    if (answer === null || isProblem(answer)) return false;
    await client.invalidateQueries({ queryKey: keys.publication(session) });
    return true;
  };
  return { report, act };
}
