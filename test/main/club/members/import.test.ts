import { expect, test } from 'vitest';
import type { MemberColumn } from '../../../../src/format/members/columns.ts';
import { importMembers, previewImport } from '../../../../main/club/members/import.ts';
import { listMembers } from '../../../../main/club/members/list.ts';
import { redoMembers, undoMembers } from '../../../../main/club/members/undo.ts';
import { normalizeName } from '../../../../main/club/players/search-name.ts';
import { readSettings } from '../../../../main/club/settings.ts';
import { HOSTILE_NAMES, LONG_NAMES } from '../../../names.ts';
import { testClub, unwrap } from '../../support.ts';
import { hazels, member } from './members-club.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('what a file does is said before, done in one change, and undone whole', () => {
  const { club } = hazels();
  const anne = member(club, 'Zoé Yew', { handicap: 100, numbers: [{ federation: 'FFB', number: '5' }] });
  const file = bytes('nom;FFB;handicap\nZoé Yew-Ash;5;2,5\nHugo Hornbeam;6;\nIda Ivy;7;\nMarc Linden;;\n');
  const view = unwrap(previewImport(club, file));
  expect(view).toMatchObject({
    encoding: 'utf-8',
    hasHeads: true,
    lines: 4,
    mapping: [{ is: 'name' }, { is: 'number', federation: 'FFB' }, { is: 'handicap' }],
    columns: [{ head: 'nom', examples: ['Zoé Yew-Ash', 'Hugo Hornbeam', 'Ida Ivy', 'Marc Linden'] }, {}, {}],
    plan: {
      added: 1,
      changed: 3,
      same: 0,
      oddLines: 0,
      examples: [{ name: 'Zoé Yew-Ash', was: 'Zoé Yew' }, { was: 'Hugo Hornbeam' }, { was: null }, {}],
    },
  });
  expect(listMembers(club).counts.members).toBe(1);
  expect(unwrap(importMembers(club, file, view.mapping))).toMatchObject({ added: 1, changed: 3 });
  expect(listMembers(club).counts.members).toBe(4);
  expect(listMembers(club, { find: 'zoe' }).members).toMatchObject([{ id: anne, name: 'Zoé Yew-Ash', handicap: 250 }]);
  expect(listMembers(club, { find: 'hugo' }).members).toMatchObject([{ sessions: 1, member: true }]);
  expect(unwrap(previewImport(club, file)).plan).toMatchObject({ added: 0, changed: 0, same: 4 });
  unwrap(undoMembers(club));
  expect(listMembers(club).counts.members).toBe(1);
  expect(listMembers(club, { find: 'zoe' }).members).toMatchObject([{ name: 'Zoé Yew', handicap: 100 }]);
  expect(listMembers(club, { find: 'ida' }).total).toBe(0);
  unwrap(redoMembers(club));
  expect(listMembers(club).counts.members).toBe(4);
});

test('the columns that were chosen are remembered for files of the shape, without a word of them', () => {
  const club = testClub();
  const mapping: readonly MemberColumn[] = [{ is: 'nothing' }, { is: 'name' }];
  unwrap(importMembers(club, bytes('Zoé Yew,Ann Alder\nx,Ben Birch\n'), mapping));
  const other = unwrap(previewImport(club, bytes('a,Cy Cedar\n')));
  expect(other).toMatchObject({ isRemembered: true, mapping });
  expect(JSON.stringify(readSettings(club).memberColumns)).not.toMatch(/yew|alder/i);
});

test.each<[string, Uint8Array, string]>([
  ['UTF-8', bytes('name\nZoé Yew\n'), 'utf-8'],
  ['UTF-8 with its mark', bytes('\ufeffname\nZoé Yew\n'), 'utf-8'],
  ['Windows-1252', Buffer.from('name\nZo\xe9 Yew\n', 'latin1'), 'windows-1252'],
  ['UTF-16', Buffer.from('\ufeffname\nZoé Yew\n', 'utf16le'), 'utf-16'],
])('%s is read', (_, file, encoding) => {
  const view = unwrap(previewImport(testClub(), file));
  expect(view).toMatchObject({ encoding, plan: { added: 1, examples: [{ name: 'Zoé Yew' }] } });
});

