import { crc32, deflateSync } from 'node:zlib';
import type { PagePicture } from '../../../pdf.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** A dot takes four bits, so that its shades go up to this. */
const WHITE = 15;

/** A picture as a PNG file of few shades of grey, two dots a byte: a fraction of what colours would take. */
export function greyPng(
  { width, height, dots }: Pick<PagePicture, 'width' | 'height' | 'dots'>,
  shades: number,
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 4;
  const step = WHITE / (shades - 1);
  const shadeAt = (x: number, y: number) =>
    x < width ? Math.round(Math.round(((dots[y * width + x] ?? 255) / 255) * (shades - 1)) * step) : WHITE;
  const across = Math.ceil(width / 2);
  const rows = Buffer.alloc(height * (across + 1));
  for (let y = 0; y < height; y++) {
    for (let pair = 0; pair < across; pair++) {
      rows[y * (across + 1) + 1 + pair] = shadeAt(pair * 2, y) * 16 + shadeAt(pair * 2 + 1, y);
    }
  }
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([SIGNATURE, ...parts]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
