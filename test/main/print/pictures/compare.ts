/**
 * Pictures of pages that were looked at once and accepted. Letters may be drawn a little differently elsewhere, so the
 * ink of small squares is compared, and not their dots.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { pictureOf, type PagePicture } from '../../../pdf.ts';
import { greyPng } from './grey-png.ts';

/** Dots to a point: a page is some 350 dots wide, enough to see that a line has moved or is missing. */
export const SCALE = 0.6;
/** The side of a square, and by how much its ink may differ: 0 is white, 1 is black. */
const SQUARE = 6;
const MOST_IN_A_SQUARE = 0.12;
/** By how much the ink of all squares may differ in the mean. */
const MOST_IN_THE_MEAN = 0.012;
/** An accepted picture has so few shades, from black to white, which keeps its file small. */
const SHADES = 6;

const ACCEPTED = path.join(import.meta.dirname, 'accepted');
const REFUSED = path.join(import.meta.dirname, '../../../../test-results/pictures');

/** What is wrong with a page beside its accepted picture; null where it is as it was accepted. */
export async function pictureProblem(name: string, page: PagePicture): Promise<string | null> {
  const file = path.join(ACCEPTED, `${name}.png`);
  if (process.env['ETUI_ACCEPT_PICTURES'] === '1') {
    save(file, page);
    return null;
  }
  const problem = existsSync(file) ? difference(await load(file), page) : 'there is no accepted picture of it yet';
  if (problem === null) return null;
  const drawn = path.join(REFUSED, `${name}.png`);
  save(drawn, page);
  return `${name}: ${problem}. Look at ${drawn}; if it is right, run the test again with ETUI_ACCEPT_PICTURES=1.`;
}

/** How two pictures differ; null where a reader sees the same page. */
export function difference(accepted: PagePicture, page: PagePicture): string | null {
  if (accepted.width !== page.width || accepted.height !== page.height) return 'the page has another size';
  const [before, after] = [inkBySquare(accepted), inkBySquare(page)];
  const differences = before.map((ink, square) => Math.abs(ink - (after[square] ?? 0)));
  const worst = differences.reduce((most, one, square) => (one > (differences[most] ?? 0) ? square : most), 0);
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
  const across = Math.ceil(page.width / SQUARE);
  const place = `${(worst % across) * SQUARE}, ${Math.floor(worst / across) * SQUARE}`;
  if ((differences[worst] ?? 0) > MOST_IN_A_SQUARE) return `another thing stands at ${place}`;
  return mean > MOST_IN_THE_MEAN ? 'many places differ a little' : null;
}

function inkBySquare({ width, height, dots }: PagePicture): readonly number[] {
  const [across, down] = [Math.ceil(width / SQUARE), Math.ceil(height / SQUARE)];
  const sums = Array.from({ length: across * down }, () => 0);
  for (const [dot, light] of dots.entries()) {
    const square = Math.floor(Math.floor(dot / width) / SQUARE) * across + Math.floor((dot % width) / SQUARE);
    sums[square] = (sums[square] ?? 0) + (255 - light) / 255;
  }
  return sums.map((sum) => sum / SQUARE ** 2);
}

function save(file: string, page: PagePicture): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, greyPng(page, SHADES));
}

async function load(file: string): Promise<PagePicture> {
  const image = await loadImage(readFileSync(file));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return pictureOf(context.getImageData(0, 0, image.width, image.height));
}
