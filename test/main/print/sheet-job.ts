/** A sheet of rubber bridge to be printed. */
import type { SheetView } from '../../../main/club/model/sheet.ts';
import type { SheetJob } from '../../../main/print/job.ts';
import { settingsView } from '../../builders.ts';
import { PRINTED_AT } from './support.ts';

const WORKED = ['2ce+2', '3nn=', '2ns=', '4sn-2', 'p', '3cw-1', '3de-1', '4he=', '2ss-1', '6sn= h150n'];

/** A rubber that is over, unless a test says otherwise. */
export function sheetOf(lines: readonly string[] = WORKED, changes: Partial<SheetView> = {}): SheetView {
  return {
    id: 1,
    kind: 'rubber',
    laws: 'french',
    players: { N: 'Ann Alder', E: 'Ben Birch', S: 'Cy Cedar', W: 'Dora Dogwood' },
    startedAt: '2026-11-24T13:30:00.000Z',
    isLeft: false,
    isDeleted: false,
    lastChange: 0,
    savedAt: null,
    undo: false,
    redo: false,
    lines: lines.map((shorthand, index) => ({ ordinal: index + 1, shorthand })),
    ...changes,
  };
}

export function sheetJob(sheet: Partial<SheetView> = {}, changes: Partial<SheetJob> = {}): SheetJob {
  return {
    sheet: sheetOf(undefined, sheet),
    settings: settingsView(),
    language: 'en',
    paper: 'A4',
    printedAt: PRINTED_AT,
    ...changes,
  };
}
