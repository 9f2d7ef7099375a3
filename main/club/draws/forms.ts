import type { EventMovementSpec } from '../../../src/movement/event-movement.ts';
import type { DrawForm } from './form.ts';
import { swissForm, swissPairsForm } from './swiss.ts';

/** Every form of a stage that is drawn round by round. */
const FORMS: readonly DrawForm[] = [swissForm, swissPairsForm];

/** The form of a section; null where its schedule is known to its end. */
export function drawFormOf({ kind }: Pick<EventMovementSpec, 'kind'>): DrawForm | null {
  return FORMS.find((form) => form.kind === kind) ?? null;
}
