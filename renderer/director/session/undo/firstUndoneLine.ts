import type { Slot } from '../../../../src/session/slot.ts';
import type { StepView } from '../../../../main/club/model/undo.ts';

/** Goes to the first line of an undo or a redo of results. */
export function goToFirstUndoneLine(go: (slot: Slot) => void): (step: StepView) => void {
  return ({ scope }) => {
    const [first] = scope?.subject === 'result' ? scope.slots : [];
    if (first) go(first);
  };
}
