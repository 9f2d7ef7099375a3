import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFonts, loadFonts } from '../../../../main/print/press/fonts.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'etui-fonts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('from the sources they are found in their package', async () => {
  const { regular, bold } = await loadFonts();
  expect(regular.length).toBeGreaterThan(500_000);
  expect(bold.length).toBeGreaterThan(500_000);
});

test.each(['dist/main/fonts', 'dist/fonts'])('from a bundle they are found in %s, without the package', (fonts) => {
  const chunks = path.join(folder, 'dist/main/chunks');
  mkdirSync(chunks, { recursive: true });
  const source = findFonts(import.meta.dirname);
  cpSync(path.join(source, 'DejaVuSansCondensed.ttf'), path.join(folder, fonts, 'DejaVuSansCondensed.ttf'));
  expect(findFonts(chunks)).toBe(path.join(folder, fonts));
});

test('where there are none, the message says what to do', () => {
  expect(() => findFonts(folder)).toThrow('run npm install');
});
