import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paperFileName, safeFileName } from '../../../main/print/file-name.ts';

const DATE = '2026-11-24';

test.each([
  ['Tournoi du mardi', 'Classement - Tournoi du mardi 2026-11-24.pdf'],
  ['Coupe 1/2: "Été" <b> C:\\x|y?*', 'Classement - Coupe 1 2 Été b C x y 2026-11-24.pdf'],
  ['..', 'Classement - 2026-11-24.pdf'],
  ['../../etc', 'Classement - .. .. etc 2026-11-24.pdf'],
  ['line\nfeed', 'Classement - line feed 2026-11-24.pdf'],
  ['A\u202eBC\u200b', 'Classement - A BC 2026-11-24.pdf'],
  ['Ete\u0301', 'Classement - Eté 2026-11-24.pdf'],
  ['lone \ud800', 'Classement - lone \ufffd 2026-11-24.pdf'],
])('%j is saved as %j', (eventName, expected) => {
  expect(paperFileName('Classement', { eventName, date: DATE }, 'pdf')).toBe(expected);
});

const HOSTILE = JSON.parse(
  readFileSync(new URL('../../data/names/hostile.json', import.meta.url), 'utf8'),
) as readonly string[];

test.each(HOSTILE)('%j makes a name that every system takes', (name) => {
  for (const saved of [paperFileName('Ranking', { eventName: name, date: DATE }, 'csv'), safeFileName(name, 'csv')]) {
    expect(saved).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}]|^[ .]+[^c]|[ .]\.csv$/u);
    expect(saved).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)\./i);
    expect(Buffer.byteLength(saved)).toBeLessThanOrEqual(255);
    expect(() => encodeURIComponent(saved)).not.toThrow();
  }
});

test('a long name is cut between letters, and keeps its day and its extension', () => {
  const saved = paperFileName('Classement', { eventName: 'é'.repeat(300), date: DATE }, 'pdf');
  expect(saved).toMatch(/^Classement - é+ 2026-11-24\.pdf$/);
  expect(Buffer.byteLength(saved)).toBeLessThanOrEqual(210);
});
