import { individualName } from '../../../../src/language/movement/individual.ts';
import type { IndividualChoice } from '../../../../src/movement/individual/choices.ts';
import { isIndividual, makeIndividual } from '../../../../src/movement/individual/make.ts';
import { useLanguage } from '../../../shared/language.tsx';
import { drawnPlayers } from '../drawing/drawn.ts';
import { MovementDrawing } from '../drawing/MovementDrawing.tsx';
import type { DrawingProps } from '../play.ts';

/** An individual: the four players of each table, and who sits out. */
export function IndividualDrawing({ choice, plan, firstRound, onTurn }: DrawingProps<IndividualChoice>) {
  const language = useLanguage();
  const movement = makeIndividual(choice.spec);
  if (!isIndividual(movement)) return null;
  return (
    <MovementDrawing
      choice={choice}
      plan={plan}
      firstRound={firstRound}
      {...(onTurn && { onTurn })}
      played="individual"
      movement={drawnPlayers(movement)}
      name={individualName(choice.spec, language)}
    />
  );
}
