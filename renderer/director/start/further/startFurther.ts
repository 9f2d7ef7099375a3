import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import type { StartPlan } from '../form/draft.ts';
import { chosenMovement } from '../choices/startEvent.ts';
import type { ListedChoice, Play } from '../play.ts';
import type { FurtherWish } from './furtherDraft.ts';

/** What came of starting a further session. */
export type FurtherAnswer =
  | { readonly session: number }
  | { readonly code: string; readonly entries?: number; readonly numbers?: number };

/**
 * Adds the next session to the event of another, with the chosen movement.
 * @returns the session or why it can't be; null when no movement fits
 */
export async function startFurther<Choice extends ListedChoice>(
  client: QueryClient,
  play: Play<Choice>,
  plan: StartPlan,
  { before, wish, chosen }: { readonly before: number; readonly wish: FurtherWish; readonly chosen: string | null },
): Promise<FurtherAnswer | null> {
  const choice = await chosenMovement(client, play, plan, chosen);
  if (!choice) return null;
  const { date, start, minutesPerBoard, minutesToMove, breakMinutes } = plan;
  const [spec, ...further] = play.specs(choice);
  const answer = await api.addSession(before, {
    date,
    start,
    minutesPerBoard,
    minutesToMove,
    ...(breakMinutes > 0 ? { breakMinutes } : {}),
    spec,
    ...(further.length > 0 ? { further } : {}),
    ...(wish.playOn ? { playOn: wish.playOn } : {}),
    way: wish.way,
  });
  if (!isProblemAnswer(answer)) return answer;
  if (answer.code === 'tooManyPlayOn' || answer.code === 'anotherPlay') return answer;
  throw new Error(`the application answered ${answer.code}`);
}
