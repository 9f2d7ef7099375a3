import { existsSync } from 'node:fs';
import path from 'node:path';
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
