import { useLocation } from 'wouter';
import { slotKey } from '../../../src/movement/slot.ts';
import type { Slot } from '../../../main/club/model.ts';
import { entryPath } from '../room/entryPath.ts';
import { newDraft } from './actions.ts';
import { neighbour, nextOpenBoard, type BoardProgress } from './boards.ts';
import type { Desk } from './desk.ts';
import { firstLine, linesOf } from './lines.ts';
import type { Sheet } from './sheet.ts';
import type { Cursor } from './useCursor.ts';

/** The ways from one board to another. */
export interface Travel {
  readonly toBoard: (board: number) => void;
  readonly toNeighbour: (step: 1 | -1) => void;
  /** To a line, of this board or of another. */
  readonly toSlot: (slot: Slot) => void;
  /** To the next board that lacks results, whose first line begins with `text`; to the ranking when none does. */
  readonly onward: (text: string) => void;
}

export function useTravel(from: {
  readonly session: number;
  readonly sheet: Sheet;
  readonly boards: readonly BoardProgress[];
  readonly desk: Desk;
  readonly cursor: Cursor;
}): Travel {
  const { session, sheet, boards, desk, cursor } = from;
  const [, navigate] = useLocation();
  const toBoard = (board: number) => navigate(`/sessions/${session}/entry/${board}`);
  const toSlot = (slot: Slot) => {
    if (slot.slotBoard === sheet.board) cursor.go(slotKey(slot));
    else navigate(entryPath(session, slot));
  };
  return {
    toBoard,
    toSlot,
    toNeighbour: (step) => toBoard(neighbour(boards, sheet.board, step)),
    onward: (text) => {
      const next = nextOpenBoard(boards, sheet.board);
      if (next === null) {
        navigate(`/sessions/${session}/ranking`);
        return;
      }
      const isRecorded = ({ key }: { key: string }) => sheet.results.has(key);
      const isBegun = ({ key }: { key: string }) => desk.drafts.get(key) !== undefined;
      const line = firstLine(linesOf(sheet.sections, next), isRecorded, isBegun);
      if (!line) return;
      const begun = desk.drafts.get(line.key) ?? newDraft(line.slot, undefined, '');
      if (text !== '') desk.drafts.put({ ...begun, text: begun.text + text });
      toSlot(line.slot);
    },
  };
}
