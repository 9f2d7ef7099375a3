/** The club's logo: what a file must be, and what is kept of it. */
import { describe, expect, test } from 'vitest';
import { changeLogo, logoView, readLogo } from '../../../../main/club/logo/logo.ts';
import { readPicture } from '../../../../main/club/logo/picture.ts';
import { LARGEST_LOGO } from '../../../../src/basics/logo-limits.ts';
import { changeSettings } from '../../../../main/club/settings.ts';
import { printTogether } from '../../../../main/print/print.ts';
import { boardsDocument } from '../../../../main/print/documents/boards/boards.ts';
import { attendanceDocument } from '../../../../main/print/documents/seats/attendance.ts';
import { drawnLogo, packedPng } from '../../../logos.ts';
import { readPdf } from '../../../pdf.ts';
import { overlaps, printJob } from '../../print/support.ts';
import { listRestorable, restoreCopy } from '../../../../main/store/file/restore.ts';
import { clubWithEvent, testClock, testClub } from '../../support.ts';

const PNG = drawnLogo('image/png');
const JPEG = drawnLogo('image/jpeg');
/** Eight rows of eight pixels. */
const GREY = { width: 8, height: 8, bits: 8, colour: 0, pixels: Buffer.alloc(8 * 9) };

/** The bytes with one of them changed. */
function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}

/** The other kinds of PNG that programs write: a palette with holes, interlaced rows, 16 bits. */
const KINDS: readonly (readonly [string, Buffer])[] = [
  ['drawn, with transparency', PNG],
  ['JPEG', JPEG],
  ['grey', packedPng(GREY)],
  [
    'of a palette with holes',
    packedPng({
      width: 8,
      height: 8,
      bits: 2,
      colour: 3,
      pixels: Buffer.alloc(8 * 3),
      palette: Buffer.from([0, 0, 0, 90, 90, 90, 255, 255, 255]),
      transparency: Buffer.from([255, 128, 0]),
    }),
  ],
  // Seven passes: 1, 1, 1, 2, 2, 4 and 4 rows of 1, 1, 2, 2, 4, 4 and 8 pixels, each with its filter.
  ['interlaced', packedPng({ ...GREY, interlaced: true, pixels: Buffer.alloc(79) })],
  ['of 16 bits with transparency', packedPng({ ...GREY, bits: 16, colour: 6, pixels: Buffer.alloc(8 * 65) })],
];

test.each(KINDS)('a picture %s is accepted and printed', async (_, bytes) => {
  const picture = await readPicture(bytes);
  if (typeof picture === 'string') throw new Error(picture);
  const job = { ...printJob(), logo: picture };
  const { pdf } = await printTogether([{ document: attendanceDocument, job }], 'Ranking');
  expect((await readPdf(pdf)).pages.length).toBeGreaterThan(0);
  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Subtype \/Image/g)?.length,
  ).toBeGreaterThan(0);
});

describe('a file is refused', () => {
  const noise = Buffer.concat([PNG, Buffer.alloc(LARGEST_LOGO)]);
  const wide = packedPng({ ...GREY, width: 3000, height: 2000 });
  const cmyk = Buffer.from(JPEG);
  const frame = cmyk.indexOf(Buffer.from([0xff, 0xc0]));
  cmyk[frame + 9] = 4;
  test.each<[string, Buffer, string]>([
    ['that is too large', noise, 'tooLarge'],
    ['that is no picture', Buffer.from('%PDF-1.7'), 'otherKind'],
    ['that is a drawing with a script', Buffer.from('<svg onload="alert(1)"/>'), 'otherKind'],
    ['that is empty', Buffer.alloc(0), 'otherKind'],
    ['with too many pixels', wide, 'tooManyPixels'],
    ['in the inks of a printing works', cmyk, 'otherColours'],
    ['that ends in the middle', PNG.subarray(0, PNG.length / 2), 'damaged'],
    ['with one byte changed', changed(PNG, PNG.length - 40), 'damaged'],
    ['with fewer rows than it says', packedPng({ ...GREY, height: 9 }), 'damaged'],
    ['with more rows than it says', packedPng({ ...GREY, height: 8, pixels: Buffer.alloc(9 * 9) }), 'damaged'],
    ['with a filter there is not', packedPng({ ...GREY, pixels: changed(GREY.pixels, 0) }), 'damaged'],
    ['of a palette without colours', packedPng({ ...GREY, colour: 3 }), 'damaged'],
    ['of a colour there is not', packedPng({ ...GREY, colour: 5 }), 'damaged'],
    ['of a few pixels', packedPng({ ...GREY, height: 7 }), 'tooSmall'],
    ['of no width', packedPng({ ...GREY, width: 0 }), 'damaged'],
    ['JPEG without its picture', JPEG.subarray(0, frame), 'damaged'],
    ['JPEG cut off', JPEG.subarray(0, JPEG.length - 2), 'damaged'],
    ['of three bytes', JPEG.subarray(0, 3), 'damaged'],
  ])('%s', async (_, bytes, fault) => {
    expect(await readPicture(bytes)).toBe(fault);
  });
});

