import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResultView } from '../../../../main/club/model/result.ts';
import type { RulingPreview } from '../../../../main/club/model/ruling.ts';
import type { ResultInput } from '../../../../main/club/results/input.ts';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { refreshSession } from '../../api/sessionUpdates.ts';
import { ownWrite } from '../../api/ownWrites.ts';
import type { PageLine } from '../sheet/lines.ts';
import { recordedPlay } from '../sheet/actualPlay.ts';
import type { ReadRuling } from './typedRuling.ts';

/** A ruling on a line as it is sent. */
export function rulingSubmission(
  line: PageLine,
  result: ResultView | undefined,
  { outcome, form, text }: Extract<ReadRuling, { kind: 'ready' }>,
  note: string,
): ResultInput {
  const played = recordedPlay(line, result);
  const expectedVersion = result?.version ?? null;
  return { ...line.slot, ...played, outcome, typed: text, form, note, expectedVersion };
}

/**
 * The preview of a ruling at a change of the session; null without a ruling, or while there is no answer.
 * @param ruling what is ruled on each line; null for none
 */
export function useRulingPreview(
  session: number,
  change: number,
  ruling: readonly ResultInput[] | null,
): RulingPreview | null {
  const query = useQuery({
    queryKey: ['ruling', session, change, ruling],
    queryFn: async () => {
      const answer = ruling && (await api.previewRuling(session, ruling));
      return answer === null || isProblemAnswer(answer) ? null : answer;
    },
    enabled: ruling !== null,
    placeholderData: (before: RulingPreview | null | undefined) => before,
    gcTime: 0,
  });
  return ruling === null ? null : (query.data ?? null);
}

/** Why a ruling was not recorded: the server did not answer, or refused with a code. */
export type RulingFailure = { readonly kind: 'unreachable' } | { readonly kind: 'refused'; readonly code: string };

/** Records rulings. When the promise resolves, the session on screen is up to date. */
export function useRuling(session: number) {
  const client = useQueryClient();
  const write = (ask: () => Promise<object>): Promise<RulingFailure | null> =>
    ownWrite(async () => {
      try {
        const answer = await ask();
        if (isProblemAnswer(answer)) return { kind: 'refused', code: answer.code };
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
    rule: (ruling: readonly ResultInput[]) => write(() => api.rule(session, ruling)),
    cancel: (board: number, note: string) => write(() => api.cancelBoard(session, board, note)),
  };
}
