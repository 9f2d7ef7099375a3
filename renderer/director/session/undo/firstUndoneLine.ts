import type { Slot } from '../../../../src/session/slot.ts';
import type { StepView } from '../../../../main/club/model/undo.ts';

/** After an undo or a redo of results goes to the first of its lines. */
export function goToFirstUndoneLine(go: (slot: Slot) => void): (step: StepView) => void {
  return ({ scope }) => {
    const [first] = scope?.subject === 'result' ? scope.slots : [];
    if (first) go(first);
  };
}
