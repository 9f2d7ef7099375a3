import { mitchellSpec } from '../../builders.ts';
import { openScreen, record, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { ChangePanel } from '../pages/ChangePanel.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { PaletteDialog } from '../pages/PaletteDialog.ts';
import { RoomPage } from '../pages/RoomPage.ts';

test('Enter on the list of changes is the button’s that names it', async ({ app: { page } }) => {
  const { session, results } = await startEvening(page, mitchellSpec(5, { phantom: 'EW' }));
  await record(
    page,
    session,
    results.filter(({ round }) => round === 1),
  );
  await openScreen(page, session, 'room');
  await expect(new RoomPage(page).cards()).toHaveCount(5);
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  await expect(panel.what()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.ways()).toHaveText(/Pair 10 takes the free seat/);
  await expect(panel.ways()).toBeFocused();
});

test('Enter on the list of units gives the penalty that the button names', async ({ app: { page } }) => {
  const { session, results } = await startEvening(page, mitchellSpec(5));
  await record(page, session, results);
  await openScreen(page, session, 'ranking');
  await page.keyboard.press('b');
  await page.getByRole('textbox', { name: 'Amount' }).fill('10');
  await page.getByRole('textbox', { name: 'Reason' }).fill('slow play');
  const units = page.getByRole('complementary').getByRole('combobox');
  await units.focus();
  await page.keyboard.press('Enter');
  await expect(units).toHaveCount(0);
  await expect(page.getByRole('complementary')).toContainText('slow play');
});

test('the palette on the board one is on gives the line back, from anywhere', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(5));
  const [entry, palette] = [new EntryPage(page), new PaletteDialog(page)];
  const choose = async (text: string, name: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette.field()).toBeFocused();
    await page.keyboard.type(text);
    await expect(palette.chosen()).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(palette.commands()).toHaveCount(0);
  };
  await entry.open(session, 3);
  await expect(entry.field(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('4s');
  await choose('3', 'Board 3');
  await expect(entry.field(2)).toBeFocused();
  await page.keyboard.type('n=');
  await expect(entry.field(2)).toHaveValue('4sn=');

  // The focus was nowhere, and on a button.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await choose('3', 'Board 3');
  await expect(entry.field(2)).toBeFocused();
  await entry.cell(3).focus();
  await choose('dark', 'Dark screens');
  await expect(entry.field(2)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.press('Escape');
  await expect(entry.field(2)).toBeFocused();
});

test('the palette has every name once, and none is left over from an earlier text', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(5));
  const palette = new PaletteDialog(page);
  await openScreen(page, session, 'room');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette.field()).toBeFocused();
  const names = (await palette.options().locator('> span').allTextContents()).map((name) => name.toLowerCase());
  expect(names).toEqual([...new Set(names)]);
  await page.keyboard.type('ran');
  await expect(palette.options()).toContainText(['anking']);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('board 1');
  await expect(palette.options().filter({ hasText: /ranking|names/i })).toHaveCount(0);
});
