import type { NewResult, ResultVersionRow, SlotKey } from '../../store/results/results.ts';
import type { Club } from '../club.ts';

/** A line without a result. Its board and pairs are those it had. */
export function erasedLine(row: ResultVersionRow): SlotKey & NewResult {
  return { ...row, outcome: null, typed: '', form: null, note: '' };
}

/** What stood on the line before a version of it was written. */
export function contentBefore({ store }: Club, written: ResultVersionRow): SlotKey & NewResult {
  return store.results.version(written, written.version - 1) ?? erasedLine(written);
}
