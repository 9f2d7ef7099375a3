/** Logos for tests, drawn and packed here. */
import { createCanvas } from '@napi-rs/canvas';
import { crc32, deflateSync } from 'node:zlib';
import SQLite from 'better-sqlite3';

/** A logo of a size: a black ring on nothing, or on white where the format has no transparency. */
export function drawnLogo(type: 'image/png' | 'image/jpeg', width = 240, height = 120): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  if (type === 'image/jpeg') {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
  }
  context.lineWidth = height / 6;
  context.strokeRect(height / 6, height / 6, width - height / 3, height - height / 3);
  return type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg');
}

interface PngParts {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly colour: number;
  readonly interlaced?: boolean;
  /** The rows with their filters. */
  readonly pixels: Buffer;
  readonly palette?: Buffer;
  readonly transparency?: Buffer;
}

/** A PNG file of parts, which need not fit each other. */
export function packedPng({
  width,
  height,
  bits,
  colour,
  interlaced,
  pixels,
  palette,
  transparency,
}: PngParts): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, colour, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...(palette ? [chunk('PLTE', palette)] : []),
    ...(transparency ? [chunk('tRNS', transparency)] : []),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Damages the logo in a club's file as a failing disk does. */
export function damageLogo(file: string): void {
  const db = new SQLite(file);
  db.exec(`DROP TRIGGER club_logos_are_never_overwritten;
    UPDATE club_logos SET picture = CAST(substr(picture, 1, 60) || zeroblob(length(picture) - 60) AS BLOB)`);
  db.close();
}