test('the logo is kept, replaced, taken away; a refused file changes nothing', async () => {
  const { club } = clubWithEvent();
  const told: string[] = [];
  club.updates.subscribe(({ kind }) => void told.push(kind));
  expect(logoView(club)).toEqual({ logo: null });
  expect(await changeLogo(club, PNG)).toMatchObject({ logo: { type: 'image/png', width: 240, height: 120 } });
  expect(Buffer.from(readLogo(club)?.picture ?? []).equals(PNG)).toBe(true);
  expect(await changeLogo(club, Buffer.from('no'))).toEqual({
    kind: 'problem',
    code: 'logoNotPossible',
    fault: 'otherKind',
  });
  expect(readLogo(club)?.type).toBe('image/png');
  await changeLogo(club, JPEG);
  expect(readLogo(club)).toMatchObject({ type: 'image/jpeg', width: 240, height: 120 });
  expect(await changeLogo(club, null)).toEqual({ logo: null });
  expect(told).toEqual(['settings', 'settings', 'settings']);
});

test('the logo is in the club’s copies, and comes back with them', async () => {
  const clock = testClock();
  const first = testClub(clock);
  const { file } = first.store;
  await changeLogo(first, PNG);
  first.store.close();
  clock.forward(3600);
  const next = testClub(clock, file);
  await changeLogo(next, null);
  next.store.close();
  const copy = listRestorable(file).find(({ path }) => path !== file)?.path ?? '';
  expect(restoreCopy(file, copy, clock.now())).toBeNull();
  const restored = readLogo(testClub(clock, file));
  expect(Buffer.from(restored?.picture ?? []).equals(PNG)).toBe(true);
});

test('a line and a logo stand over the heading of every page, and move nothing', async () => {
  const { club } = clubWithEvent();
  changeSettings(club, { clubLine: '12 rue des Étuis, 25000 Besançon' });
  await changeLogo(club, PNG);
  const plain = printJob();
  const line = '12 rue des Étuis, 25000 Besançon – un club dont l’adresse est longue, très longue, et ne tient pas';
  const job = { ...plain, settings: { ...plain.settings, clubLine: line }, logo: readLogo(club) };
  const print = async (from: typeof job | typeof plain) => {
    const { pdf } = await printTogether([{ document: attendanceDocument, job: from }], 'Ranking');
    return { pdf, pages: (await readPdf(pdf)).pages };
  };
  const [before, after] = [await print(plain), await print(job)];
  expect(after.pages).toHaveLength(before.pages.length);
  for (const [at, page] of after.pages.entries()) {
    const added = page.texts.filter(
      (one) =>
        !before.pages[at]?.texts.some(
          ({ text, x, baseline }) => text === one.text && x === one.x && baseline === one.baseline,
        ),
    );
    expect(
      added
        .map(({ text }) => text)
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    ).toBe(line);
  }
  // However many pages show it, the picture and its transparency are in the file once.
  expect(
    Buffer.from(after.pdf)
      .toString('latin1')
      .match(/\/Subtype \/Image/g),
  ).toHaveLength(2);
});

test('scored boards have the club, its line and its logo in the margin of every page, and as many boards a page', async () => {
  const { club } = clubWithEvent();
  await changeLogo(club, PNG);
  const plain = printJob();
  const settings = { ...plain.settings, clubLine: '12 rue des Étuis, 25000 Besançon' };
  const job = { ...plain, settings, logo: readLogo(club) };
  const print = async (from: typeof job | typeof plain) => {
    const { pdf } = await printTogether([{ document: boardsDocument, job: from }], 'Boards');
    return (await readPdf(pdf)).pages;
  };
  const [before, after] = [await print(plain), await print(job)];
  expect(after).toHaveLength(before.length);
  for (const [at, page] of after.entries()) {
    const inMargin = page.texts.filter(({ baseline }) => page.height - baseline < 45).map(({ text }) => text);
    expect(inMargin.toSorted()).toEqual(
      [settings.clubLine, settings.clubName, 'Tuesday pairs, 24 November 2026'].toSorted(),
    );
    expect(before[at]?.texts.map(({ text }) => text)).toContain(settings.clubName);
    expect(overlaps(page)).toEqual([]);
  }
});
