/** Members from a CSV file: columns are said on screen, what it does is seen before, and all of it is undone. */
import { HOSTILE_NAMES } from '../../names.ts';
import { expectNoBarrier } from '../barriers.ts';
import { askText, setLook } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { MembersPage } from '../pages/MembersPage.ts';

const csv = (text: string, name = 'members.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text, 'latin1'),
});

test('a Windows-1252 file is mapped on screen, taken over by Enter, remembered and undone', async ({
  app: { page },
}) => {
  const members = new MembersPage(page);
  await members.openByKey();
  await page.keyboard.press('i');
  await expect(page.getByRole('heading', { name: 'Members from a CSV file' })).toBeVisible();
  const file = page.locator('input[type=file]');
  await file.setInputFiles(csv('Prénom;Nom;Licence;Cl.;Hcp\nZoé;Yew;77;B;-2,5\nIda;Ivy;78;Z;\n;;79;;\n'));
  await expect(page.getByText('3 lines, Windows-1252')).toBeVisible();
  const plan = page.getByRole('region', { name: 'What it does' });
  await expect(plan).toContainText('2 added, 0 changed, 0 as they are');
  await expect(plan).toContainText('Zoé Yew');
  await expect(plan).toContainText('Line 4');
  await expect(plan).toContainText('no name: left out');
  expect((await members.list()).total).toBe(0);

  await page.getByRole('combobox', { name: 'Cl. holds' }).selectOption('stratum');
  await expect(plan).toContainText('is no stratum from A to F');
  await expectNoBarrier(page);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Enter');
  await expect(members.said).toHaveText('2 added, 0 changed.');
  await expect(members.names).toHaveText(['Ida Ivy', 'Zoé Yew']);
  await expect(members.row('Zoé Yew')).toContainText('FFB 77');
  await expect(members.row('Zoé Yew')).toContainText('−2.5');

  await page.keyboard.press('i');
  await file.setInputFiles(csv('Prénom;Nom;Licence;Cl.;Hcp\nZoé;Yew-Ash;77;A;\n'));
  await expect(page.getByText('The columns are those you chose')).toBeVisible();
  await expect(plan).toContainText('was Zoé Yew');
  await page.getByRole('button', { name: /^Take over 1 member/ }).click();
  await expect(members.names).toHaveText(['Ida Ivy', 'Zoé Yew-Ash']);
  await page.keyboard.press('Control+z');
  await expect(members.names).toHaveText(['Ida Ivy', 'Zoé Yew']);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { name: 'No members yet' })).toBeVisible();
});

test('a file that is broken or too large is refused with what to do', async ({ app: { page } }) => {
  const members = new MembersPage(page);
  await members.openByKey();
  await page.keyboard.press('i');
  const file = page.locator('input[type=file]');
  // Escape stops the reading, and stays here.
  const held = '**/api/members/import/preview';
  await page.route(held, () => undefined);
  await file.setInputFiles(csv('name\nAnn\n'));
  await expect(page.getByText('Reading …')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveText('Stopped: nothing was taken over.');
  await expect(page.getByText('Reading …')).toBeHidden();
  await page.unroute(held);
  await file.setInputFiles(csv('name\nAnn\n"Ben\nCy\n'));
  await expect(page.getByRole('alert')).toContainText('opens on line 3');
  await file.setInputFiles(csv(''));
  await expect(page.getByRole('alert')).toHaveText('There is no member in this file.');
  await file.setInputFiles({ name: 'large.csv', mimeType: 'text/csv', buffer: Buffer.alloc(8 * 1024 * 1024 + 1, 'a') });
  await expect(page.getByRole('alert')).toContainText('larger than 8 MB');
});

test('hostile names come in and go out as they are, ten thousand of them at once', async ({ app: { page } }) => {
  const members = new MembersPage(page);
  await setLook(page, { language: 'fr' });
  await members.open();
  await page.keyboard.press('i');
  const names = HOSTILE_NAMES.filter((name) => /^[^\p{C},;"]{3,90}$/u.test(name) && name.trim() === name);
  const many = Array.from({ length: 10_000 - names.length }, (_, index) => `Joueur ${index.toString(36)} Numéro`);
  const text = ['nom;FFB', ...[...names, ...many].map((name, index) => `${name};${index + 1}`)].join('\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tous.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}`) });
  await page.getByRole('button', { name: /^Reprendre 10000 membres/ }).click();
  await expect(members.said).toHaveText('10000 ajoutés, 0 modifiés.');
  const { total, counts } = await members.list();
  expect({ total, members: counts.members }).toEqual({ total: 10_000, members: 10_000 });
  await page.keyboard.press('f');
  await page.keyboard.type('99 num');
  await expect(members.said).toContainText('trouvé');
  const out = await askText(page, 'GET', '/api/export/members.csv?language=fr');
  expect(out.split('\r\n')).toHaveLength(10_002);
  const plain = names.filter((name) => /^[\p{L}\p{M} .'’-]+$/u.test(name) && !/^[-'’]/.test(name));
  for (const name of plain) expect(out).toContain(name.normalize('NFC'));
});
