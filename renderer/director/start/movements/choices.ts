import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ChoiceWishes, MovementChoice } from '../../../../src/movement/choice/choices.ts';
import type { ScoringChoice } from '../../../../src/scoring/session-scoring.ts';
import { api, isProblemAnswer } from '../../api/client.ts';
import type { StartPlan } from '../form/draft.ts';

/** The part of a plan that decides which movements fit. */
export type StartWishes = ChoiceWishes & Pick<StartPlan, 'sections'>;

/** Takes that part from a plan. */
export function wishesOf({ name: _name, date: _date, ...wishes }: StartPlan): StartWishes {
  return wishes;
}

/** The movements that fit, best first. */
export function choicesQuery(wishes: StartWishes) {
  return queryOptions({ queryKey: ['movements', wishes], queryFn: () => api.movements(wishes) });
}

/** The key of a movement. It stays chosen by its key while the list changes with the minutes or boards. */
export function choiceKey(choice: MovementChoice): string {
  return JSON.stringify(choice.further.length === 0 ? choice.spec : [choice.spec, ...choice.further]);
}

/** The index of the chosen movement in a list; 0, the best one, where it isn't there. */
export function indexOfChoice(choices: readonly MovementChoice[], key: string | null): number {
  return Math.max(
    choices.findIndex((choice) => choiceKey(choice) === key),
    0,
  );
}

/**
 * Starts the event with the chosen movement, once the list of movements has loaded.
 * @returns the session, or null when no movement fits
 */
export async function startEvent(
  client: QueryClient,
  plan: StartPlan,
  scoring: ScoringChoice,
  chosen: string | null,
): Promise<number | null> {
  const choices = await client.ensureQueryData(choicesQuery(wishesOf(plan)));
  const choice = choices[indexOfChoice(choices, chosen)];
  if (!choice) return null;
  const { name, date, start, minutesPerBoard, minutesToMove, breakMinutes } = plan;
  const { method, regulation } = scoring;
  const answer = await api.createEvent({
    name,
    date,
    start,
    minutesPerBoard,
    minutesToMove,
    ...(breakMinutes > 0 ? { breakMinutes } : {}),
    spec: choice.spec,
    ...(choice.further.length > 0 ? { further: choice.further, scoring } : { scoring: { method, regulation } }),
  });
  if (isProblemAnswer(answer)) throw new Error(`the application answered ${answer.code}`);
  return answer.session;
}
