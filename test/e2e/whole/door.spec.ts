import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expectNoBarrier } from '../barriers.ts';
import { expect, test } from '../fixtures.ts';

test('the application opens with an empty club, whose file is made where it was told', async ({ app }) => {
  await expect(app.page).toHaveTitle(/Etui/);
  await expect(app.page.getByText('No events yet')).toBeVisible();
  expect(existsSync(path.join(app.dataFolder, 'club.sqlite'))).toBe(true);
});

test('the token leaves the address, and what the page loads comes from the application alone', async ({ app }) => {
  expect(app.page.url()).not.toContain('token');
  const { origin, protocol, host } = new URL(app.page.url());
  const home = protocol === 'etui:' ? `etui://${host}` : origin;
  const foreign: string[] = [];
  app.page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${home}/`) && !url.startsWith('data:') && !url.startsWith('blob:')) foreign.push(url);
  });
  await app.page.reload();
  await expect(app.page.getByText('No events yet')).toBeVisible();
  expect(foreign).toEqual([]);
});

test('a second window and a reload go on; in a browser that was not let in the address says what to do', async ({
  app: { page, address },
  context,
  browser,
}) => {
  test.skip(address === null, 'the desktop window has no address');
  await page.reload();
  await expect(page.getByText('No events yet')).toBeVisible();
  const second = await context.newPage();
  await second.goto(new URL('/settings', page.url()).href);
  await expect(second.getByRole('heading', { name: 'Settings' })).toBeVisible();
  // The address again, in the browser that used it: back to the first screen.
  await second.goto(address ?? '');
  await expect(second.getByText('No events yet')).toBeVisible();
  expect(second.url()).not.toContain('token');

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address ?? '');
  await expect(stranger.getByText('This address was used already')).toBeVisible();
  await expect(stranger.getByText('Cette adresse a déjà servi')).toBeVisible();
  await expectNoBarrier(stranger);
  await stranger.context().close();
});

test('a page of another port of this machine is sent the cookie, and can do nothing with it', async ({
  app: { page, address },
  context,
}) => {
  test.skip(address === null, 'the desktop window has no address');
  const seen = Promise.withResolvers<string>();
  const other = createServer((request, response) => {
    seen.resolve(request.headers.cookie ?? '');
    response.end('<!doctype html><title>Other</title>');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const elsewhere = await context.newPage();
  await elsewhere.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  const cookie = await seen.promise;
  expect(cookie).toContain(`etui-${new URL(page.url()).port}=`);
  const stolen = await fetch(new URL('/api/events', page.url()), { headers: { cookie } });
  expect(stolen.status).toBe(403);
  // What the page keeps for its own origin is not there.
  expect(await elsewhere.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('etui page key'))).toMatch(/^[\w-]{43}$/);
  other.close();
});
