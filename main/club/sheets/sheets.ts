import type { RubberLaws } from '../../../src/bridge/rubber/rules.ts';
import { rubberOfDeals, storedRubberDeals, type SheetKind } from '../../../src/bridge/sheet/stored.ts';
import type { StoredSheetRow } from '../../store/sheets/sheets.ts';
import { changeClub } from '../change.ts';
import type { Club } from '../club.ts';
import type { SheetPlayers, SheetView } from '../model/sheet.ts';
import type { ClubProblem } from '../problem.ts';
import { changing } from './changing.ts';
import { NOBODY, normalizePlayers, seatPlayers } from './players.ts';
import { presentSheet } from './view.ts';

export interface NewSheet {
  readonly kind: SheetKind;
  /** By which a rubber is scored; those of the French text by default. */
  readonly laws?: RubberLaws;
  readonly players: SheetPlayers;
}

/** Begins a sheet. */
export function beginSheet(club: Club, { kind, laws, players }: NewSheet): SheetView | ClubProblem {
  const { sheets } = club.store;
  const answerOf = (change: number) => presentSheet(club, sheets.begunBy(change) ?? 0);
  return changeClub(club, { kind: 'sheet', answerOf }, ({ add }): SheetView => {
    const change = add({ isFinal: true });
    const sheet = sheets.add(change, kind);
    const seated = seatPlayers(club, normalizePlayers(players), NOBODY);
    const scored = kind === 'rubber' ? (laws ?? 'french') : null;
    sheets.addDetails(change, sheet, { ...seated, laws: scored, isLeft: 0, deleted: 0 });
    return presentSheet(club, sheet);
  });
}

/** What of a sheet is changed beside its lines. */
export interface SheetChange {
  readonly players?: SheetPlayers;
  readonly laws?: RubberLaws;
  /** Whether a rubber is left as it stands. */
  readonly isLeft?: boolean;
}

/** Changes who sits, by which laws a rubber is scored, or whether it is left. The same again changes nothing. */
export function changeSheetDetails(club: Club, sheet: number, asked: SheetChange): SheetView | ClubProblem {
  return changing(club, sheet, ({ add }, row): ClubProblem | null => {
    const before = detailsOf(row);
    const isRubber = row.laws !== null;
    const names = asked.players && normalizePlayers(asked.players);
    const laws = isRubber ? (asked.laws ?? row.laws) : null;
    const isLeft = asked.isLeft === undefined ? row.isLeft : asked.isLeft ? 1 : 0;
    const rubber = laws === null ? null : rubberOf(club, { ...row, laws, isLeft: 0 });
    if (isLeft === 1 && row.isLeft === 0 && (rubber === null || rubber.finished))
      return { kind: 'problem', code: 'sheetNotLeft' };
    const seats = names ? seatPlayers(club, names, seatedOf(row)) : {};
    const after = { ...before, ...seats, laws, isLeft } as const;
    if (JSON.stringify(after) !== JSON.stringify(before)) club.store.sheets.addDetails(add(), sheet, after);
    return null;
  });
}

/** Deletes a sheet: it is listed among the deleted ones, and undoing the deletion restores it. */
export function deleteSheet(club: Club, sheet: number): SheetView | ClubProblem {
  return changing(club, sheet, ({ add }, row): null => {
    club.store.sheets.addDetails(add(), sheet, { ...detailsOf(row), deleted: 1 });
    return null;
  });
}

function rubberOf({ store }: Club, { id, laws, isLeft }: StoredSheetRow & { readonly laws: RubberLaws }) {
  const deals = storedRubberDeals(store.sheets.lines(id).map(({ shorthand }) => shorthand)) ?? [];
  const rubber = rubberOfDeals(deals, { laws, isLeft: isLeft === 1 });
  return rubber.kind === 'sheet' ? rubber : null;
}

function detailsOf({ north, east, south, west, laws, isLeft, deleted }: StoredSheetRow) {
  return { north, east, south, west, laws, isLeft, deleted };
}

function seatedOf({ north, east, south, west, ...row }: StoredSheetRow) {
  const players = { N: row.northName, E: row.eastName, S: row.southName, W: row.westName };
  return { ids: { north, east, south, west }, players };
}
