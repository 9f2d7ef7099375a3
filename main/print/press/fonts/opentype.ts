/** A table of an OpenType font: its tag of four letters and its bytes. */
export interface FontTable {
  readonly tag: string;
  readonly bytes: Uint8Array;
}

/** Sizes of the head of a font file and of a table's entry in it. All numbers are big-endian. */
const HEADER = 12;
const ENTRY = 16;
/** The first number of a font with TrueType outlines. */
const TRUETYPE = 0x00010000;
/** Where `head` has what brings the checksum of the file to a number that is the same for every font. */
const ADJUSTMENT_IN_HEAD = 8;
const WHOLE_CHECKSUM = 0xb1b0afba;

export function fontTables(font: Uint8Array): readonly FontTable[] {
  const view = viewOf(font);
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const entry = HEADER + index * ENTRY;
    const offset = view.getUint32(entry + 8);
    return { tag: readTag(view, entry), bytes: font.subarray(offset, offset + view.getUint32(entry + 12)) };
  });
}

export function tableBytes(font: Uint8Array, tag: string): Uint8Array {
  const table = fontTables(font).find((one) => one.tag === tag);
  if (!table) throw new Error(`a font without a table ${tag}`);
  return table.bytes;
}

/**
 * A font file of TrueType outlines from its tables. Its checksum stands in the table `head`; programs tell fonts of one
 * name apart by it.
 */
export function joinTables(tables: readonly FontTable[]): Uint8Array {
  const first = HEADER + tables.length * ENTRY;
  const font = new Uint8Array(first + tables.reduce((sum, { bytes }) => sum + paddedLength(bytes), 0));
  const view = viewOf(font);
  const power = Math.floor(Math.log2(tables.length));
  const searched = 2 ** power * ENTRY;
  view.setUint32(0, TRUETYPE);
  view.setUint16(4, tables.length);
  view.setUint16(6, searched);
  view.setUint16(8, power);
  view.setUint16(10, tables.length * ENTRY - searched);
  let offset = first;
  let adjustment: number | null = null;
  for (const [index, { tag, bytes }] of tables.entries()) {
    const entry = HEADER + index * ENTRY;
    font.set(bytes, offset);
    if (tag === 'head') view.setUint32((adjustment = offset + ADJUSTMENT_IN_HEAD), 0);
    for (let letter = 0; letter < 4; letter++) view.setUint8(entry + letter, tag.charCodeAt(letter));
    view.setUint32(entry + 4, checksum(view, offset, offset + bytes.length));
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, bytes.length);
    offset += paddedLength(bytes);
  }
  if (adjustment !== null) view.setUint32(adjustment, (WHOLE_CHECKSUM - checksum(view, 0, font.length)) >>> 0);
  return font;
}

function checksum(view: DataView, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

export function readTag(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(at + letter)));
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Tables begin at multiples of four. */
function paddedLength({ length }: Uint8Array): number {
  return Math.ceil(length / 4) * 4;
}
