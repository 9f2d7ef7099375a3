import { useQuery } from '@tanstack/react-query';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import type { TermsEditing } from './useTerms.ts';

/** The terms that members bring with them, of pairs that have none yet, and how all of them are taken. */
export function useMemberTerms({ id, change, ranks }: SessionView, editing: TermsEditing) {
  const { data = [] } = useQuery({
    queryKey: [...queryKeys.members, 'terms', id, change],
    queryFn: () => api.memberTerms(id),
    enabled: ranks !== 'team',
  });
  const taken = new Set(editing.terms.entries.map(({ entry }) => entry));
  const offered = data.filter(({ entry }) => !taken.has(entry));
  const fill = () => {
    if (offered.length > 0) editing.change({ entries: offered });
  };
  return { offered, fill };
}
