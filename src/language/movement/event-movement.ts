import type { Language } from '../../language.ts';
import { isIndividualSpec, type EventMovementSpec } from '../../movement/event-movement.ts';
import { familyWords } from './families.ts';
import { individualKindName, individualName } from './individual.ts';
import { movementName, namesBySection } from './name.ts';

/** The name of a movement, of pairs or of players. */
export function eventMovementName(spec: EventMovementSpec, language: Language): string {
  return isIndividualSpec(spec) ? individualName(spec, language) : movementName(spec, language);
}

/** The names of the movements of an event's sections. */
export function eventMovementNames(specs: readonly EventMovementSpec[], language: Language): string {
  return namesBySection(
    specs.map((spec) => eventMovementName(spec, language)),
    language,
  );
}

/** What a movement is without its figures: Mitchell, Howell, Individual. */
export function movementKindName(kind: EventMovementSpec['kind'], language: Language): string {
  return kind === 'individual' || kind === 'rainbow'
    ? individualKindName(kind, language)
    : familyWords[language][kind].name;
}
