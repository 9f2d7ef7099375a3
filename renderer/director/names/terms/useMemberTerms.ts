import { useQuery } from '@tanstack/react-query';
import type { EntryTerms } from '../../../../main/club/model/scoring.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import type { TermsEditing } from './useTerms.ts';

/** The terms that members bring with them, of pairs that have none yet. */
export interface OfferedTerms {
  /** Of how many pairs, as far as it is known while the columns are open. */
  readonly count: number;
  /** Reads them as they are by now, and takes all of them. */
  readonly fill: () => void;
}

/**
 * While names are typed nothing is asked for: once the columns are open, and again when nothing has been changed for a
 * moment.
 */
export function useMemberTerms({ id, ranks }: SessionView, editing: TermsEditing, isOpen: boolean): OfferedTerms {
  const { data, refetch } = useQuery({
    queryKey: queryKeys.memberTerms(id),
    queryFn: () => api.memberTerms(id),
    enabled: isOpen && ranks !== 'team',
  });
  const untaken = (all: readonly EntryTerms[]) => {
    const taken = new Set(editing.terms.entries.map(({ entry }) => entry));
    return all.filter(({ entry }) => !taken.has(entry));
  };
  const fill = async () => {
    const entries = untaken((await refetch()).data ?? []);
    if (entries.length > 0) editing.change({ entries });
  };
  return { count: untaken(data ?? []).length, fill: () => void fill() };
}
