import Papa from 'papaparse';
import { readPdf, wordsOn } from '../../pdf.ts';
import { expectNoBarrier } from '../barriers.ts';
import { howellSpec } from '../../builders.ts';
import { LONG_NAMES } from '../../names.ts';
import { giveNames, record, setLook, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EventsPage } from '../pages/EventsPage.ts';
import { PaperPage } from '../pages/PaperPage.ts';
import type { Page } from '@playwright/test';

/** Opens the paper of the sample event: 13 tables, 26 boards, every result. */
async function openPaper(page: Page): Promise<PaperPage> {
  await new EventsPage(page).sample().click();
  await page.waitForURL(/\/room$/);
  const paper = new PaperPage(page);
  await paper.open(Number(/\/sessions\/(\d+)\//.exec(page.url())?.[1]));
  return paper;
}

async function printedText(content: Buffer): Promise<string> {
  const { pages } = await readPdf(content);
  return pages.map(wordsOn).join('\n');
}

test('every document is drawn as it will be printed, under the policy of our pages', async ({ app: { page } }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') refused.push(message.text());
  });
  page.on('pageerror', (error) => refused.push(error.message));
  const paper = await openPaper(page);
  expect(page.workers()).toHaveLength(1);
  for (const [name, pages] of [
    [/^Ranking sheet/, 1],
    [/^Travellers/, 13],
    [/^Scored boards/, 13],
  ] as const) {
    await paper.document(name).click();
    await expect(paper.state()).toHaveText(pages === 1 ? '1 page' : `${pages} pages`);
    await expect(paper.pages()).toHaveCount(pages);
    expect(await paper.inkOf(1)).toBeGreaterThan(0.005);
    expect(await paper.inkOf(pages)).toBeGreaterThan(0.005);
    expect((await readPdf((await paper.savePdf()).content)).pages).toHaveLength(pages);
  }
  await paper.document(/^Table cards/).click();
  await expect(paper.state()).toHaveText('4 pages');
  expect(await paper.inkOf(4)).toBeGreaterThan(0.005);
  // One worker reads every document.
  expect(page.workers()).toHaveLength(1);
  expect(refused).toEqual([]);
});

test('the paper and the way to print stay in sight, whatever document is chosen; the lists scroll', async ({
  app: { page },
}) => {
  const paper = await openPaper(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('heading', { name: 'Before play' })).toBeVisible();
  for (const name of [/^Travellers/, /^Guide cards/, /^Ranking sheet/, /^Changes/]) {
    await paper.document(name).click();
    for (const control of [paper.choice('A4'), paper.choice('Letter'), paper.choice('Français'), paper.print()])
      await expect(control).toBeInViewport({ ratio: 1 });
    await expect(paper.document(name)).toBeInViewport({ ratio: 1 });
  }
  // From the last document up to the first by keys.
  for (let step = 0; step < 24; step += 1) await page.keyboard.press('ArrowUp');
  await expect(paper.document(/^Travellers/)).toHaveAttribute('aria-pressed', 'true');
  await expect(paper.document(/^Travellers/)).toBeInViewport({ ratio: 1 });
  await expect(paper.choice('Letter')).toBeInViewport({ ratio: 1 });
});

test('saved as PDF: the ranking with names and percentages, under the name of the event', async ({ app: { page } }) => {
  const paper = await openPaper(page);
  const pdf = await paper.savePdf();
  expect(pdf.name).toMatch(/^Ranking - Tuesday pairs \d{4}-\d\d-\d\d\.pdf$/);
  const text = await printedText(pdf.content);
  for (const word of ['Tuesday pairs', 'North-South', 'Cedar / Cypress', 'Rhône / Saône']) expect(text).toContain(word);
  expect(text.match(/^\d\d\.\d\d$/gm)).toHaveLength(26);
});

