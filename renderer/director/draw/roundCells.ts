import type { drawWords } from '../../../src/language/screens/draw.ts';
import type { RoundState } from '../../../src/session/rounds/state.ts';
import type { ProgressCell } from '../../shared/controls/Cells.tsx';

/** The rounds, and where each stands. */
export function roundCells(
  states: readonly RoundState[],
  round: number,
  words: (typeof drawWords)['en'],
): readonly ProgressCell[] {
  return states.map((state, index) => ({
    key: String(index + 1),
    text: String(index + 1),
    done: state === 'closed' || state === 'in' ? 1 : 0,
    current: index + 1 === round,
    waiting: state === 'proposed',
    startsGroup: false,
    label: words.round(index + 1, words.states[state]),
  }));
}
