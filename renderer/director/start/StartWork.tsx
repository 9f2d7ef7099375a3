import { useState } from 'react';
import { startWords } from '../../../src/language/screens/start.ts';
import { useWords } from '../../shared/language.tsx';
import { MovementDrawing } from './drawing/MovementDrawing.tsx';
import type { useTurnedRounds } from './drawing/useTurnedRounds.ts';
import type { StartSettings } from './form/useStartDraft.ts';
import { MovementComparison } from './movements/MovementComparison.tsx';
import { MovementList } from './movements/MovementList.tsx';
import type { ListedMovements } from './movements/useMovementChoice.ts';

/** The movements that fit and a drawing of the chosen one, or two of them side by side. */
export function StartWork(props: {
  readonly settings: StartSettings;
  readonly movements: ListedMovements;
  readonly rounds: ReturnType<typeof useTurnedRounds>;
  readonly onStart: () => void;
}) {
  const words = useWords(startWords);
  const [section, goToSection] = useState(0);
  const { settings, movements, rounds } = props;
  const { shown: plan, wrong } = settings;
  const { chosen, marked } = movements;
  if (!plan) return <p className="quiet">{wrong.includes('tables') ? words.howToBegin : words.correct}</p>;
  if (chosen && marked) return <MovementComparison marked={marked} chosen={chosen} plan={plan} />;
  return (
    <>
      {movements.isLoaded && <MovementList tables={plan.tables} movements={movements} onStart={props.onStart} />}
      {chosen && (
        <MovementDrawing
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
