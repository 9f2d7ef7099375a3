import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refreshOtherSessions } from '../../../../renderer/director/api/otherSessions.ts';
import { queryKeys } from '../../../../renderer/director/api/queryKeys.ts';

test('a correction in a qualifying session reaches the ranking that a final shows over both', () => {
  const [first, final] = [1, 2];
  const known = [
    queryKeys.overall(final, 9),
    queryKeys.qualifying(final, 9),
    queryKeys.overall(first, 4),
    queryKeys.standings(final),
  ];
  const outdatedBy = (...changed: readonly number[]) => {
    const client = new QueryClient();
    for (const queryKey of known) client.setQueryData(queryKey, {});
    refreshOtherSessions(client, new Set(changed));
    return known.filter((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
  };
  expect(outdatedBy(first)).toEqual(known.slice(0, 2));
  expect(outdatedBy(final)).toEqual([known[2]]);
  expect(outdatedBy(first, final)).toEqual(known.slice(0, 3));
});
