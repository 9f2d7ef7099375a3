import type { UndoDirection } from '../../store/changes.ts';
import { changeSheet } from '../change.ts';
import type { Club } from '../club.ts';
import type { SheetStep } from '../model/sheet.ts';
import type { ClubProblem } from '../problem.ts';
import { presentSheet } from './view.ts';

/** Undoes the newest change of a sheet that is not undone yet. */
export function undoSheet(
  club: Club,
  sheet: number,
  { only }: { readonly only?: number } = {},
): SheetStep | ClubProblem {
  return step(club, sheet, 'undo', only);
}

/** Redoes the change that was undone last, as long as nothing else has been changed since. */
export function redoSheet(club: Club, sheet: number): SheetStep | ClubProblem {
  return step(club, sheet, 'redo');
}

function step(club: Club, sheet: number, direction: UndoDirection, only?: number): SheetStep | ClubProblem {
  const { changes, sheets } = club.store;
  const answered = (done: boolean): SheetStep => ({ ...presentSheet(club, sheet), done });
  return changeSheet(
    club,
    { sheet, kind: direction, answerOf: () => answered(true) },
    ({ add }): SheetStep | ClubProblem => {
      if (!sheets.read(sheet)) return { kind: 'problem', code: 'unknownSheet', sheet };
      const id = changes.nextOfSheet(direction, sheet);
      if (id === null || (only !== undefined && id !== only)) return answered(false);
      const [details, lines] = [sheets.detailsBefore(id), sheets.linesBefore(id)];
      const change = add({ undoes: { id, subject: 'sheet', session: null } });
      if (details) sheets.addDetails(change, sheet, details);
      for (const line of lines) sheets.writeLine(change, sheet, line);
      return answered(true);
    },
  );
}
