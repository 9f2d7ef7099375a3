import type { JetValue } from '../rows.ts';
import { ByteWriter } from './bytes.ts';

/** What a letter counts in the order of texts: A to Z, capitals or not, and 0 to 9. Names of tables have no others. */
const LETTERS = [
  0x4a, 0x4c, 0x4d, 0x4f, 0x51, 0x53, 0x55, 0x57, 0x59, 0x5b, 0x5c, 0x5e, 0x60, 0x62, 0x64, 0x66, 0x68, 0x69, 0x6b,
  0x6d, 0x6f, 0x71, 0x73, 0x75, 0x76, 0x78,
];
const DIGITS = [0x36, 0x38, 0x3a, 0x3c, 0x3e, 0x40, 0x42, 0x44, 0x46, 0x48];
const THERE = 0x7f;

/** The entry of a row in an index: its values so that bytes stand in their order, then its page and row. */
export function indexEntry(values: readonly JetValue[], page: number, row: number): Uint8Array {
  const out = new ByteWriter();
  for (const value of values) {
    out.u8(THERE);
    if (typeof value === 'number') out.u8((value >> 24) ^ 0x80, value >> 16, value >> 8, value);
    else out.add(textKey(String(value))).u8(1, 0);
  }
  return out.u8(page >> 16, page >> 8, page, row).bytes();
}

function textKey(text: string): readonly number[] {
  return Array.from(text.toUpperCase()).flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return LETTERS[code - 65] ?? DIGITS[code - 48] ?? [];
  });
}

/** Entries in the order in which an index has them. */
export function inKeyOrder(entries: readonly Uint8Array[]): readonly Uint8Array[] {
  return entries.toSorted((a, b) => {
    const at = a.findIndex((byte, index) => byte !== b[index]);
    return at === -1 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1);
  });
}