test('paper and language are those chosen, and the club keeps its paper', async ({ app: { page } }) => {
  const paper = await openPaper(page);
  await paper.choice('Français').check();
  await paper.choice('Letter').check();
  await expect(paper.state()).toHaveText('1 page');
  const { name, content } = await paper.savePdf();
  expect(name).toMatch(/^Classement - Tuesday pairs .*\.pdf$/);
  const [sheet] = (await readPdf(content)).pages;
  expect(sheet).toMatchObject({ width: 612, height: 792 });
  expect(sheet && wordsOn(sheet)).toContain('Nord-Sud');
  await page.reload();
  await expect(paper.choice('Letter')).toBeChecked();
  await expect(paper.choice('English')).toBeChecked();
});

test('only the boards asked for, and never any that are not there', async ({ app: { page } }) => {
  const paper = await openPaper(page);
  await expect(paper.boards()).toHaveCount(0);
  await paper.document(/^Scored boards/).click();
  await paper.boards().fill('3, 7-9');
  await expect(paper.state()).toHaveText('2 pages');
  await paper.boards().fill('3, 7-99');
  await expect(page.getByText('Boards from 1 to 26, for example 1-8 or 3, 7-9.')).toBeVisible();
  await expect(paper.boards()).toHaveAttribute('aria-invalid', 'true');
  await expect(paper.state()).toHaveText('2 pages');
  const text = await printedText((await paper.savePdf()).content);
  expect(text.match(/^Board \d+$/gm)).toEqual(['Board 3', 'Board 7', 'Board 8', 'Board 9']);
});

test('for a spreadsheet: the ranking and every result', async ({ app: { page } }) => {
  const paper = await openPaper(page);
  const ranking = await paper.saveCsv(/^Ranking as CSV$/);
  expect(ranking.name).toMatch(/^Ranking - Tuesday pairs .*\.csv$/);
  const pairs = rowsOf(ranking.content);
  expect(pairs).toHaveLength(1 + 26);
  expect(pairs.flat()).toContain('Saône');
  const results = rowsOf((await paper.saveCsv(/^Travellers as CSV$/)).content);
  expect(results).toHaveLength(1 + 338);
  expect(new Set(results.map((cells) => cells.length)).size).toBe(1);
});

/** A CSV file as another program reads it. */
function rowsOf(content: Buffer): string[][] {
  const { data, errors } = Papa.parse(content.toString('utf8'), { delimiter: ',', skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}

test.describe('printing', () => {
  test('brings the pages alone to the printer, one a sheet, at its fineness', async ({ app: { page }, desktop }) => {
    test.skip(desktop !== null, 'the window cannot show what it would print');
    const paper = await openPaper(page);
    for (const [name, size, pages] of [
      [/^Travellers/, 'A4', 4],
      [/^Ranking sheet/, 'Letter', 1],
    ] as const) {
      await paper.choice(size).check();
      await paper.document(name).click();
      if (pages > 1) await paper.boards().fill('1-8');
      await expect(paper.state()).toHaveText(pages === 1 ? '1 page' : `${pages} pages`);
      await paper.withoutPrinter();
      await page.keyboard.press('ControlOrMeta+p');
      await expect.poll(() => paper.printed(), { timeout: 30_000 }).toBe(1);
      const sheets = page.locator('body > [data-paper] img');
      await expect(sheets).toHaveCount(pages);
      expect(await sheets.first().evaluate((sheet: HTMLImageElement) => sheet.naturalWidth)).toBe(2480);
      const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }));
      expect(printed.pages).toHaveLength(pages);
      for (const sheet of printed.pages) {
        expect(Math.round(sheet.width)).toBe(size === 'A4' ? 595 : 612);
        expect(Math.round(sheet.height)).toBe(size === 'A4' ? 842 : 792);
        // The pages are pictures: a word would be one of the screen.
        expect(wordsOn(sheet)).toBe('');
      }
      await page.reload();
      await paper.pages().first().waitFor();
    }
  });

  test('leaves nothing behind, and the screen prints as a screen', async ({ app: { page }, desktop }) => {
    test.skip(desktop !== null, 'the window cannot show what it would print');
    const paper = await openPaper(page);
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = '1';
      };
    });
    await paper.print().click();
    await expect.poll(() => paper.printed()).toBe(1);
    await expect(page.locator('body > [data-paper] img')).toHaveCount(0);
    const [sheet] = (await readPdf(await page.pdf())).pages;
    expect(sheet && wordsOn(sheet)).toContain('Save as PDF');
  });

  test('says how far it is, and Escape stops it', async ({ app: { page } }) => {
    const paper = await openPaper(page);
    await paper.document(/^Scored boards/).click();
    await expect(paper.state()).toHaveText('13 pages');
    await paper.withoutPrinter();
    await paper.print().click();
    await expect(paper.state()).toHaveText(/^Preparing page \d+ of 13 …$/);
    // It goes on whatever is looked at meanwhile.
    await paper.document(/^Recap/).click();
    await expect(page.getByRole('heading', { name: 'Recap', level: 1 })).toBeVisible();
    await expect(paper.state()).toHaveText(/^Preparing page ([3-9]|1\d) of 13 …$/);
    await page.keyboard.press('Escape');
    await expect(paper.state()).toHaveText('1 page');
    expect(await paper.printed()).toBe(0);
  });
});

