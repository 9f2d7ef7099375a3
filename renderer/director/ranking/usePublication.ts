import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, isProblem } from '../api.ts';
import { keys } from '../keys.ts';

/** What is published of a session and what changed since; asked anew after every change. */
export function usePublication(session: number, change: number) {
  const client = useQueryClient();
  const report = useQuery({
    queryKey: [...keys.publication(session), change],
    queryFn: () => api.publicationReport(session),
    placeholderData: (before) => before,
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
