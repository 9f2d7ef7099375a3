import { minibridgeDealer } from '../../../src/bridge/sheet/minibridge-sheet.ts';
import { formatMinibridgeLine, parseMinibridgeLine } from '../../../src/bridge/sheet/minibridge-line.ts';
import { formatRubberLine, parseRubberLine } from '../../../src/bridge/sheet/rubber-line.ts';
import { rubberOfDeals, storedRubberDeals, type SheetKind } from '../../../src/bridge/sheet/stored.ts';
import type { SheetLineRow, StoredSheetRow } from '../../store/sheets/sheets.ts';
import type { PendingChange } from '../change.ts';
import type { Club } from '../club.ts';
import type { SheetView } from '../model/sheet.ts';
import type { ClubProblem } from '../problem.ts';
import { changing } from './changing.ts';

/** A line as its sender typed it, in English. */
export interface AddedLine {
  readonly shorthand: string;
  /** How many lines the sender saw. */
  readonly lines: number;
}

/** Adds a deal after the last. */
export function addSheetLine(club: Club, sheet: number, { shorthand, lines }: AddedLine): SheetView | ClubProblem {
  return changing(club, sheet, ({ add }, row): ClubProblem | null => {
    const { sheets } = club.store;
    const present = sheets.lines(sheet);
    if (row.isLeft === 1) return { kind: 'problem', code: 'sheetLeft' };
    if (present.length !== lines) return { kind: 'problem', code: 'sheetMovedOn' };
    return writeLine(club, row, present, { ordinal: sheets.nextOrdinal(sheet), shorthand }, add);
  });
}

/** Another version of a line; an empty one takes it away. */
export interface CorrectedLine {
  readonly ordinal: number;
  readonly shorthand: string;
  /** What the sender saw there. */
  readonly before: string;
}

/** Corrects a line, or takes it away. What comes after it is scored again. */
export function correctSheetLine(club: Club, sheet: number, asked: CorrectedLine): SheetView | ClubProblem {
  return changing(club, sheet, ({ add }, row): ClubProblem | null => {
    const { ordinal, shorthand, before } = asked;
    const present = club.store.sheets.lines(sheet);
    const now = present.find((line) => line.ordinal === ordinal);
    if (!now) return { kind: 'problem', code: 'unknownSheetLine', ordinal };
    if (now.shorthand !== before && now.shorthand !== shorthand) return { kind: 'problem', code: 'sheetMovedOn' };
    return writeLine(club, row, present, { ordinal, shorthand }, add);
  });
}

function writeLine(
  club: Club,
  row: StoredSheetRow,
  present: readonly SheetLineRow[],
  line: SheetLineRow,
  add: PendingChange['add'],
): ClubProblem | null {
  const tidied = tidyLine(row.kind, line, present);
  if (tidied === null) return { kind: 'problem', code: 'sheetLineUnreadable' };
  if (present.some((other) => other.ordinal === line.ordinal && other.shorthand === tidied.shorthand)) return null;
  const after = [...present.filter(({ ordinal }) => ordinal !== line.ordinal), tidied]
    .toSorted((a, b) => a.ordinal - b.ordinal)
    .filter(({ shorthand }) => shorthand !== '');
  const problem = rubberProblem(row, after);
  if (problem) return problem;
  club.store.sheets.writeLine(add(), row.id, tidied);
  return null;
}

/** The line as it is kept; null where it can't be read. */
function tidyLine(kind: SheetKind, line: SheetLineRow, present: readonly SheetLineRow[]): SheetLineRow | null {
  const { ordinal, shorthand } = line;
  if (shorthand === '') return line;
  if (kind === 'rubber') {
    const read = parseRubberLine(shorthand, 'en', null);
    return read.kind === 'deal' ? { ordinal, shorthand: formatRubberLine(read.deal, 'en') } : null;
  }
  const dealer = minibridgeDealer(present.filter((other) => other.ordinal < ordinal).length);
  const read = parseMinibridgeLine(shorthand, 'en', dealer);
  return read.kind === 'deal' ? { ordinal, shorthand: formatMinibridgeLine(read.deal, 'en') } : null;
}

/** Why lines make no rubber; null for minibridge. */
function rubberProblem({ laws, isLeft }: StoredSheetRow, lines: readonly SheetLineRow[]): ClubProblem | null {
  if (laws === null) return null;
  const deals = storedRubberDeals(lines.map(({ shorthand }) => shorthand));
  if (deals === null) return { kind: 'problem', code: 'sheetLineUnreadable' };
  const rubber = rubberOfDeals(deals, { laws, isLeft: isLeft === 1 });
  if (rubber.kind === 'sheet') return null;
  const code = rubber.code === 'afterEnd' ? 'rubberOverBefore' : 'sheetDealImpossible';
  return { kind: 'problem', code, deal: rubber.deal + 1 };
}