test('arrows choose a document, page keys scroll its pages', async ({ app: { page } }) => {
  const paper = await openPaper(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { name: 'Recap', level: 1 })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { name: 'Scored boards', level: 1 })).toBeVisible();
  await expect(paper.state()).toHaveText('13 pages');
  await expect(paper.pages().nth(1)).not.toBeInViewport();
  await page.keyboard.press('PageDown');
  await expect(paper.pages().nth(1)).toBeInViewport();
  await page.keyboard.press('PageUp');
  await expect(paper.pages().nth(1)).not.toBeInViewport();
});

test('a document that cannot be made says so', async ({ app: { page } }) => {
  const paper = await openPaper(page);
  await page.route('**/print/travellers.pdf*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await paper.document(/^Travellers/).click();
  await expect(paper.state()).toHaveText(/^The document could not be made\. Nothing is lost/);
  await page.unroute('**/print/travellers.pdf*');
  const refusal = { status: 507, json: { kind: 'problem', code: 'tooLarge' } };
  await page.route('**/print/recap.pdf*', (route) => route.fulfill(refusal));
  await paper.document(/^Recap/).click();
  await expect(paper.state()).toHaveText(/^The document is too large for the memory of this machine\./);
  await paper.document(/^Ranking sheet/).click();
  await expect(paper.state()).toHaveText('1 page');
  await paper.document(/^Travellers/).click();
  await expect(paper.state()).toHaveText('13 pages');
});

test('names with characters no font has are told before they are printed', async ({ app: { page } }) => {
  const { session, results } = await startEvening(page, howellSpec(3));
  await record(page, session, results);
  const paper = new PaperPage(page);
  await paper.open(session);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Characters without a meaning, which no font draws.
  await giveNames(page, session, [['Ann \u{10fffd}', 'Zoë Oak'], ...LONG_NAMES]);
  await expect(page.getByRole('alert')).toContainText('no font of this machine has: Ann \u{10fffd}.');
  await expectNoBarrier(page);
  expect(await printedText((await paper.savePdf()).content)).toContain('Ann ? / Zoë Oak');
  await setLook(page, { language: 'fr', theme: 'dark' });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('aucune police de cet ordinateur');
  await expectNoBarrier(page);
});

for (const theme of ['light', 'dark'] as const) {
  test(`nothing is in anybody's way: ${theme}`, async ({ app: { page } }) => {
    await setLook(page, { theme });
    const paper = await openPaper(page);
    await expectNoBarrier(page);
    await paper.document(/^Travellers/).click();
    await paper.boards().fill('99');
    await expect(paper.boards()).toHaveAttribute('aria-invalid', 'true');
    await expectNoBarrier(page);
  });
}

test('on a phone, and at twice the size, nothing scrolls sideways', async ({ app: { page } }) => {
  const paper = await openPaper(page);
  for (const width of [640, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(paper.pages().first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
});
