/** Sheets of rubber bridge and minibridge as the screens receive them. */
import type { RubberLaws } from '../../../src/bridge/rubber/rules.ts';
import type { Seat, Side } from '../../../src/bridge/seat.ts';
import type { SheetKind } from '../../../src/bridge/sheet/stored.ts';

/** Who sits where; an empty name is not known. */
export type SheetPlayers = Readonly<Record<Seat, string>>;

interface SheetHead {
  readonly id: number;
  readonly kind: SheetKind;
  /** Null for minibridge. */
  readonly laws: RubberLaws | null;
  readonly players: SheetPlayers;
  readonly startedAt: string;
  /** Whether the rubber was left as it stands. */
  readonly isLeft: boolean;
  readonly isDeleted: boolean;
  /** The sheet's newest change; 0 while it is as it was begun. */
  readonly lastChange: number;
}

/** A deal of a sheet. */
export interface SheetLineView {
  readonly ordinal: number;
  /** In English. */
  readonly shorthand: string;
}

export interface SheetView extends SheetHead {
  /** In the order of play. */
  readonly lines: readonly SheetLineView[];
  /** When it was changed last; null while it is as it was begun. */
  readonly savedAt: string | null;
  /** Whether there is anything to undo, and to redo. */
  readonly undo: boolean;
  readonly redo: boolean;
}

/** A sheet after an undo or a redo, and whether there was anything to undo or redo. */
export type SheetStep = SheetView & { readonly done: boolean };

/** A sheet in the list of sheets. */
export interface SheetSummary extends SheetHead {
  readonly deals: number;
  readonly isFinished: boolean;
  readonly totals: Readonly<Record<Side, number>>;
}

/** A page of the list, begun last first. */
export interface SheetsView {
  readonly sheets: readonly SheetSummary[];
  readonly total: number;
  /** How many sheets are deleted. */
  readonly deleted: number;
}
