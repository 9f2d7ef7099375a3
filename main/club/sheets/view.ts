import { minibridgeRows } from '../../../src/bridge/sheet/minibridge-sheet.ts';
import { rubberOfDeals, storedMinibridgeDeals, storedRubberDeals } from '../../../src/bridge/sheet/stored.ts';
import type { Side } from '../../../src/bridge/seat.ts';
import type { StoredSheetRow } from '../../store/sheets/sheets.ts';
import type { Club } from '../club.ts';
import type { SheetSummary, SheetsView, SheetView } from '../model/sheet.ts';
import type { ClubProblem } from '../problem.ts';

const USUAL_LIMIT = 60;

/** Which sheets are asked for. */
export interface SheetsQuery {
  readonly deleted?: boolean;
  /** How many of the newest are left out. */
  readonly from?: number;
}

/** The club's sheets, begun last first. */
export function listSheets(club: Club, { deleted = false, from = 0 }: SheetsQuery = {}): SheetsView {
  const { sheets } = club.store;
  return club.store.snapshot(() => ({
    sheets: sheets.list(deleted, from, USUAL_LIMIT).map((row): SheetSummary => {
      const lines = sheets.lines(row.id).map(({ shorthand }) => shorthand);
      return { ...headOf(club, row), deals: lines.length, ...stateOf(row, lines) };
    }),
    total: sheets.count(deleted),
    deleted: sheets.count(true),
  }));
}

/** A sheet with its lines, whether it is deleted or not. */
export function readSheet(club: Club, sheet: number): SheetView | ClubProblem {
  return club.store.snapshot((): SheetView | ClubProblem => {
    const row = club.store.sheets.read(sheet);
    return row ? sheetView(club, row) : { kind: 'problem', code: 'unknownSheet', sheet };
  });
}

/** A sheet that is known to be there, within a transaction. */
export function presentSheet(club: Club, sheet: number): SheetView {
  const row = club.store.sheets.read(sheet);
  if (!row) throw new Error(`there is no sheet ${sheet}`);
  return sheetView(club, row);
}

function sheetView(club: Club, row: StoredSheetRow): SheetView {
  const { changes, sheets } = club.store;
  return {
    ...headOf(club, row),
    lines: sheets.lines(row.id),
    savedAt: changes.lastOfSheet(row.id).at,
    undo: changes.nextOfSheet('undo', row.id) !== null,
    redo: changes.nextOfSheet('redo', row.id) !== null,
  };
}

function headOf({ store }: Club, row: StoredSheetRow) {
  const { id, kind, laws, startedAt } = row;
  const players = { N: row.northName, E: row.eastName, S: row.southName, W: row.westName };
  return {
    id,
    kind,
    laws,
    players,
    startedAt,
    isLeft: row.isLeft === 1,
    isDeleted: row.deleted === 1,
    lastChange: store.changes.lastOfSheet(id).id,
  };
}

/** How a sheet stands. Nothing is written that can't be read, or that makes an impossible rubber. */
function stateOf(
  { laws, isLeft }: StoredSheetRow,
  lines: readonly string[],
): { readonly isFinished: boolean; readonly totals: Readonly<Record<Side, number>> } {
  const nothing = { isFinished: false, totals: { NS: 0, EW: 0 } };
  if (laws === null) {
    const totals = minibridgeRows(storedMinibridgeDeals(lines) ?? []).at(-1)?.totals;
    return totals ? { isFinished: false, totals } : nothing;
  }
  const rubber = rubberOfDeals(storedRubberDeals(lines) ?? [], { laws, isLeft: isLeft === 1 });
  return rubber.kind === 'sheet' ? { isFinished: rubber.finished, totals: rubber.totals } : nothing;
}
