import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { facesIn } from '../../../../../../main/print/press/fonts/machine/faces.ts';
import { viewOf } from '../../../../../../main/print/press/fonts/opentype.ts';
import { collectionOf, fontWith } from './fixtures.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'etui-machine-fonts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, bytes: Uint8Array | string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** The names of the files whose faces were found, each with its letters. */
async function found(letters: readonly string[], find = facesIn([folder])): Promise<readonly (readonly string[])[]> {
  const faces = await find(letters);
  return faces.map(({ name, glyphs }) => [
    path.relative(folder, name).replace(/ \d+$/, ''),
    [...glyphs.keys()].map((point) => String.fromCodePoint(point)).join(''),
  ]);
}

test('a font of a folder in the folders is found for the letters it has', async () => {
  put('truetype/far/east.ttf', await fontWith('山田'));
  expect(await found(['山', '田', '太'])).toEqual([['truetype/far/east.ttf', '山田']]);
});

test('the font with the most letters comes first, others have the rest', async () => {
  put('a.ttf', await fontWith('山'));
  put('b.otf', await fontWith('山田太'));
  put('c.ttf', await fontWith('郎'));
  expect(await found(['山', '田', '太', '郎'])).toEqual([
    ['b.otf', '山田太'],
    ['c.ttf', '郎'],
  ]);
});

test('fonts that systems come with are preferred, and upright ones of a text weight', async () => {
  put('Aaa.ttf', await fontWith('山'));
  put('NotoSansCJK-Bold.ttc', await fontWith('山'));
  put('NotoSansCJK-Regular.ttc', await fontWith('山'));
  expect(await found(['山'])).toEqual([['NotoSansCJK-Regular.ttc', '山']]);
});

test('in a collection the font that has the letters is found', async () => {
  put('msgothic.ttc', collectionOf([await fontWith('x'), await fontWith('山田')]));
  const [face] = await facesIn([folder])(['山']);
  expect(face?.glyphs.size).toBe(1);
  expect(viewOf(face?.regular ?? new Uint8Array(4)).getUint32(0)).toBe(0x00010000);
});

test('a letter with its accents is of one font', async () => {
  put('base.ttf', await fontWith('ก'));
  put('whole.ttf', await fontWith('ก\u0e33'));
  expect(await found(['ก\u0e33'])).toEqual([['whole.ttf', 'ก\u0e33']]);
});

test('joiners and variation selectors need no glyph', async () => {
  put('emoji.ttf', await fontWith('👩👧'));
  expect(await found(['👩\u200d👧', '👩\ufe0f'])).toEqual([['emoji.ttf', '👩👧']]);
});

const GOOD = [['z/good.ttf', '山']];
/** What is found beside the other files: the good font alone, where they are passed over. */
async function foundWithGood() {
  put('z/good.ttf', await fontWith('山'));
  return found(['山']);
}

describe('passed over:', () => {
  test('files that are no fonts, empty, or end too early', async () => {
    const font = await fontWith('山');
    put('empty.ttf', '');
    put('text.ttf', 'A letter to the club.');
    put('cut.ttf', font.subarray(0, font.length / 2));
    put('cut.ttc', collectionOf([font]).subarray(0, 14));
    put('page.html', font);
    expect(await foundWithGood()).toEqual(GOOD);
  });

  test('fonts of coloured pictures: their glyphs are empty, or there are no outlines', async () => {
    put('blank.ttf', await fontWith('山', { blank: true }));
    expect(await foundWithGood()).toEqual(GOOD);
  });

  test('a font that the press fails on', async () => {
    const bytes = new Uint8Array(6).fill(0xff);
    put('broken.ttf', await fontWith('山', { extra: [{ tag: 'hhea', bytes }] }));
    expect(await foundWithGood()).toEqual(GOOD);
  });

  test('tables of an impossible size and at impossible places', async () => {
    const huge = await fontWith('山');
    const view = viewOf(huge);
    for (let table = 0; table < view.getUint16(4); table++) view.setUint32(12 + table * 16 + 12, 0xfffffff0);
    put('huge.ttf', huge);
    const far = await fontWith('山');
    for (let table = 0; table < view.getUint16(4); table++) viewOf(far).setUint32(12 + table * 16 + 8, 0xfffffff0);
    put('far.ttf', far);
    expect(await foundWithGood()).toEqual(GOOD);
  });

  test('a character map that claims four thousand million groups', async () => {
    const cmap = new Uint8Array(40);
    const view = viewOf(cmap);
    for (const [at, value] of [
      [2, 1],
      [4, 3],
      [6, 10],
      [12, 12],
    ] as const)
      view.setUint16(at, value);
    view.setUint32(8, 12);
    view.setUint32(24, 0xffffffff);
    view.setUint32(28, 0);
    view.setUint32(32, 0xffffffff);
    put('groups.ttf', await fontWith('山', { extra: [{ tag: 'cmap', bytes: cmap }] }));
    expect(await foundWithGood()).toEqual(GOOD);
  });

  test('links that lead nowhere or round in a circle', async () => {
    symlinkSync(path.join(folder, 'nowhere'), path.join(folder, 'link.ttf'));
    symlinkSync(folder, path.join(folder, 'circle'));
    symlinkSync(folder, path.join(folder, 'circle.ttf'));
    expect(await foundWithGood()).toEqual(GOOD);
  });
});

test('without folders, and where no font has the letters, there is none', async () => {
  expect(await found(['山'], facesIn([path.join(folder, 'missing')]))).toEqual([]);
  put('x.ttf', await fontWith('x'));
  expect(await found(['山'])).toEqual([]);
});

test('no letter is looked for twice; a further one is, and the face has both', async () => {
  const find = facesIn([folder]);
  put('a.ttf', await fontWith('山田'));
  expect(await found(['山', '郎'], find)).toEqual([['a.ttf', '山']]);
  expect(await found(['田'], find)).toEqual([['a.ttf', '山田']]);
  rmSync(path.join(folder, 'a.ttf'));
  expect(await found(['山', '田', '郎'], find)).toEqual([['a.ttf', '山田']]);
});
