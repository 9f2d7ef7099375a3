import { expectNoBarrier } from '../barriers.ts';
import { openScreen, setLook, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { PaletteDialog } from '../pages/PaletteDialog.ts';

const THREE_TABLES = {
  kind: 'mitchell',
  tables: 3,
  phantom: null,
  even: 'share',
  rounds: 3,
  boardsPerRound: 4,
  arrowSwitch: 0,
} as const;

test('a board by name from the middle of a line, and what was typed waits there', async ({ app: { page } }) => {
  const { session } = await startEvening(page, THREE_TABLES);
  const [entry, palette] = [new EntryPage(page), new PaletteDialog(page)];
  await openScreen(page, session, 'room');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette.field()).toBeFocused();
  await page.keyboard.type('board 1');
  await expect(palette.chosen()).toHaveText('Board 1');
  await page.keyboard.press('Enter');
  await expect(entry.board(1)).toBeVisible();
  await expect(entry.field(1)).toBeFocused();
  await page.keyboard.type('4s');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('12');
  await expect(palette.options()).toHaveText(['Board 12']);
  await page.keyboard.press('Enter');
  await expect(entry.board(12)).toBeVisible();
  await expect(palette.commands()).toHaveCount(0);
  await expect(entry.waiting()).toHaveText(/1 line not recorded/);
});

test('arrows choose, what is not there says so, Escape leaves everything as it was', async ({ app: { page } }) => {
  const { session } = await startEvening(page, THREE_TABLES);
  const palette = new PaletteDialog(page);
  await openScreen(page, session, 'room');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('r');
  await expect(palette.chosen()).toHaveCount(1);
  const [first, second] = await palette.options().allTextContents();
  await expect(palette.chosen()).toHaveText(first ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(palette.chosen()).toHaveText(second ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(palette.chosen()).toHaveText((await palette.options().allTextContents()).at(-1) ?? '');
  await page.keyboard.type('zzz');
  await expect(palette.commands()).toContainText('Nothing here is called that.');
  await page.keyboard.press('Enter');
  await expect(palette.commands()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette.commands()).toHaveCount(0);
  await expect(page).toHaveURL(/\/room$/);
});

test('the keys of a screen: ? anywhere but in a field, F1 from there too', async ({ app: { page } }) => {
  const { session } = await startEvening(page, THREE_TABLES);
  const [entry, palette] = [new EntryPage(page), new PaletteDialog(page)];
  await openScreen(page, session, 'room');
  await page.keyboard.press('?');
  await expect(palette.keys()).toContainText('On every screen');
  await page.keyboard.press('Escape');
  await expect(palette.keys()).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(entry.field(1)).toBeFocused();
  await page.keyboard.press('F1');
  await expect(palette.keys()).toContainText('undo');
  await page.keyboard.press('Escape');
  await expect(entry.field(1)).toBeFocused();
});

for (const [theme, language] of [
  ['light', 'en'],
  ['dark', 'fr'],
] as const) {
  test(`nothing is in anybody's way: ${theme}, ${language}`, async ({ app: { page } }) => {
    await setLook(page, { theme, language });
    const { session } = await startEvening(page, THREE_TABLES);
    const palette = new PaletteDialog(page);
    await openScreen(page, session, 'room');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette.options().first()).toBeVisible();
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');
    await expect(palette.commands()).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(palette.keys()).toBeVisible();
    await expectNoBarrier(page);
  });
}
