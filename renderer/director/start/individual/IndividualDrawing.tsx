import { individualName } from '../../../../src/language/movement/individual.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import type { IndividualChoice } from '../../../../src/movement/individual/choices.ts';
import { isIndividual, makeIndividual } from '../../../../src/movement/individual/make.ts';
import { sectionLetter } from '../../../../src/movement/sections/letter.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { drawnPlayers } from '../drawing/drawn.ts';
import { MovementDrawing } from '../drawing/MovementDrawing.tsx';
import { SectionTabs } from '../drawing/SectionTabs.tsx';
import type { DrawingProps } from '../play.ts';

/** An individual: the four players of each table, and who sits out; of several sections one is drawn. */
export function IndividualDrawing({ section: wanted, onSection, ...props }: DrawingProps<IndividualChoice>) {
  const words = useWords(startWords);
  const language = useLanguage();
  const { choice } = props;
  const specs = [choice.spec, ...choice.further];
  const section = Math.min(wanted, specs.length - 1);
  const spec = specs[section] ?? choice.spec;
  const movement = makeIndividual(spec);
  if (!isIndividual(movement)) return null;
  const name = individualName(spec, language);
  return (
    <MovementDrawing
      {...props}
      played="individual"
      movement={drawnPlayers(movement)}
      name={specs.length > 1 ? words.ofSection(sectionLetter(section), name) : name}
    >
      <SectionTabs sections={specs.length} section={section} onSection={onSection} />
    </MovementDrawing>
  );
}
