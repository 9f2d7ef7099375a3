import { LARGEST_LOGO } from '../../../src/basics/logo-limits.ts';

/** Widths in pixels, and half of each in height: the first prints finely, the last is still seen well. */
const WIDTHS = [1200, 800, 500, 300] as const;

/** A picture of any kind the browser draws, drawn anew as a PNG of a size that prints; null where it can't be drawn. */
export async function printableLogo(file: File): Promise<Blob | null> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    for (const width of WIDTHS) {
      const drawn = await drawnWithin(picture, width);
      if (drawn && drawn.size <= LARGEST_LOGO) return drawn;
    }
    return null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function drawnWithin(picture: HTMLImageElement, width: number): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(width / naturalWidth, width / 2 / naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve));
}
