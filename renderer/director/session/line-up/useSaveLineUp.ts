import { useMutation } from '@tanstack/react-query';
import type { LineUpInput } from '../../../../main/club/schedule/line-ups.ts';
import { api } from '../../api/client.ts';
import { teamWrites } from '../teams/teamWrites.ts';

/** Saves a line-up once the names of teams that are being saved are; null where there is no answer. */
export function useSaveLineUp(session: number) {
  const { mutateAsync } = useMutation({
    scope: teamWrites(session),
    mutationFn: (asked: LineUpInput) => api.changeLineUp(session, asked),
  });
  return (asked: LineUpInput) => mutateAsync(asked).catch(() => null);
}
