import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './queryKeys.ts';

const [OVERALL] = queryKeys.overall(0, 0);
const [QUALIFYING] = queryKeys.qualifying(0, 0);

/**
 * Fetches again what a session shows of the others of its event: a correction in one of them is no change of its own.
 * @param changed the sessions that have changed
 */
export function refreshOtherSessions(client: QueryClient, changed: ReadonlySet<number>): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [of, session] }) =>
      (of === OVERALL || of === QUALIFYING) && [...changed].some((id) => id !== session),
  });
}
