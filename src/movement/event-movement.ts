import type { IndividualSpec } from './individual/individual.ts';
import type { MovementSpec } from './movement.ts';

/** The movement of a section, whoever plays in it. */
export type EventMovementSpec = MovementSpec | IndividualSpec;

/** Whether it is a movement of single players. */
export function isIndividualSpec(spec: EventMovementSpec): spec is IndividualSpec {
  return spec.kind === 'individual' || spec.kind === 'rainbow';
}
