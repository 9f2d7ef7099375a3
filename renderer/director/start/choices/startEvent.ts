import type { QueryClient } from '@tanstack/react-query';
import type { MatchStageScoring } from '../../../../src/scoring/ranked-matches/scoring.ts';
import type { ScoringChoice } from '../../../../src/scoring/session-scoring.ts';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import type { StartPlan } from '../form/draft.ts';
import { indexOfChoice, type ListedChoice, type Play } from '../play.ts';

interface ChosenSettings<Choice> {
  readonly scoring: ScoringChoice;
  /** How the matches of a movement are scored; null where it has none. */
  readonly matchesOf: (choice: Choice) => MatchStageScoring | null;
  /** The key of the chosen movement. */
  readonly chosen: string | null;
}

/** The chosen movement, once the list of movements has loaded; null when none fits. */
export async function chosenMovement<Choice extends ListedChoice>(
  client: QueryClient,
  play: Play<Choice>,
  plan: StartPlan,
  chosen: string | null,
): Promise<Choice | null> {
  const choices = await client.ensureQueryData(play.query(plan));
  return choices[indexOfChoice(play, choices, chosen)] ?? null;
}

/**
 * Starts the event with the chosen movement, once the list of movements has loaded.
 * @returns the session, or null when no movement fits
 */
export async function startEvent<Choice extends ListedChoice>(
  client: QueryClient,
  play: Play<Choice>,
  plan: StartPlan,
  { scoring, matchesOf, chosen }: ChosenSettings<Choice>,
): Promise<number | null> {
  const choice = await chosenMovement(client, play, plan, chosen);
  if (!choice) return null;
  const { name, date, start, minutesPerBoard, minutesToMove, breakMinutes } = plan;
  const { method, regulation } = scoring;
  const matches = matchesOf(choice);
  const [spec, ...further] = play.specs(choice);
  const answer = await api.createEvent({
    name,
    date,
    start,
    minutesPerBoard,
    minutesToMove,
    ...(breakMinutes > 0 ? { breakMinutes } : {}),
    spec,
    ...(play.addsUp?.(choice) && { addedUp: true }),
    ...(further.length > 0 ? { further, scoring } : { scoring: { method, regulation, ...(matches && { matches }) } }),
  });
  if (isProblemAnswer(answer)) throw new Error(`the application answered ${answer.code}`);
  return answer.session;
}
