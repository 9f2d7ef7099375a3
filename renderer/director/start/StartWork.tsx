import { useState } from 'react';
import { playWords } from '../../../src/language/screens/plays.ts';
import { startWords } from '../../../src/language/screens/start.ts';
import { useWords } from '../../shared/language.tsx';
import type { useTurnedRounds } from './drawing/useTurnedRounds.ts';
import type { StartSettings } from './form/useStartDraft.ts';
import { ChoiceComparison } from './choices/ChoiceComparison.tsx';
import { ChoiceList } from './choices/ChoiceList.tsx';
import type { ListedChoices } from './choices/useListedChoices.ts';
import type { ListedChoice, Play } from './play.ts';

/** The movements that fit and a drawing of the chosen one, or two of them side by side. */
export function StartWork<Choice extends ListedChoice>(props: {
  readonly play: Play<Choice>;
  readonly settings: StartSettings;
  readonly movements: ListedChoices<Choice>;
  readonly rounds: ReturnType<typeof useTurnedRounds>;
  readonly onArrow: (by: 1 | -1) => void;
  readonly onStart: () => void;
}) {
  const words = useWords(startWords);
  const [section, goToSection] = useState(0);
  const { play, settings, movements, rounds } = props;
  const { howToBegin, working } = useWords(playWords)[play.played];
  const { shown: plan, wrong } = settings;
  const { chosen, marked } = movements;
  if (!plan) return <p className="quiet">{wrong.includes('number') ? howToBegin : words.correct}</p>;
  if (chosen && marked) return <ChoiceComparison play={play} marked={marked} chosen={chosen} plan={plan} />;
  return (
    <>
      {play.Wishes && <play.Wishes settings={settings} onArrow={props.onArrow} onStart={props.onStart} />}
      {movements.isLoaded ? (
        <ChoiceList play={play} plan={plan} movements={movements} onStart={props.onStart} />
      ) : (
        movements.isWorking && (
          <p className="quiet" role="status">
            {working(plan.number)}
          </p>
        )
      )}
      {chosen && (
        <play.Drawing
          choice={chosen}
          plan={plan}
          section={section}
          onSection={goToSection}
          firstRound={rounds.firstRound}
          onTurn={rounds.turn}
        />
      )}
    </>
  );
}
