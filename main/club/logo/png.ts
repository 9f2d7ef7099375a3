import { promisify } from 'node:util';
import { crc32, inflate } from 'node:zlib';
import type { LogoFault, PictureSize } from '../model/logo.ts';

const unpack = promisify(inflate);

/** The numbers of bits that a sample of each type of colour may have, and the samples of a pixel. */
const COLOURS: Readonly<Record<number, { readonly samples: number; readonly bits: readonly number[] }>> = {
  0: { samples: 1, bits: [1, 2, 4, 8, 16] },
  2: { samples: 3, bits: [8, 16] },
  3: { samples: 1, bits: [1, 2, 4, 8] },
  4: { samples: 2, bits: [8, 16] },
  6: { samples: 4, bits: [8, 16] },
};
const PALETTE = 3;
const LAST_FILTER = 4;
/** Where the pixels of each of the seven passes begin and how far apart they are, across and down. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/**
 * The size of a PNG picture that is whole: its checksums, and its pixels to the last row. A press that meets a damaged
 * one only fails while it prints, and takes the program with it.
 */
export async function readPng(
  bytes: Buffer,
  sizeFault: (size: PictureSize) => LogoFault | null,
): Promise<PictureSize | LogoFault> {
  const chunks = chunksOf(bytes);
  const head = chunks?.[0];
  if (!chunks || head?.type !== 'IHDR' || head.data.length !== 13) return 'damaged';
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)];
  const [bits = 0, type = 0, packing, filtering, interlacing = 0] = head.data.subarray(8);
  const colour = COLOURS[type];
  const isPossible = colour?.bits.includes(bits) && packing === 0 && filtering === 0 && interlacing <= 1;
  if (!colour || !isPossible || width === 0 || height === 0) return 'damaged';
  const fault = sizeFault({ width, height });
  if (fault) return fault;
  if (type === PALETTE && !chunks.some((chunk) => chunk.type === 'PLTE')) return 'damaged';
  const packed = Buffer.concat(chunks.filter((chunk) => chunk.type === 'IDAT').map(({ data }) => data));
  const rows = rowLengths({ width, height }, bits * colour.samples, interlacing === 1);
  const length = rows.reduce((total, row) => total + row, 0);
  const pixels = await unpack(packed, { maxOutputLength: length + 1 }).catch(() => null);
  if (pixels?.length !== length) return 'damaged';
  let at = 0;
  for (const row of rows) {
    if ((pixels[at] ?? 0) > LAST_FILTER) return 'damaged';
    at += row;
  }
  return { width, height };
}

/** Null where a chunk is cut short, or isn't what its checksum says. */
function chunksOf(bytes: Buffer): readonly Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'IEND') return chunks;
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    at = end + 4;
  }
  return null;
}

/** The bytes of each row with its filter, in the order in which they are stored. */
function rowLengths({ width, height }: PictureSize, bitsPerPixel: number, isInterlaced: boolean): readonly number[] {
  const passes = isInterlaced ? PASSES : [[0, 0, 1, 1] as const];
  return passes.flatMap(([left, top, across, down]) => {
    const columns = Math.ceil((width - left) / across);
    const rows = Math.ceil((height - top) / down);
    if (columns <= 0 || rows <= 0) return [];
    return Array.from({ length: rows }, () => 1 + Math.ceil((columns * bitsPerPixel) / 8));
  });
}
