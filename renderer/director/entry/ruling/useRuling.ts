import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResultView, RulingPreview } from '../../../../main/club/model.ts';
import type { HandedIn } from '../../../../main/club/results.ts';
import { api, isProblem } from '../../api.ts';
import { refreshSession } from '../../news.ts';
import { ownWrite } from '../../ownWrites.ts';
import type { Line } from '../lines.ts';
import { recordedHappening } from '../reading.ts';
import type { ReadRuling } from './typed.ts';

/** A ruling on a line as it is handed in. */
export function handedIn(
  line: Line,
  result: ResultView | undefined,
  { outcome, form, text }: Extract<ReadRuling, { kind: 'ready' }>,
  note: string,
): HandedIn {
  const happened = recordedHappening(line, result);
  const expectedVersion = result?.version ?? null;
  return { ...line.slot, ...happened, outcome, typed: text, form, note, expectedVersion };
}

/** What a ruling would change, as of a change of the session; null while there is nothing to ask, or no answer. */
export function useRulingPreview(session: number, change: number, ruling: HandedIn | null): RulingPreview | null {
  const query = useQuery({
    queryKey: ['ruling', session, change, ruling],
    queryFn: async () => {
      const answer = ruling && (await api.previewRuling(session, ruling));
      return answer === null || isProblem(answer) ? null : answer;
    },
    enabled: ruling !== null,
    placeholderData: (before: RulingPreview | null | undefined) => before,
    gcTime: 0,
  });
  return ruling === null ? null : (query.data ?? null);
}

/** Why a ruling was not recorded: no answer, or the problem's code. */
export type RulingFailure = { readonly kind: 'unreachable' } | { readonly kind: 'refused'; readonly code: string };

/** Records rulings; the session on screen has them when the answer is in. */
export function useRuling(session: number) {
  const client = useQueryClient();
  const write = (ask: () => Promise<object>): Promise<RulingFailure | null> =>
    ownWrite(async () => {
      try {
        const answer = await ask();
        if (isProblem(answer)) return { kind: 'refused', code: answer.code };
        await refreshSession(client, {
          kind: 'session',
          session,
          change: (answer as { readonly change: number }).change,
        });
        return null;
      } catch {
        return { kind: 'unreachable' };
      }
    });
  return {
    rule: (ruling: HandedIn) => write(() => api.record(session, ruling)),
    cancel: (board: number, note: string) => write(() => api.cancelBoard(session, board, note)),
  };
}
