import type { StoredSheetRow } from '../../store/sheets/sheets.ts';
import { changeSheet, type PendingChange } from '../change.ts';
import type { Club } from '../club.ts';
import type { SheetView } from '../model/sheet.ts';
import type { ClubProblem } from '../problem.ts';
import { presentSheet } from './view.ts';

/** Changes a sheet that is there and not deleted, and answers how it stands then. */
export function changing(
  club: Club,
  sheet: number,
  work: (pending: PendingChange, row: StoredSheetRow) => ClubProblem | null,
): SheetView | ClubProblem {
  const answerOf = () => presentSheet(club, sheet);
  return changeSheet(club, { sheet, kind: 'sheet', answerOf }, (pending): SheetView | ClubProblem => {
    const row = club.store.sheets.read(sheet);
    if (!row) return { kind: 'problem', code: 'unknownSheet', sheet };
    if (row.deleted === 1) return { kind: 'problem', code: 'sheetDeleted', sheet };
    return work(pending, row) ?? presentSheet(club, sheet);
  });
}
