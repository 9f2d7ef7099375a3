import { expectNoBarrier } from '../barriers.ts';
import { setLook } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { StartPage } from '../pages/StartPage.ts';

test('C marks a movement, the arrows choose what it stands beside, C leads back', async ({ app: { page } }) => {
  const start = new StartPage(page);
  await start.open();
  await page.keyboard.type('13');
  await expect(start.chosen()).toContainText('Everyone plays all 26 boards');
  await page.keyboard.press('c');
  await expect(start.chosen()).toContainText('compared');
  await expect(start.tables()).toHaveValue('13');
  await page.keyboard.press('ArrowDown');
  const beside = page.getByRole('region', { name: 'Side by side' });
  await expect(beside.getByRole('row')).toHaveText([
    /^Side by sideRoundsBoards/,
    /^Mitchell13 × 22622:45two100\.013 of 13/,
    /^Mitchell, rounds 12 and 13 arrow-switched13 × 22622:45one92\.5/,
  ]);
  await expect(start.drawing()).toHaveCount(2);
  await expect(start.drawing().first()).toBeInViewport({ ratio: 1 });
  await expect(start.drawing().nth(1)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  await expect(beside.getByRole('row').nth(2)).toContainText('Mitchell, one round fewer');
  await page.keyboard.press('c');
  await expect(beside).toBeHidden();
  await expect(start.chosen()).toContainText('Mitchell, one round fewer');
});

test('only what is over in time is offered, when an end is asked for', async ({ app: { page } }) => {
  const start = new StartPage(page);
  await start.open();
  await page.keyboard.type('13');
  await expect(start.chosen()).toContainText('22:45');
  await start.field('Over by').fill('2230');
  await expect(start.chosen()).toContainText('Mitchell, one round fewer');
  await expect(start.chosen()).toContainText('22:30');
  await start.field('Over by').fill('noon');
  await expect(page.getByRole('alert')).toHaveText('A time, such as 22:45, or nothing.');
  await start.field('Over by').fill('');
  await expect(start.chosen()).toContainText('22:45');
});

test('by mouse, in French, and on a phone', async ({ app: { page } }) => {
  const start = new StartPage(page);
  await start.open();
  await page.keyboard.type('8.5');
  await expect(page.getByText('for 8.5 tables, best first')).toBeVisible();
  await start.movements().nth(2).hover();
  await start
    .movements()
    .nth(2)
    .getByRole('button', { name: /^Compare with / })
    .click();
  const beside = page.getByRole('region', { name: 'Side by side' });
  await expect(beside).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(start.drawing().nth(1)).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(page.getByRole('region', { name: 'Côte à côte' })).toBeVisible();
});

test('the name of each drawing is whole, however long the language makes it', async ({ app: { page } }) => {
  await setLook(page, { language: 'fr' });
  const start = new StartPage(page);
  await start.open();
  await page.keyboard.type('11');
  await expect(page.getByText('à 11 tables, le meilleur d’abord')).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.press('ArrowDown');
  const names = page.getByRole('heading', { name: /les trois premiers tours$/ });
  await expect(names).toHaveCount(2);
  expect(await names.evaluateAll((all) => all.map((name) => name.scrollWidth - name.clientWidth))).toEqual([0, 0]);
});

for (const theme of ['light', 'dark'] as const) {
  test(`two movements stand in nobody's way: ${theme}`, async ({ app: { page } }) => {
    await setLook(page, { theme });
    await page.reload();
    const start = new StartPage(page);
    await start.open();
    await page.keyboard.type('13');
    await expect(start.movements().first()).toBeVisible();
    await page.keyboard.press('c');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('region', { name: 'Side by side' })).toBeVisible();
    await expectNoBarrier(page);
  });
}
