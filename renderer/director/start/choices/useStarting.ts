import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { sessionsWords } from '../../../../src/language/screens/events/sessions.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import type { MatchStageScoring } from '../../../../src/scoring/ranked-matches/scoring.ts';
import { useWords } from '../../../shared/language.tsx';
import type { StartPlan } from '../form/draft.ts';
import type { StartSettings } from '../form/useStartDraft.ts';
import { startFurther, type FurtherAnswer } from '../further/startFurther.ts';
import type { Further } from '../further/useFurther.ts';
import type { ListedChoice, Play } from '../play.ts';
import { startEvent } from './startEvent.ts';

/** Starts the event, or the further session, that is set up, and goes to its names. */
export function useStarting<Choice extends ListedChoice>(props: {
  readonly play: Play<Choice>;
  readonly settings: StartSettings;
  readonly further: Further | null;
  readonly matchesOf: (choice: Choice) => MatchStageScoring | null;
  readonly chosen: string | null;
}) {
  const { play, settings, further, matchesOf, chosen } = props;
  const words = useWords(startWords);
  const { problems } = useWords(sessionsWords);
  const [, go] = useLocation();
  const client = useQueryClient();
  const starting = useMutation({
    mutationFn: async (plan: StartPlan): Promise<FurtherAnswer | null> => {
      if (further) return startFurther(client, play, plan, { before: further.before.id, wish: further.wish, chosen });
      const session = await startEvent(client, play, plan, { scoring: settings.scoring, matchesOf, chosen });
      return session === null ? null : { session };
    },
    onSuccess: (answer) => answer && 'session' in answer && go(`/sessions/${answer.session}/names`),
  });
  const refused = starting.data && 'code' in starting.data ? starting.data : null;
  const why = (): string | null => {
    if (starting.isError) return words.notStarted;
    if (!refused) return null;
    if (refused.code !== 'tooManyPlayOn') return problems.anotherPlay;
    return problems.tooManyPlayOn(refused.entries ?? 0, refused.numbers ?? 0);
  };
  return { isPending: starting.isPending, mutate: starting.mutate, failure: why() };
}
