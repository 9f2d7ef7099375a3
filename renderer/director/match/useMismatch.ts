import { useQuery } from '@tanstack/react-query';
import type { MismatchView } from '../../../main/club/model/draws.ts';
import { api } from '../api/client.ts';

/** What a match counts that was played against the wrong opponents; null where it was drawn so, or is not over. */
export function useMismatch(session: number, match: number, change: number): MismatchView | null {
  const { data = null } = useQuery({
    queryKey: ['mismatch', session, match, change],
    queryFn: () => api.mismatch(session, match),
  });
  return data;
}
