/** The club's line and logo: chosen, refused, on paper, still there after a restart, taken away. */
import type { Page } from '@playwright/test';
import { drawnLogo } from '../../logos.ts';
import { readPdf, wordsOn } from '../../pdf.ts';
import { expectNoBarrier } from '../barriers.ts';
import { expect, test } from '../fixtures.ts';
import { EventsPage } from '../pages/EventsPage.ts';
import { PaperPage } from '../pages/PaperPage.ts';

const PNG = { name: 'logo.png', mimeType: 'image/png', buffer: drawnLogo('image/png') };

function logo(page: Page) {
  return page.getByRole('img', { name: 'The logo as it is printed' });
}

async function choose(page: Page, file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^Choose (a file|another)$/ }).click(),
  ]);
  await chooser.setFiles(file);
}

async function savedRanking(page: Page) {
  const { content } = await new PaperPage(page).savePdf();
  return { text: (await readPdf(content)).pages.map(wordsOn).join('\n'), raw: content.toString('latin1') };
}

test('a logo and a line are chosen, printed, there after a restart, and taken away again', async ({
  app: { page },
}) => {
  await new EventsPage(page).sample().click();
  await page.waitForURL(/\/room$/);
  const session = Number(/\/sessions\/(\d+)\//.exec(page.url())?.[1]);
  const settings = new URL('/settings', page.url()).href;
  await page.goto(settings);
  await page.getByRole('textbox', { name: /^Line over the heading/ }).fill('12 Mill Lane, riverside.example');
  await choose(page, PNG);
  await expect(logo(page)).toHaveAttribute('data-size', '240 x 120');
  expect(await logo(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240);
  await expectNoBarrier(page);
  await page.reload();
  await expect(logo(page)).toBeVisible();
  const paper = new PaperPage(page);
  await paper.open(session);
  const printed = await savedRanking(page);
  expect(printed.text).toContain('12 Mill Lane, riverside.example');
  expect(printed.raw).toContain('/Subtype /Image');
  await page.goto(settings);
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await expect(logo(page)).toHaveCount(0);
  await paper.open(session);
  expect((await savedRanking(page)).raw).not.toContain('/Subtype /Image');
});

test('a picture that is too large, or of another kind, is drawn anew in a size that prints', async ({
  app: { page },
}) => {
  await page.goto(new URL('/settings', page.url()).href);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle r="90" cx="100" cy="100"/></svg>';
  await choose(page, { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await expect(logo(page)).toHaveAttribute('data-size', '600 x 600');
  await choose(page, { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: drawnLogo('image/jpeg', 3000, 1400) });
  await expect(logo(page)).toHaveAttribute('data-size', '1200 x 560');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a file that is no logo is refused with what to do, and the one before stays', async ({ app: { page } }) => {
  await page.goto(new URL('/settings', page.url()).href);
  await choose(page, PNG);
  await expect(logo(page)).toBeVisible();
  const refused = page.getByRole('alert');
  await choose(page, { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') });
  await expect(refused).toHaveText(/^The file is not a picture that can be read here\./);
  await choose(page, { ...PNG, buffer: PNG.buffer.subarray(0, 300) });
  await expect(refused).toHaveText(/^The file is damaged/);
  await choose(page, { ...PNG, buffer: Buffer.alloc(400_000) });
  await expect(refused).toHaveText(/^The file is larger than 350 kB\./);
  await expectNoBarrier(page);
  await expect(logo(page)).toHaveAttribute('data-size', '240 x 120');
  await choose(page, { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: drawnLogo('image/jpeg', 90, 60) });
  await expect(logo(page)).toHaveAttribute('data-size', '90 x 60');
  await expect(refused).toHaveCount(0);
});
