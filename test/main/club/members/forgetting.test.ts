import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openClub, type Club } from '../../../../main/club/club.ts';
import { deleteEvent } from '../../../../main/club/competitions/deletion.ts';
import { addMember, changeMember } from '../../../../main/club/members/changing.ts';
import { forgetMember, previewForgetting } from '../../../../main/club/members/forgetting.ts';
import { listMembers, readMember } from '../../../../main/club/members/list.ts';
import { mergeMembers } from '../../../../main/club/members/merging.ts';
import { redoMembers, undoMembers } from '../../../../main/club/members/undo.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { addPenalty } from '../../../../main/club/scoring/penalties.ts';
import { changeSettings } from '../../../../main/club/settings.ts';
import { listRestorable, restoreCopy } from '../../../../main/store/file/restore.ts';
import { sectionOf, sessionOf, temporaryFolder, testClock, testClub, unwrap } from '../../support.ts';
import { details, evening, idOf, member } from './members-club.ts';

/** A club whose Oriane Quetzal was a member under another name, was entered twice, and is named in a penalty. */
function club(): { readonly club: Club; readonly session: number; readonly oriane: number } {
  const opened = testClub(testClock(), join(temporaryFolder(), 'club.sqlite'));
  const oriane = member(opened, 'Oriane Quetzel', { numbers: [{ federation: 'FFB', number: 'Q7654321' }] });
  unwrap(
    changeMember(opened, oriane, details('Oriane Quetzal', { numbers: [{ federation: 'FFB', number: 'Q7654321' }] })),
  );
  const session = evening(opened, '2026-11-24', [
    ['Oriane Quetzal', 'Hugo Hornbeam'],
    ['Anne Alder', 'Cécile Birch'],
  ]);
  evening(opened, '2026-11-23', [['Quetzal Oriane', 'Anne Alder']]);
  unwrap(mergeMembers(opened, { keep: oriane, other: idOf(opened, 'Quetzal Oriane') }));
  const [entry] = sectionOf(opened, session).entries;
  const penalty = { entry: entry?.id ?? 0, kind: 'penalty', amount: 100, unit: 'percent-of-top' } as const;
  for (const reason of ['Oriane Quetzal was late', 'mobile phone of Quetzal', 'slow play']) {
    unwrap(addPenalty(opened, session, { ...penalty, reason }));
  }
  return { club: opened, session, oriane };
}

/** Every file of a folder, with those of its folders. */
function bytesOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1'))
    .join('\n');
}

const folderOf = ({ store }: Club) => join(store.file, '..');

test('what it does is said before: what stays, which texts name the person, and which copies have the name', () => {
  const { club: own, oriane } = club();
  own.store.copy();
  const view = unwrap(previewForgetting(own, oriane));
  expect(view).toMatchObject({ name: 'Oriane Quetzal', neutralName: `Player ${oriane}`, sessions: 2 });
  expect(view.texts).toEqual([
    { kind: 'penalty', text: 'Oriane Quetzal was late', whole: true },
    { kind: 'penalty', text: 'mobile phone of Quetzal', whole: false },
  ]);
  expect(view.copies).toHaveLength(1);
  expect(view.copies[0]).toMatchObject({ elsewhere: false, madeAt: '2026-11-24T19:30:00.000Z' });
  // The newest copy of a month stands for two years.
  expect(view.copies[0]?.goesOn?.slice(0, 7)).toBe('2028-11');
  expect(previewForgetting(own, 99)).toMatchObject({ code: 'unknownMember' });
});

test('name, number, earlier name and the name entered twice are in no byte of the file', () => {
  const { club: own, session, oriane } = club();
  expect(bytesOf(folderOf(own))).toContain('Quetzal');
  unwrap(
    forgetMember(own, oriane, [
      { kind: 'penalty', text: 'Oriane Quetzal was late' },
      { kind: 'penalty', text: 'mobile phone of Quetzal' },
    ]),
  );
  const bytes = bytesOf(folderOf(own)).toLowerCase();
  for (const word of ['quetzal', 'quetzel', 'oriane', 'q7654321']) expect(bytes).not.toContain(word);
  expect(sectionOf(own, session).entries[0]?.players).toEqual([`Player ${oriane}`, 'Hugo Hornbeam']);
  expect(sessionOf(own, session).penalties.map(({ reason }) => reason)).toEqual(['', '', 'slow play']);
  expect(sessionOf(own, session).results.filter(({ outcome }) => outcome.kind === 'played')).toHaveLength(3);
  expect(listMembers(own, { find: 'quetzal' }).total).toBe(0);
  unwrap(changeSettings(own, { language: 'fr' }));
  expect(unwrap(readMember(own, idOf(own, 'Hugo Hornbeam'))).partners).toEqual([
    { name: `Joueur ${oriane}`, sessions: 1 },
  ]);
});

test('a neutral name is in the language of the club, also of a session that was read before', () => {
  const { club: own, session, oriane } = club();
  unwrap(forgetMember(own, oriane, []));
  expect(sectionOf(own, session).entries[0]?.players[0]).toBe(`Player ${oriane}`);
  unwrap(changeSettings(own, { language: 'fr' }));
  expect(sectionOf(own, session).entries[0]?.players[0]).toBe(`Joueur ${oriane}`);
});

