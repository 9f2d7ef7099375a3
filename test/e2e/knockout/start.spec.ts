import { expectNoBarrier } from '../barriers.ts';
import { sessionOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';

test('a knockout is started from teams: its form, its draw and what is wished of it', async ({ app: { page } }) => {
  await page.getByRole('heading', { name: 'No events yet' }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: /How many tables/ }).waitFor();
  await page.keyboard.press('t');
  await page.getByRole('textbox', { name: /How many teams/ }).fill('11');
  const chosen = page.locator('tr[aria-current]');
  await expect(chosen).toBeVisible();
  await page.getByLabel('How it is played').selectOption('knockout');
  await expect(chosen).toContainText('11 teams in a bracket of 16; the five highest seeds begin in the second round');
  await page.getByLabel('Boards a match').fill('24');
  await page.getByLabel('Places', { exact: true }).selectOption('third');
  await page.getByLabel('Carry-over').selectOption('usual');
  await expect(page.getByRole('img', { name: /Knockout/ })).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole('textbox', { name: /How many teams/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/names$/);
  const id = Number(/\/sessions\/(\d+)\//.exec(page.url())?.[1]);
  const session = await sessionOf(page, id);
  expect(session.sections[0]?.spec).toMatchObject({
    kind: 'knockout',
    boardsPerMatch: 24,
    segments: 2,
    playOffs: 'third',
    carry: { most: '16' },
  });
  expect(session.scoring.matches).toMatchObject({ comparison: 'imps', scale: null });
});
