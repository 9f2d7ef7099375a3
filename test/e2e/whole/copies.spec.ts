import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures.ts';
import { startBuiltServer, type RunningDoor } from '../server.ts';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');

/** Starts the application on a folder, and opens it. */
async function open(page: Page, data: string): Promise<RunningDoor> {
  const server = await startBuiltServer(ROOT, data);
  await page.goto(server.address);
  return server;
}

const test = base.extend<{ data: string }>({
  /** A folder with a club that has had the sample event for an evening, and a copy of it. */
  data: async ({ page }, use, info) => {
    test.skip(info.project.name === 'desktop', 'it starts servers of its own');
    const data = mkdtempSync(path.join(os.tmpdir(), 'etui-copies-'));
    const first = await open(page, data);
    await page.getByRole('button', { name: /^Open the sample event/ }).click();
    await page.waitForURL(/sessions/);
    await first.stop();
    await (await open(page, data)).stop();
    await use(data);
    rmSync(data, { recursive: true, force: true });
  },
});

test('a club whose file was deleted offers its copies, and goes on with the newest by one click', async ({
  page,
  data,
}) => {
  rmSync(path.join(data, 'club.sqlite'));
  const server = await open(page, data);
  await expect(page.getByRole('heading', { name: 'The club can’t be opened as it is' })).toBeVisible();
  await expect(page.getByText(/club\.sqlite is missing or empty/)).toBeVisible();
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('338');
  await row.getByRole('button', { name: 'Take this copy' }).click();
  await expect(page.getByRole('link', { name: 'Tuesday pairs' })).toBeVisible();
  await server.stop();
});

test('a club cut to one byte can be begun anew, and can be had back afterwards', async ({ page, data }) => {
  truncateSync(path.join(data, 'club.sqlite'), 1);
  const server = await open(page, data);
  await page.getByRole('button', { name: 'Begin a new club' }).click();
  await expect(page.getByRole('button', { name: /^Open the sample event/ })).toBeVisible();
  await page.goto(new URL('/copies', server.address).href);
  const row = page.getByRole('row').filter({ hasText: '338' }).first();
  await row.getByRole('button', { name: 'Take this copy' }).click();
  await row.getByRole('button', { name: 'Yes, go back' }).click();
  await expect(page.getByRole('link', { name: 'Tuesday pairs' })).toBeVisible();
  await server.stop();
});

test('a new computer has the club back from a stick, by the path of the stick', async ({ page, data }) => {
  const first = await open(page, data);
  const stick = mkdtempSync(path.join(os.tmpdir(), 'etui-stick-'));
  await page.goto(new URL('/settings', first.address).href);
  const place = page.getByLabel('Second place for copies');
  await place.fill(stick);
  await place.press('Tab');
  await expect.poll(() => existsSync(path.join(stick, 'Etui')) && readdirSync(path.join(stick, 'Etui')).length).toBe(2);
  await first.stop();
  rmSync(data, { recursive: true });

  const server = await open(page, data);
  await page.goto(new URL('/copies', server.address).href);
  await expect(page.getByText('There is no copy.')).toBeVisible();
  const field = page.getByLabel('Copies in another folder');
  await field.fill(os.tmpdir());
  await field.press('Enter');
  await expect(page.getByText(`There is no copy of a club in ${os.tmpdir()}.`)).toBeVisible();
  await field.fill(stick);
  await page.getByRole('button', { name: 'Look there' }).click();
  const row = page.getByRole('row').filter({ hasText: '338' });
  await row.getByRole('button', { name: 'Take this copy' }).click();
  await row.getByRole('button', { name: 'Yes, go back' }).click();
  await expect(page.getByRole('link', { name: 'Tuesday pairs' })).toBeVisible();
  await server.stop();
  rmSync(stick, { recursive: true });
});

test('a folder that can’t be written at the start is said, and the club opens by itself once it can', async ({
  page,
  data,
}) => {
  test.skip(process.platform !== 'linux' || process.getuid?.() !== 0, 'a folder is mounted read-only here');
  execFileSync('mount', ['--bind', '-o', 'ro', data, data]);
  const server = await open(page, data).catch((error: unknown) => {
    execFileSync('umount', [data]);
    throw error;
  });
  await expect(
    page.getByText(/club\.sqlite can be read but not written\. Open the properties of its folder/),
  ).toBeVisible();
  await expect(page.getByText('opens the club by itself as soon as that is put right')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  execFileSync('umount', [data]);
  await expect(page.getByRole('link', { name: 'Tuesday pairs' })).toBeVisible({ timeout: 30_000 });
  await server.stop();
});

test('a folder that is deleted during the evening is there again, and the screen says so', async ({ page, data }) => {
  const server = await open(page, data);
  rmSync(data, { recursive: true });
  await page.goto(new URL('/settings', server.address).href);
  await page.getByLabel('Name of the club').fill('Riverside');
  await expect(page.getByRole('alert')).toContainText('was written again');
  expect(existsSync(path.join(data, 'club.sqlite'))).toBe(true);
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await server.stop();
});

test('a second place that is not there is refused beside its field; one that is gets its copy', async ({
  page,
  data,
}) => {
  const server = await open(page, data);
  await page.goto(new URL('/settings', server.address).href);
  const field = page.getByLabel('Second place for copies');
  await field.fill(path.join(data, 'no stick'));
  await field.press('Tab');
  await expect(page.getByText(/The second place for copies, .*, is not there/)).toBeVisible();
  const stick = mkdtempSync(path.join(os.tmpdir(), 'etui-stick-'));
  await field.fill(stick);
  await field.press('Tab');
  await expect(page.getByText(/is not there/)).toHaveCount(0);
  await expect.poll(() => existsSync(path.join(stick, 'Etui')) && readdirSync(path.join(stick, 'Etui')).length).toBe(2);
  await server.stop();
  rmSync(stick, { recursive: true });
});
