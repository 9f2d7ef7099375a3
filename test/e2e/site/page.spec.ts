import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test as base, type Page } from '@playwright/test';
import { expectNoBarrier } from '../barriers.ts';

const WRITER = fileURLToPath(new URL('write-pages.ts', import.meta.url));

interface Pages {
  /** Writes the pages of events of these kinds, of every kind by default, each a file; answers the kinds. */
  readonly write: (...kinds: readonly string[]) => readonly string[];
  /** Opens a page from the disk, without a network; answers what it asked for and complained of so far. */
  readonly open: (kind: string) => Promise<readonly string[]>;
}

/** Pages of events in a folder of their own; every request is blocked and counted. */
const test = base.extend<{ pages: Pages }>({
  pages: async ({ page, context }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'etui-page-'));
    const asked: string[] = [];
    await context.setOffline(true);
    page.on('request', (request) => {
      if (!request.url().startsWith(pathToFileURL(folder).href)) asked.push(request.url());
    });
    page.on('dialog', () => asked.push('dialog'));
    page.on('console', (message) => asked.push(message.text()));
    page.on('pageerror', (error) => asked.push(error.message));
    await use({
      write: (...kinds) => {
        execFileSync(process.execPath, [WRITER, folder, ...kinds]);
        const files = readdirSync(folder).filter((name) => name.endsWith('.html'));
        return files.map((name) => path.basename(name, '.html'));
      },
      open: async (kind) => {
        await page.goto(`${pathToFileURL(path.join(folder, `${kind}.html`)).href}#ranking`);
        return asked;
      },
    });
    rmSync(folder, { recursive: true, force: true });
  },
});

test('a page goes from the ranking to scorecards and boards, sorts, and is read in the other language', async ({
  page,
  pages,
}) => {
  pages.write('sample');
  const asked = await pages.open('sample');
  const table = page.getByRole('table', { name: 'North-South' });
  const first = table.locator('tbody tr').first();
  await expect(first).toContainText('Ash / Aspen');
  await table.getByRole('button', { name: '%' }).click();
  await expect(first).toContainText('Linden / Maple');
  await table.getByRole('button', { name: 'Pair' }).click();
  await expect(first).toContainText('Alder / Birch');
  await table.getByRole('button', { name: 'Place' }).click();
  await expect(first).toContainText('Ash / Aspen');

  await page.getByRole('link', { name: 'Ash / Aspen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ash / Aspen' })).toBeFocused();
  await page.getByRole('link', { name: '7', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Board 7' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'North', exact: true })).toContainText('10');
  await expect(page.locator('tr.own')).toHaveCount(1);
  await page.getByRole('link', { name: '‹ Ash / Aspen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ash / Aspen' })).toBeVisible();

  await page.getByRole('button', { name: 'FR' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('link', { name: 'Noms' }).click();
  await page.getByRole('searchbox', { name: 'Chercher un nom' }).fill('ash');
  await expect(page.locator('tbody tr:visible')).toHaveCount(1);
  expect(asked).toEqual([]);
});

/** The first sheet of every form that a page has: a ranking, a board, a scorecard. */
function sheetsToSee(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const found = new Map<string, string>();
    const waiting = ['ranking'];
    for (let sheet = waiting.shift(); sheet !== undefined; sheet = waiting.shift()) {
      const form = sheet.replace(/-.*/, '');
      if (form === 'all' || found.has(form)) continue;
      found.set(form, sheet);
      if (location.hash.slice(1) !== sheet) {
        const opened = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
        location.hash = sheet;
        await opened;
      }
      const ways = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')?.split('/')[1] ?? '');
      waiting.push(...ways.filter((way) => way !== ''));
    }
    return [...found.values()];
  });
}

/** Opens sheets one after the other; names those in which something is wider than its place. */
function tooWide(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (list) => {
    const wide: string[] = [];
    for (const address of list) {
      if (location.hash !== address) {
        const opened = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
        location.hash = address;
        await opened;
      }
      const places = [
        document.documentElement,
        ...document.querySelectorAll('.scroll, .box, .who, .title:not(.unseen)'),
      ];
      if (places.some((place) => place.scrollWidth > place.clientWidth)) wide.push(`${address} at ${innerWidth}`);
    }
    return wide;
  }, addresses);
}

const WIDEST_PHONE = 390;
const LOOKS = [
  { width: 320, language: 'fr', colorScheme: 'light' },
  { width: 390, language: 'en', colorScheme: 'dark' },
  { width: 1280, language: 'fr', colorScheme: 'light' },
] as const;

/** Kinds whose sheets are built in a way of their own: each is tried on a desk too, and with the rules of access. */
const BUILT_APART = ['sample', 'individual', 'knockout', 'poule', 'swiss'];

test('of every kind of event: no request, no name cut, no wider than its screen, nothing in anybody’s way', async ({
  page,
  pages,
}) => {
  const kinds = pages.write();
  expect(kinds).toEqual(expect.arrayContaining(BUILT_APART));
  for (const kind of kinds) {
    const asked = await pages.open(kind);
    const sheets = await sheetsToSee(page);
    const own = BUILT_APART.indexOf(kind);
    for (const [look, { width, language, colorScheme }] of LOOKS.entries()) {
      if (own < 0 && width > WIDEST_PHONE) continue;
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const addresses = sheets.map((sheet) => `#${language}/${sheet}`);
      // In one look the rules are tried sheet by sheet.
      const isTried = own >= 0 && own % LOOKS.length === look;
      for (const some of isTried ? addresses.map((address) => [address]) : [addresses]) {
        expect(await tooWide(page, some), kind).toEqual([]);
        if (isTried) await expectNoBarrier(page);
      }
    }
    expect(asked, kind).toEqual([]);
  }
});