test('what can’t be taken over is said line by line', () => {
  const club = testClub();
  member(club, 'Ann Alder', { numbers: [{ federation: 'FFB', number: '1' }] });
  member(club, 'Ann Alder', { numbers: [{ federation: 'FFB', number: '2' }] });
  member(club, 'Ben Birch', { numbers: [{ federation: 'FFB', number: '3' }] });
  const file = bytes(
    'name,FFB,member\nAnn Alder,,yes\nAnn Alder,2,yes\nBen,3,yes\nBenno Birch,3,yes\nCy,,no\nBen Birch,9,yes\n',
  );
  const { plan } = unwrap(previewImport(club, file));
  expect(plan.odd.map(({ line, code }) => [line, code])).toEqual([
    [2, 'ambiguous'],
    [5, 'numberTwice'],
    [6, 'notMember'],
  ]);
  // Another number of the federation is another person, though the name is the same.
  expect(plan).toMatchObject({ added: 2, changed: 1, same: 1 });
  expect(previewImport(club, bytes('name\n"Ann'))).toMatchObject({ code: 'memberFileBroken', line: 2 });
  expect(previewImport(club, bytes(`name\n${'x'.repeat(40_000)}`))).toMatchObject({
    code: 'memberFileTooLong',
    line: 2,
  });
  expect(previewImport(club, bytes('name,FFB\n'))).toMatchObject({ code: 'memberFileEmpty' });
  expect(importMembers(club, bytes('x,y\n1,2\n'), [{ is: 'nothing' }, { is: 'nothing' }])).toMatchObject({
    code: 'memberFileNameless',
  });
});

test('long and hostile names come in as they are', () => {
  const club = testClub();
  const names = [...LONG_NAMES, ...HOSTILE_NAMES]
    .flat()
    .filter((name) => name.trim() !== '' && name.length <= 100 && !name.includes(','));
  const quoted = names.map((name) => `"${name.replaceAll('"', '""')}"`);
  unwrap(importMembers(club, bytes(`name\n${quoted.join('\n')}\n`), [{ is: 'name' }]));
  const known = new Set(listMembers(club).members.map(({ name }) => name));
  const missing = names.map(normalizeName).filter((name) => name !== '' && !known.has(name));
  expect(missing).toEqual([]);
});

test('ten thousand lines are taken over, found, and undone', () => {
  const club = testClub();
  const lines = Array.from({ length: 10_000 }, (_, index) => `Player ${index.toString(36)} Name${index},${index}`);
  const file = bytes(`name,FFB\n${lines.join('\n')}\n`);
  const { mapping, plan } = unwrap(previewImport(club, file));
  expect(plan).toMatchObject({ added: 10_000, oddLines: 0 });
  unwrap(importMembers(club, file, mapping));
  expect(listMembers(club, { find: 'name99' }).total).toBe(111);
  unwrap(undoMembers(club));
  expect(listMembers(club).total).toBe(0);
});

test('nothing of a file is taken over where it ends half-way', () => {
  const club = testClub();
  const { store } = club;
  let left = 500;
  const members = {
    ...store.members,
    add: (...of: Parameters<typeof store.members.add>) => {
      left -= 1;
      if (left === 0) throw new Error('the program ends here');
      return store.members.add(...of);
    },
  };
  const lines = Array.from({ length: 1000 }, (_, index) => `Anne Name${index},${index}`);
  const file = bytes(`name,FFB\n${lines.join('\n')}\n`);
  const mapping: readonly MemberColumn[] = [{ is: 'name' }, { is: 'number', federation: 'FFB' }];
  expect(() => importMembers({ ...club, store: { ...store, members } }, file, mapping)).toThrow('ends here');
  expect(listMembers(club).total).toBe(0);
  expect(readSettings(club).memberColumns).toEqual({});
  expect(unwrap(importMembers(club, file, mapping))).toMatchObject({ added: 1000 });
});
