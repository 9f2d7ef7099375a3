/** The list of members: found by two letters, added, changed, told apart, made one and made two again. */
import { LONG_NAMES } from '../../names.ts';
import { expectNoBarrier } from '../barriers.ts';
import { ask, openScreen, sessionOf, setLook } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { MembersPage } from '../pages/MembersPage.ts';
import { giveMember, playEvening } from './evening.ts';

test('a member is added, found, changed and undone by keys alone', async ({ app: { page } }) => {
  const members = new MembersPage(page);
  await members.openByKey();
  await expect(page.getByRole('heading', { name: 'No members yet' })).toBeVisible();
  await members.add('Zoé Yew');
  await expect(members.said).toHaveText('Zoé Yew is in the list.');
  await expect(members.name('Zoé Yew')).toBeFocused();
  await members.add('Anne Alder');
  await expect(members.names).toHaveText(['Anne Alder', 'Zoé Yew']);

  await page.keyboard.press('f');
  await page.keyboard.type('yE');
  await expect(members.names).toHaveText(['Zoé Yew']);
  await page.keyboard.press('Enter');
  await expect(members.name('Zoé Yew')).toBeFocused();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Member' });
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Zoé Yew');
  await form.getByRole('combobox', { name: 'Federation, such as FFB or EBU' }).fill('ffb');
  await form.getByRole('textbox', { name: 'Number of ffb' }).fill('1 882 306');
  await form.getByRole('combobox', { name: 'Stratum' }).selectOption('B');
  await form.getByRole('textbox', { name: 'Handicap in %' }).fill('−3,5');
  await page.keyboard.press('Enter');
  await expect(members.row('Zoé Yew')).toContainText('FFB 1882306');
  await expect(members.row('Zoé Yew')).toContainText('−3.5');

  await expect(page.getByRole('region', { name: 'Before' })).toContainText('no stratum, no handicap, no number');

  // A number belongs to one member, who is named.
  await page.keyboard.press('f');
  await page.keyboard.press('Escape');
  await members.name('Anne Alder').focus();
  await page.keyboard.press('Enter');
  await form.getByRole('combobox', { name: 'Federation, such as FFB or EBU' }).fill('FFB');
  await form.getByRole('textbox', { name: 'Number of FFB' }).fill('1882306');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Zoé Yew has the number 1882306.');
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+z');
  await expect(members.said).toHaveText('Undone.');
  await expect(members.row('Zoé Yew')).not.toContainText('FFB');
  await page.keyboard.press('Control+z');
  await expect(members.names).toHaveText(['Zoé Yew']);
  await page.keyboard.press('Control+Shift+z');
  await expect(members.names).toHaveText(['Anne Alder', 'Zoé Yew']);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/$/);
});

test('two people of one name are asked about, told apart, and each found', async ({ app: { page } }) => {
  const members = new MembersPage(page);
  await members.open();
  await members.add('Anne Martin');
  await expect(members.names).toHaveText(['Anne Martin']);
  await members.add('anne martin');
  await expect(members.panel.getByRole('alert')).toContainText('Anne Martin is a member already');
  await members.panel.getByRole('button', { name: 'Another person: add' }).click();
  await expect(members.names).toHaveText(['Anne Martin', 'anne martin']);
  await expect(page.getByText('entered twice')).toHaveCount(0);
});

test('one person entered twice is pointed at, made one everywhere, and two again', async ({ app: { page } }) => {
  const members = new MembersPage(page);
  await playEvening(page, 'Inès Hazel');
  const second = await playEvening(page, 'Ines Hazel');

  await members.open();
  await expect(members.row('Ines Hazel')).toContainText('probably Inès Hazel: the same name, other accents');
  await page.getByRole('button', { name: '1 entered twice?' }).click();
  await expect(members.names).toHaveText(['Ines Hazel', 'Inès Hazel']);
  await page.keyboard.press('f');
  await page.keyboard.press('Escape');
  await members.name('Ines Hazel').focus();
  await expect(members.panel).toContainText('never sat in one session');
  await expectNoBarrier(page);
  await page.keyboard.press('Alt+1');
  await expect(members.panel.getByRole('radio', { name: 'Keep the name: Inès Hazel' })).toBeChecked();
  await expect(members.panel).toContainText('Together: 2 sessions.');
  await expectNoBarrier(page);
  await page.keyboard.press('Enter');
  await expect(members.said).toHaveText('They are one now: Inès Hazel.');
  await expect(members.row('Inès Hazel')).toContainText('Hugo Hornbeam');
  await expect(members.panel).toContainText('2 sessions');
  const namesIn = async (session: number) => (await sessionOf(page, session)).sections[0]?.entries[0]?.players;
  expect(await namesIn(second)).toEqual(['Inès Hazel', 'Hugo Hornbeam']);
  await openScreen(page, second, 'ranking');
  await expect(page.getByRole('main')).toContainText('Inès Hazel');

  await members.open();
  await expect(members.names.first()).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(members.row('Ines Hazel')).toBeVisible();
  expect(await namesIn(second)).toEqual(['Ines Hazel', 'Hugo Hornbeam']);

  // Two who sat at one table are two, whatever is asked for.
  await members.name('Inès Hazel').focus();
  await page.keyboard.press('m');
  await members.panel.getByRole('textbox').fill('horn');
  await expect(members.panel.getByRole('alert')).toContainText('they are two people');
  await expect(members.panel.getByRole('button', { name: 'Make them one' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await members.name('Ines Hazel').focus();
  await page.keyboard.press('Alt+2');
  await expect(members.said).toHaveText('They stay two.');
  await expect(page.getByText('entered twice')).toHaveCount(0);
});

test('a member’s evenings say with whom, the place and the percentage, in both languages', async ({
  app: { page },
}) => {
  const members = new MembersPage(page);
  const session = await playEvening(page, 'Inès Hazel');
  await ask(page, 'PUT', `/api/sessions/${session}/terms`, {
    masterpoints: { scheme: 'abf-green' },
    entries: [],
  });
  await ask(page, 'POST', `/api/sessions/${session}/publication`, {});
  await members.open();
  await members.name('Inès Hazel').focus();
  const row = members.panel.getByRole('row').nth(1);
  await expect(row).toContainText('24 Nov 2026');
  await expect(row).toContainText('Hornbeam');
  await expect(row).toContainText(/\d{2}\.\d{2}/);
  await setLook(page, { language: 'fr', theme: 'dark' });
  await expect(page).toHaveTitle(/^Membres/);
  await expect(row).toContainText('24 nov. 2026');
  await expectNoBarrier(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoBarrier(page);
});

test('names as long as they come break no row, and the palette leads to the list', async ({ app: { page } }) => {
  const members = new MembersPage(page);
  const long = LONG_NAMES.flat().slice(0, 12);
  for (const name of long) await giveMember(page, name);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('adhérents');
  await expect(page.getByRole('dialog')).toContainText('Nothing here is called that.');
  await page.getByRole('dialog').getByRole('combobox').fill('players');
  await page.getByRole('option', { name: 'Members' }).click();
  await expect(members.names).toHaveCount(long.length);
  const cut = await members.names.evaluateAll((names) =>
    names.filter(
      (name) => name.getBoundingClientRect().right > (name.closest('th')?.getBoundingClientRect().right ?? 0),
    ),
  );
  expect(cut).toHaveLength(0);
});
