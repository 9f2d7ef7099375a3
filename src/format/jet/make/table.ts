import type { JetValue } from '../rows.ts';

/** A column of a table to write. Of a text `length` is the most letters. */
export interface JetColumnToMake {
  readonly name: string;
  readonly type:
    | 'boolean'
    | 'byte'
    | 'integer'
    | 'long'
    | 'autonumber'
    | 'date'
    | 'text'
    | 'binary'
    | 'memo'
    | 'object';
  readonly length?: number;
}

/** A table to write; binary values are texts with a letter a byte. Each row has a value a column. */
export interface JetTableToMake {
  readonly name: string;
  readonly columns: readonly JetColumnToMake[];
  readonly rows: readonly (readonly JetValue[])[];
}

/** What is known of a type of columns: its number in the file, its bytes where they are always as many. */
export const TYPES: Readonly<
  Record<JetColumnToMake['type'], { readonly number: number; readonly fixed: number | null }>
> = {
  boolean: { number: 1, fixed: 1 },
  byte: { number: 2, fixed: 1 },
  integer: { number: 3, fixed: 2 },
  long: { number: 4, fixed: 4 },
  autonumber: { number: 4, fixed: 4 },
  date: { number: 8, fixed: 8 },
  binary: { number: 9, fixed: null },
  text: { number: 10, fixed: null },
  object: { number: 11, fixed: null },
  memo: { number: 12, fixed: null },
};

/** Whether values of the column stand in the part of a row that is the same length in all. */
export function isFixed(column: JetColumnToMake): boolean {
  return TYPES[column.type].fixed !== null;
}

/** Whether the column takes room among the fixed ones: yes and no stand among the marks of what a row has. */
export function fixedSize(column: JetColumnToMake): number {
  return column.type === 'boolean' ? 0 : (TYPES[column.type].fixed ?? 0);
}
