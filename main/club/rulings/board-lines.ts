import { dueBoards } from '../../../src/session/due.ts';
import { slotKey, slotOf } from '../../../src/session/slot.ts';
import type { NewResult, SlotKey } from '../../store/results/results.ts';
import type { SessionView } from '../model/session.ts';

/** Every line that has a result of the board, or on which one is due. */
export function linesOfBoard(
  { sections, results }: Pick<SessionView, 'sections' | 'results'>,
  board: number,
): (SlotKey & Pick<NewResult, 'board' | 'ns' | 'ew'>)[] {
  const recorded = results.filter((result) => result.board === board);
  const known = new Set(results.map(slotKey));
  const expected = sections.flatMap(({ id: section, cells }) =>
    cells
      .filter((cell) => dueBoards(cell).includes(board))
      .map(({ round, table, ns, ew }) => ({ section, round, table, slotBoard: board, board, ns, ew }))
      .filter((line) => !known.has(slotKey(line))),
  );
  return [...recorded.map((result) => ({ ...slotOf(result), board, ns: result.ns, ew: result.ew })), ...expected];
}
