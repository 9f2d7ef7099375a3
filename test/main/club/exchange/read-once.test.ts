/** A long file is read once for looking at it and taking it over, and pages hear how far that is. */
import { expect, test } from 'vitest';
import type { ChangeNotice } from '../../../../main/club/broadcast.ts';
import { previewForeignFile } from '../../../../main/club/exchange/preview.ts';
import { forgetRead, readOnce } from '../../../../main/club/exchange/read-once.ts';
import { previewImport } from '../../../../main/club/members/import.ts';
import { testClub } from '../../support.ts';

const LARGE = 256 * 1024;
const LINES = 10_000;

test('the same bytes are read once in each way, until they are taken over or others are read', () => {
  let reads = 0;
  const read = () => {
    reads += 1;
    return { format: 'csv', version: null, events: [], problems: [] } as const;
  };
  const bytes = new Uint8Array(LARGE);
  const first = readOnce(bytes, 'csv', read);
  expect(readOnce(new Uint8Array(LARGE), 'csv', read)).toBe(first);
  expect(readOnce(bytes, 'mapped', read)).not.toBe(first);
  expect(reads).toBe(2);
  forgetRead();
  expect(readOnce(bytes, 'csv', read)).not.toBe(first);
  readOnce(new Uint8Array(LARGE).fill(1), 'csv', read);
  readOnce(bytes, 'csv', read);
  expect(reads).toBe(5);
  // A small file is read again before anybody could wait for it.
  for (const _ of [1, 2]) readOnce(new Uint8Array(1), 'csv', read);
  expect(reads).toBe(7);
  forgetRead();
});

const mapped = Array.from({ length: LINES }, (_, line) => `${(line % 40) + 1},${Math.floor(line / 40) + 1},999,50`);

test.each<[string, (club: ReturnType<typeof testClub>, bytes: Buffer) => unknown, string]>([
  [
    'results whose columns are mapped',
    (club, bytes) => previewForeignFile(club, { name: 'a.csv', bytes, columns: ['board', 'ns', 'ew', 'score'] }),
    `Étui no,x,y,z\n${mapped.join('\n')}`,
  ],
  ['members', previewImport, `name,FFB\n${mapped.map((_, line) => `Ann Alder${line},${line}`).join('\n')}`],
])('how many lines of %s are read rises, and ends at the whole', (_, preview, text) => {
  const club = testClub();
  const notices: ChangeNotice[] = [];
  club.updates.subscribe((notice) => notices.push(notice));
  preview(club, Buffer.from(text));
  const figures = notices.flatMap((notice) => (notice.kind === 'reading' ? [notice] : []));
  expect(figures.length).toBeGreaterThan(2);
  expect(figures.map(({ done }) => done)).toEqual(figures.map(({ done }) => done).toSorted((a, b) => a - b));
  expect(figures.every(({ of }) => of === figures[0]?.of)).toBe(true);
  expect(figures.at(-1)?.done).toBe(figures[0]?.of);
});

test('nobody hears of a file that is read at once', () => {
  const club = testClub();
  const notices: ChangeNotice[] = [];
  club.updates.subscribe((notice) => notices.push(notice));
  previewImport(club, Buffer.from('name,FFB\nAnn Alder,1'));
  expect(notices).toEqual([]);
});
