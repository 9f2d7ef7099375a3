/**
 * Draws the icons of the installers from build/icon.svg: `node scripts/icons.mjs`. The results are committed, so
 * this runs only when the drawing changes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';

const BUILD = path.join(import.meta.dirname, '..', 'build');
const LINUX_SIZES = [16, 32, 48, 64, 128, 256, 512];
const WINDOWS_SIZES = [16, 24, 32, 48, 64, 128, 256];
/** Apple's four-letter types of PNG entries, and their sides in pixels. */
const MAC_TYPES = {
  icp4: 16,
  icp5: 32,
  ic07: 128,
  ic08: 256,
  ic09: 512,
  ic10: 1024,
  ic11: 32,
  ic12: 64,
  ic13: 256,
  ic14: 512,
};

const drawing = readFileSync(path.join(BUILD, 'icon.svg'), 'utf8');

/** The drawing as a square PNG. */
async function png(side) {
  const image = await loadImage(
    Buffer.from(drawing.replace('width="64" height="64"', `width="${side}" height="${side}"`)),
  );
  const canvas = createCanvas(side, side);
  canvas.getContext('2d').drawImage(image, 0, 0, side, side);
  return canvas.toBuffer('image/png');
}

/** An ICO file of PNG images: a header of 6 bytes, a directory of 16 bytes an image, then the images. */
function ico(images) {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = 6 + 16 * images.length;
  const directory = images.map(({ side, bytes }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(side % 256, 0);
    entry.writeUInt8(side % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(bytes.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += bytes.length;
    return entry;
  });
  return Buffer.concat([header, ...directory, ...images.map(({ bytes }) => bytes)]);
}

/** An ICNS file: `icns` and the length of the whole, then each entry with its type and length. */
function icns(images) {
  return icnsEntry('icns', Buffer.concat(images.map(({ type, bytes }) => icnsEntry(type, bytes))));
}

function icnsEntry(type, body) {
  const head = Buffer.alloc(8);
  head.write(type, 'ascii');
  head.writeUInt32BE(8 + body.length, 4);
  return Buffer.concat([head, body]);
}

mkdirSync(path.join(BUILD, 'icons'), { recursive: true });
for (const side of LINUX_SIZES) writeFileSync(path.join(BUILD, 'icons', `${side}x${side}.png`), await png(side));
writeFileSync(
  path.join(BUILD, 'icon.ico'),
  ico(await Promise.all(WINDOWS_SIZES.map(async (side) => ({ side, bytes: await png(side) })))),
);
writeFileSync(
  path.join(BUILD, 'icon.icns'),
  icns(await Promise.all(Object.entries(MAC_TYPES).map(async ([type, side]) => ({ type, bytes: await png(side) })))),
);
