import { useState } from 'react';
import { useLocation } from 'wouter';
import type { SeasonView } from '../../../main/club/model/season.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { seasonWords } from '../../../src/language/season/words.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { useWords } from '../../shared/language.tsx';
import { api } from '../api/client.ts';
import { useClubTabs } from '../shell/club.tsx';
import { Screen } from '../shell/Screen.tsx';
import { SeasonWork } from './SeasonWork.tsx';
import { useSeason } from '../api/useSeasons.ts';
import { useSeasonStep } from './useSeasonStep.ts';

/** One season with one of its rankings, or why it can't be shown. */
export function SeasonScreen({ id }: { readonly id: number }) {
  const [ranking, choose] = useState(0);
  const { data: view, isError } = useSeason(id, ranking);
  if (view && !view.isDeleted && !isError) return <SeasonWork view={view} onRanking={choose} />;
  return <AbsentSeason view={view} isError={isError} />;
}

/** A season that is loading, missing, or was deleted. */
function AbsentSeason({ view, isError }: { readonly view: SeasonView | undefined; readonly isError: boolean }) {
  const words = useWords(seasonWords);
  const { loading } = useWords(shellWords);
  const [, go] = useLocation();
  const step = useSeasonStep();
  return (
    <Screen
      title={<strong>{words.title}</strong>}
      tabs={useClubTabs()}
      keys={[]}
      back={{ href: '/seasons', name: words.all }}
      shortcuts={{ escape: () => go('/seasons'), 'mod+z': step.undo }}
    >
      <p role="status">{isError ? words.noSeason : view ? words.wasDeleted : loading}</p>
      {view && !isError && (
        <Button primary onPress={() => void step.act(api.restoreSeason(view.id))}>
          {words.restore}
        </Button>
      )}
    </Screen>
  );
}
