import { bytesView } from '../pages.ts';
import type { JetValue } from '../rows.ts';
import { ByteWriter } from './bytes.ts';
import { fixedSize, isFixed, type JetColumnToMake } from './table.ts';

/** The bytes of a row in version 4. */
export function rowBytes(columns: readonly JetColumnToMake[], values: readonly JetValue[]): Uint8Array {
  const row = new ByteWriter().u16(columns.length);
  for (const [index, column] of columns.entries()) {
    if (isFixed(column)) row.add(fixedBytes(column, values[index] ?? null));
  }
  const places: number[] = [];
  for (const [index, column] of columns.entries()) {
    if (isFixed(column)) continue;
    places.push(row.length);
    row.add(variableBytes(column, values[index] ?? null));
  }
  if (places.length > 0) {
    row.u16(row.length);
    for (const place of places.toReversed()) row.u16(place);
    row.u16(places.length);
  }
  return row.add(marks(columns, values)).bytes();
}

/** A bit a column: whether the row has a value there, of yes and no whether it is yes. */
function marks(columns: readonly JetColumnToMake[], values: readonly JetValue[]): Uint8Array {
  const bits = new Uint8Array(Math.ceil(columns.length / 8));
  for (const [index, { type }] of columns.entries()) {
    const value = values[index] ?? null;
    if (type === 'boolean' ? value === true : value !== null)
      bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7));
  }
  return bits;
}

function fixedBytes(column: JetColumnToMake, value: JetValue): Uint8Array {
  const bytes = new Uint8Array(fixedSize(column));
  const view = bytesView(bytes);
  const number = typeof value === 'number' ? value : 0;
  if (column.type === 'byte') view.setUint8(0, number);
  if (column.type === 'integer') view.setInt16(0, number, true);
  if (column.type === 'long' || column.type === 'autonumber') view.setInt32(0, number, true);
  if (column.type === 'date') view.setFloat64(0, number, true);
  return bytes;
}

function variableBytes({ type, length }: JetColumnToMake, value: JetValue): Uint8Array {
  if (typeof value !== 'string') return new Uint8Array();
  const letters = value.slice(0, length ?? MOST_LETTERS);
  if (type === 'text') return new ByteWriter().wide(letters).bytes();
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** The most letters of a text. */
const MOST_LETTERS = 255;
