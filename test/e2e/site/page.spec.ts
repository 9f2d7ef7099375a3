import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test as base } from '@playwright/test';
import { writePageFile } from '../../../main/site/page-file.ts';
import { readPageParts } from '../../../main/site/page-parts.ts';
import { resultPage } from '../../../main/site/result-page.ts';
import { pageJob } from '../../main/site/support.ts';
import { printJob } from '../../main/print/support.ts';
import { HOSTILE_PAIRS } from '../../names.ts';
import { expectNoBarrier } from '../barriers.ts';

const HANDS = 'N:AKQJ.T98.765.432 T98.AKQJ.432.765 765.432.AKQJ.T98 432.765.T98.AKQJ';

/** Writes a page into a file of its own, opened from the disk; every request is blocked and counted. */
const test = base.extend<{ open: (names?: boolean, sheet?: string) => Promise<readonly string[]> }>({
  open: async ({ page, context }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'etui-page-'));
    await use(async (hostile = false, sheet = 'ranking') => {
      const names = (pair: number) => HOSTILE_PAIRS[pair % HOSTILE_PAIRS.length] ?? (['', ''] as const);
      const deals = { version: 1, disclosed: [{ board: 7, hands: HANDS }], waiting: [] };
      const job = pageJob(printJob(hostile ? { names } : {}), { deals });
      const file = path.join(folder, 'results.html');
      writeFileSync(file, writePageFile(resultPage(job), readPageParts()));
      const asked: string[] = [];
      await context.setOffline(true);
      page.on('request', (request) => {
        if (!request.url().startsWith(pathToFileURL(file).href)) asked.push(request.url());
      });
      page.on('dialog', () => asked.push('dialog'));
      page.on('console', (message) => asked.push(message.text()));
      page.on('pageerror', (error) => asked.push(error.message));
      await page.goto(`${pathToFileURL(file).href}#${sheet}`);
      return asked;
    });
    rmSync(folder, { recursive: true, force: true });
  },
});

test('opens from the disk without a request: ranking, scorecard, board and back', async ({ page, open }) => {
  const asked = await open();
  await page.getByRole('link', { name: 'Ash / Aspen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ash / Aspen' })).toBeFocused();
  await page.getByRole('link', { name: '7', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Board 7' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'North', exact: true })).toContainText('A K Q J');
  await expect(page.locator('tr.own')).toHaveCount(1);
  await page.getByRole('link', { name: '‹ Ash / Aspen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ash / Aspen' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('sorts by a column, and the other way round', async ({ page, open }) => {
  await open();
  const table = page.getByRole('table', { name: 'North-South' });
  const first = table.locator('tbody tr').first();
  await expect(first).toContainText('Ash / Aspen');
  await table.getByRole('button', { name: '%' }).click();
  await expect(first).toContainText('Linden / Maple');
  await table.getByRole('button', { name: 'Pair' }).click();
  await expect(first).toContainText('Alder / Birch');
  await table.getByRole('button', { name: 'Place' }).click();
  await expect(first).toContainText('Ash / Aspen');
});

test('is read in the other language', async ({ page, open }) => {
  await open(false, 'board-7');
  await page.getByRole('button', { name: 'FR' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Étui 7' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('hostile names are texts, and nothing is wider than a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = await open(true, 'ranking');
  await expect(page.getByText('<script>alert(1)</script>').first()).toBeVisible();
  for (const sheet of ['ranking', 'board-7', 'card-6', 'names', 'hands']) {
    await page.evaluate((name) => {
      location.hash = name;
    }, sheet);
    await expect(page).toHaveURL(new RegExp(`#${sheet}$`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  expect(asked).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`passes axe, ${colorScheme}`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme });
    // Dark on a phone, light on a desk.
    if (colorScheme === 'dark') await page.setViewportSize({ width: 390, height: 844 });
    await open();
    for (const sheet of ['ranking', 'boards', 'board-7', 'card-6', 'names', 'hands']) {
      await page.evaluate((name) => {
        location.hash = name;
      }, sheet);
      await expect(page).toHaveURL(new RegExp(`#${sheet}$`));
      await expectNoBarrier(page);
    }
  });
}
