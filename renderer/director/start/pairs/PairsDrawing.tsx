import { movementName } from '../../../../src/language/movement/name.ts';
import type { PlayKind } from '../../../../src/language/screens/plays.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import type { MovementChoice } from '../../../../src/movement/choice/choices.ts';
import { isMovement, makeMovement } from '../../../../src/movement/make.ts';
import { sectionLetter } from '../../../../src/movement/sections/letter.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { drawnPairs } from '../drawing/drawn.ts';
import { MovementDrawing } from '../drawing/MovementDrawing.tsx';
import { SectionTabs } from '../drawing/SectionTabs.tsx';
import type { DrawingProps } from '../play.ts';

/** A movement of pairs; of several sections one is drawn. */
export function PairsDrawing({
  section: wanted,
  onSection,
  played = 'pairs',
  callOf,
  ...props
}: DrawingProps<MovementChoice> & {
  readonly played?: PlayKind;
  /** What a pair of a section is called, where that is not its number. */
  readonly callOf?: (section: number, pair: number) => number;
}) {
  const words = useWords(startWords);
  const language = useLanguage();
  const specs = [props.choice.spec, ...props.choice.further];
  const section = Math.min(wanted, specs.length - 1);
  const spec = specs[section] ?? props.choice.spec;
  const movement = makeMovement(spec);
  if (!isMovement(movement)) return null;
  const name = movementName(spec, language);
  return (
    <MovementDrawing
      {...props}
      played={played}
      movement={{ ...drawnPairs(movement), ...(callOf && { callOf: (pair: number) => callOf(section, pair) }) }}
      name={specs.length > 1 ? words.ofSection(sectionLetter(section), name) : name}
    >
      <SectionTabs sections={specs.length} section={section} onSection={onSection} />
    </MovementDrawing>
  );
}
