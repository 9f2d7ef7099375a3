/** What the screens give to a club's site: the page and the e-mail of an event, and the pages of a season. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, Route } from '@playwright/test';
import { unzipSync } from 'fflate';
import { mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { ask, openScreen, record, startEvening, type Evening } from '../evenings.ts';
import { expect, test as base } from '../fixtures.ts';
import { EventsPage } from '../pages/EventsPage.ts';

const test = base.extend<{ folder: string }>({
  folder: async ({ context }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'etui-season-'));
    await use(folder);
    await context.setOffline(false);
    rmSync(folder, { recursive: true, force: true });
  },
});

async function playedEvening(page: Page, name: string, date: string): Promise<Evening> {
  const evening = await startEvening(page, mitchellSpec(3));
  await ask(page, 'PUT', `/api/sessions/${evening.session}/details`, { name, date, start: '19:30' });
  await record(page, evening.session, evening.results);
  return evening;
}

/** Lets so many requests through and keeps the next one waiting. */
async function held(page: Page, url: RegExp, through: number) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let requests = 0;
  const wait = async (route: Route) => {
    requests += 1;
    if (requests > through) {
      asked.resolve();
      await released.promise;
    }
    // Whoever asked may have gone meanwhile.
    await route.continue().catch(() => {});
  };
  await page.route(url, wait);
  const release = async () => {
    released.resolve();
    await page.unroute(url, wait);
  };
  return { asked: asked.promise, release };
}

/** Presses what saves a file. */
async function saved(
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly name: string; readonly file: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), file: await download.path() };
}

test('saves the pages of a season as a zip, which open from the disk without a network', async ({
  app: { page },
  folder,
}) => {
  const published = await playedEvening(page, 'Pairs <b>& "Étoile"', '2026-11-17');
  await ask(page, 'POST', `/api/sessions/${published.session}/publication`, {});
  await playedEvening(page, 'Not yet', '2026-11-10');
  await playedEvening(page, 'Long ago', '2025-03-04');
  await new EventsPage(page).open();
  await page.getByRole('link', { name: 'Not yet' }).waitFor();
  await page.keyboard.press('p');
  const form = page.getByRole('form', { name: 'Result pages of several events' });
  await form.getByRole('textbox', { name: 'From' }).fill('1 Sep 2026');
  await form.getByRole('textbox', { name: 'To' }).fill('30 Nov 2026');
  await expect(form.getByRole('checkbox')).toHaveCount(2);
  await expect(form.getByRole('checkbox', { name: 'Pairs' })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'Not yet 10 Nov 2026, not published' })).not.toBeChecked();
  await expectNoBarrier(page);
  await expect(form.getByRole('button', { name: 'Save 1 page' })).toBeVisible();
  await form.getByRole('checkbox', { name: 'Not yet' }).check();

  // The second page is held back: nothing is saved once somebody has stopped.
  const second = await held(page, /\/api\/site\/season\/pages\//, 1);
  await form.getByRole('button', { name: 'Save 2 pages' }).click();
  await second.asked;
  await expect(form.getByRole('status')).toHaveText('1 of 2 pages made …');
  await expect(form.getByRole('progressbar')).toHaveJSProperty('value', 1);
  await expectNoBarrier(page);
  await form.getByRole('button', { name: 'Stop' }).click();
  await expect(form.getByRole('status')).toHaveText('Stopped. Nothing was saved.');
  await second.release();

  const { name, file } = await saved(page, () => form.getByRole('button', { name: 'Save 2 pages' }).click());
  expect(name).toMatch(/^Results.*\.zip$/);
  await expect(form.getByText('Saved.')).toBeVisible();

  const files = unzipSync(readFileSync(file));
  expect(Object.keys(files).toSorted()).toEqual([
    expect.stringMatching(/^2026-11-10-not-yet-\d+\.html$/),
    expect.stringMatching(/^2026-11-17-pairs-b-etoile-\d+\.html$/),
    'index.html',
  ]);
  for (const [one, bytes] of Object.entries(files)) writeFileSync(path.join(folder, one), bytes);
  await page.context().setOffline(true);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(pathToFileURL(folder).href)) asked.push(request.url());
  });
  await page.goto(pathToFileURL(path.join(folder, 'index.html')).href);
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows.first()).toContainText('Pairs <b>& "Étoile"');
  await expect(rows.nth(1)).toContainText('10 November 2026');
  await expect(rows.nth(1)).toContainText('Provisional');
  await page.getByRole('button', { name: 'FR' }).click();
  await expect(page.getByRole('link', { name: 'Tournois' })).toBeVisible();
  // The language goes along to the page of an event, and back, whichever way the reader takes.
  await page.getByRole('link', { name: 'Pairs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pairs <b>& "Étoile"');
  await expect(page.getByRole('table', { name: 'Nord-Sud' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Tournois', exact: true })).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'EN' }).click();
  await expect(page.getByRole('table', { name: 'North-South' })).toBeVisible();
  await page.getByRole('link', { name: '‹ Events' }).click();
  await expect(page).toHaveURL(/index\.html#en$/);
  await expect(page.getByRole('link', { name: 'Events', exact: true })).toBeVisible();
  expect(asked).toEqual([]);
});

test('saves the page of an event from the paper screen and copies its e-mail; the palette leads there', async ({
  app: { page },
}) => {
  const { session, results } = await startEvening(page, mitchellSpec(3));
  await record(page, session, results);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openScreen(page, session, 'room');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('result page');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/site=page/);
  const link = page.getByRole('link', { name: 'Result page, one file with everything' });
  await expect(link).toBeFocused();
  const { name, file } = await saved(page, () => link.press('Enter'));
  expect(name).toMatch(/^Results - .*\.html$/);
  expect(readFileSync(file, 'utf8')).toMatch(/^<!doctype html>/);
  await page.getByRole('button', { name: 'Copy the ranking for an e-mail' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\(%\)/);
});
