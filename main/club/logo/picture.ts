import { FEWEST_LOGO_PIXELS, LARGEST_LOGO, MOST_LOGO_PIXELS } from '../../../src/basics/logo-limits.ts';
import type { StoredLogo } from '../../store/logos.ts';
import type { LogoFault, PictureSize } from '../model/logo.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Reads the bytes of a file that is to be a logo, whatever its name says. */
export async function readPicture(bytes: Uint8Array): Promise<StoredLogo | LogoFault> {
  if (bytes.length > LARGEST_LOGO) return 'tooLarge';
  const picture = Buffer.from(bytes);
  if (picture.subarray(0, PNG.length).equals(PNG)) {
    const size = await readPng(picture, sizeFault);
    return typeof size === 'string' ? size : { type: 'image/png', ...size, picture };
  }
  if (!picture.subarray(0, JPEG.length).equals(JPEG)) return 'otherKind';
  const size = readJpeg(picture);
  if (typeof size === 'string') return size;
  return sizeFault(size) ?? { type: 'image/jpeg', ...size, picture };
}

function sizeFault({ width, height }: PictureSize): LogoFault | null {
  if (width * height > MOST_LOGO_PIXELS) return 'tooManyPixels';
  return Math.min(width, height) < FEWEST_LOGO_PIXELS ? 'tooSmall' : null;
}
