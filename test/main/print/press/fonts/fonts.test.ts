import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFont, loadFonts } from '../../../../../main/print/press/fonts/fonts.ts';

const SUITS = { file: 'DejaVuSans.ttf', source: 'node_modules/dejavu-fonts-ttf/ttf' } as const;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'etui-fonts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('from the sources they are found in their packages, the screen’s typeface first', async () => {
  const { text, figures } = await loadFonts();
  expect(text[0]?.name).toContain('inter-latin');
  expect(text.at(-1)?.name).toContain('DejaVu');
  expect(figures).toHaveLength(text.length);
  expect(text[0]?.glyphs.has('é'.codePointAt(0) ?? 0)).toBe(true);
  expect(text[0]?.glyphs.has('♠'.codePointAt(0) ?? 0)).toBe(false);
  expect(text.at(-1)?.glyphs.has('♠'.codePointAt(0) ?? 0)).toBe(true);
});

test.each(['dist/main/fonts', 'dist/fonts'])('from a bundle they are found in %s, without the package', (fonts) => {
  const chunks = path.join(folder, 'dist/main/chunks');
  mkdirSync(chunks, { recursive: true });
  cpSync(findFont(SUITS.file, SUITS.source, import.meta.dirname), path.join(folder, fonts, SUITS.file));
  expect(findFont(SUITS.file, SUITS.source, chunks)).toBe(path.join(folder, fonts, SUITS.file));
});

test('where there are none, the message says what to do', () => {
  expect(() => findFont(SUITS.file, SUITS.source, folder)).toThrow('run npm install');
});
