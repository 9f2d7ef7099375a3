import type { LogoFault, PictureSize } from '../model/logo.ts';

/** The frames that a PDF file can hold: baseline, extended and progressive. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Markers that begin other frames: lossless, hierarchical, arithmetic. */
const OTHER_FRAMES: ReadonlySet<number> = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const SCAN = 0xda;
const END = Buffer.from([0xff, 0xd9]);
/** Grey, or three colours. Four are inks of a printing works, which programs read each in their own way. */
const CHANNELS: ReadonlySet<number> = new Set([1, 3]);
const BITS = 8;

/** The size of a JPEG picture that is whole: its frame, its data, its end. */
export function readJpeg(bytes: Buffer): PictureSize | LogoFault {
  let size: PictureSize | null = null;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return 'damaged';
    const marker = bytes[at + 1] ?? 0;
    // Any number of these may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return 'damaged';
    if (OTHER_FRAMES.has(marker)) return 'otherKind';
    if (FRAMES.has(marker)) {
      if (length < 8) return 'damaged';
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      if (bytes[at + 4] !== BITS || !CHANNELS.has(bytes[at + 9] ?? 0)) return 'otherColours';
      if (width === 0 || height === 0) return 'damaged';
      size = { width, height };
    }
    if (marker === SCAN) return size && bytes.indexOf(END, at) > 0 ? size : 'damaged';
    at += 2 + length;
  }
  return 'damaged';
}