test('who played in a deleted event alone is found by the whole name, and forgotten', () => {
  const own = testClub();
  const session = evening(own, '2026-11-24', [['Quirina Zeltner', 'Hugo Hornbeam']]);
  unwrap(deleteEvent(own, session));
  expect(listMembers(own).total).toBe(0);
  expect(listMembers(own, { find: 'zel' }).total).toBe(0);
  const [found] = listMembers(own, { find: 'zeltner quirina' }).members;
  expect(found).toMatchObject({ name: 'Quirina Zeltner', member: false, sessions: 0 });
  unwrap(forgetMember(own, found?.id ?? 0, []));
  expect(bytesOf(folderOf(own))).not.toContain('Zeltner');
});

test('texts that are not ticked stay', () => {
  const { club: own, session, oriane } = club();
  unwrap(forgetMember(own, oriane, []));
  expect(sessionOf(own, session).penalties.map(({ reason }) => reason)).toContain('Oriane Quetzal was late');
});

test('no undo brings the name back, and other changes can still be undone', () => {
  const { club: own, oriane } = club();
  const other = member(own, 'Zoé Yew');
  unwrap(changeMember(own, other, details('Zoé Yew-Ash')));
  unwrap(forgetMember(own, oriane, []));
  unwrap(undoMembers(own));
  expect(unwrap(readMember(own, other)).name).toBe('Zoé Yew');
  for (let step = 0; step < 6; step += 1) undoMembers(own);
  expect(JSON.stringify(own.store.members.all())).not.toMatch(/quetz/i);
  for (let step = 0; step < 6; step += 1) redoMembers(own);
  expect(JSON.stringify(own.store.members.all())).not.toMatch(/quetz/i);
  expect(unwrap(readMember(own, other)).name).toBe('Zoé Yew-Ash');
});

test('the partner of a forgotten player can still be corrected, and the forgotten stays who it was', () => {
  const { club: own, session, oriane } = club();
  unwrap(forgetMember(own, oriane, []));
  const [entry] = sectionOf(own, session).entries;
  unwrap(writeNames(own, session, [{ entry: entry?.id ?? 0, players: [`Player ${oriane}`, 'Hugo Elm'] }]));
  expect(sectionOf(own, session).entries[0]?.players).toEqual([`Player ${oriane}`, 'Hugo Elm']);
  expect(own.store.entryPlayers.current(entry?.id ?? 0)?.first).toBe(oriane);
  expect(addMember(own, details('Oriane Quetzal'))).toMatchObject({ changed: true });
});

test('an older copy in the place of the file has the name taken out as it is opened', () => {
  const { club: own, oriane } = club();
  const { file } = own.store;
  own.store.copy();
  const [copy = ''] = readdirSync(join(folderOf(own), 'copies'));
  unwrap(forgetMember(own, oriane, []));
  expect(existsSync(`${file}-forgotten`)).toBe(true);
  expect(readFileSync(`${file}-forgotten`, 'utf8')).not.toMatch(/quetz/i);
  const folder = temporaryFolder();
  const restored = join(folder, 'club.sqlite');
  copyFileSync(join(folderOf(own), 'copies', copy), restored);
  copyFileSync(`${file}-forgotten`, `${restored}-forgotten`);
  const again = unwrap(openClub(restored, { now: testClock().now }));
  expect(listMembers(again).total).toBeGreaterThan(0);
  expect(listMembers(again, { find: 'quetzal' }).total).toBe(0);
  again.store.close();
  const copied = readdirSync(join(folder, 'copies')).map((name) =>
    readFileSync(join(folder, 'copies', name), 'latin1'),
  );
  expect(copied).toHaveLength(1);
  expect(copied.join('')).not.toMatch(/q7654321|quetzel/i);
  // A reason that was left stays, as in the file itself.
  const bytes = readFileSync(restored).toString('latin1').toLowerCase();
  expect(bytes).not.toContain('q7654321');
  expect(bytes).not.toContain('quetzel');
});

test('the list beside the file is made anew where it is gone, and lines that are none are passed over', () => {
  const { club: own, oriane } = club();
  unwrap(forgetMember(own, oriane, []));
  const list = `${own.store.file}-forgotten`;
  const before = readFileSync(list, 'utf8');
  writeFileSync(list, 'hello\n');
  const { file } = own.store;
  own.store.close();
  unwrap(openClub(file, { now: testClock().now })).store.close();
  expect(readFileSync(list, 'utf8').split('\n').toSorted()).toEqual(before.split('\n').toSorted());
});

test('a copy in a second place, brought back on another computer, has the name taken out too', async () => {
  const second = temporaryFolder();
  const { club: own, oriane } = club();
  const copyThere = (at: string) => own.store.tend({ kind: 'copy', at, place: second });
  await copyThere('2026-11-24T19:40:00.000Z');
  const [old = ''] = readdirSync(join(second, 'Etui')).filter((name) => name.endsWith('.sqlite'));
  unwrap(forgetMember(own, oriane, []));
  expect(unwrap(previewForgetting(own, idOf(own, 'Hugo Hornbeam'))).copies.map(({ elsewhere }) => elsewhere)).toContain(
    true,
  );
  await copyThere('2026-11-24T21:00:00.000Z');
  expect(readFileSync(join(second, 'Etui', old), 'latin1')).toContain('Quetzal');
  const other = join(temporaryFolder(), 'club.sqlite');
  const copies = listRestorable(other, second);
  expect(copies.map(({ path }) => path)).toContain(join(second, 'Etui', old));
  expect(restoreCopy(other, join(second, 'Etui', old), own.now(), second)).toBeNull();
  const there = unwrap(openClub(other, { now: own.now }));
  expect(listMembers(there, { find: 'hornbeam' }).total).toBe(1);
  expect(listMembers(there, { find: 'quetzal' }).total).toBe(0);
  there.store.close();
});
