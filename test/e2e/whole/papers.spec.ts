/** All papers of an evening in one press: ticks and copies, one print job, one file, stopped, remembered. */
import type { Page } from '@playwright/test';
import { readPdf, wordsOn } from '../../pdf.ts';
import { expectNoBarrier } from '../barriers.ts';
import { setLook } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EventsPage } from '../pages/EventsPage.ts';
import { PaletteDialog } from '../pages/PaletteDialog.ts';
import { PaperPage } from '../pages/PaperPage.ts';

/** The sample event: 13 tables, 26 boards, every result. */
async function openSample(page: Page): Promise<{ readonly paper: PaperPage; readonly session: number }> {
  await new EventsPage(page).sample().click();
  await page.waitForURL(/\/room$/);
  return { paper: new PaperPage(page), session: Number(/\/sessions\/(\d+)\//.exec(page.url())?.[1]) };
}

test('the papers before play are one press away, each with its copies, in one job', async ({
  app: { page },
  desktop,
}) => {
  test.skip(desktop !== null, 'the window cannot show what it would print');
  const { paper, session } = await openSample(page);
  await paper.openAll(session, 'before');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Papers before play');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Travellers', 'Guide cards', 'Seating by name']);
  await paper.tick(/^Travellers/).uncheck();
  await paper.tick(/^Guide cards/).uncheck();
  await paper.tick(/^Table cards/).check();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Table cards', 'Seating by name']);
  await paper.copies('Seating by name').fill('3');
  await expect(paper.state()).toHaveText('2 documents, 5 pages, 7 sheets with all copies');
  await paper.withoutPrinter();
  await page.keyboard.press('ControlOrMeta+p');
  await expect.poll(() => paper.printed(), { timeout: 30_000 }).toBe(1);
  await expect(paper.sheets()).toHaveCount(7);
  const pictures = await paper.sheets().evaluateAll((sheets: HTMLImageElement[]) => sheets.map(({ src }) => src));
  // Four pages of the cards, each its own; then three times the page of the seating.
  expect(new Set(pictures.slice(0, 4)).size).toBe(4);
  expect(new Set(pictures.slice(4)).size).toBe(1);
  expect((await readPdf(await page.pdf({ preferCSSPageSize: true }))).pages).toHaveLength(7);
});

test('what was ticked and how many are remembered for the next event, and after a restart of the page', async ({
  app: { page },
}) => {
  const { paper, session } = await openSample(page);
  await paper.openAll(session, 'after');
  await paper.tick(/^Recap/).uncheck();
  await paper.copies('Ranking sheet').fill('4');
  await expect(paper.state()).toHaveText(/^2 documents, \d+ pages, \d+ sheets with all copies$/);
  await page.reload();
  await paper.whole();
  await expect(paper.tick(/^Recap/)).not.toBeChecked();
  await expect(paper.tick(/^Ranking sheet/)).toBeChecked();
  await expect(paper.copies('Ranking sheet')).toHaveValue('4');
  // The other papers keep their own ticks, and a document alone has the same copies.
  await page.getByRole('button', { name: 'Before play' }).click();
  await expect(paper.tick(/^Travellers/)).toBeChecked();
  await page.getByRole('button', { name: 'One document' }).click();
  await paper.document(/^Ranking sheet/).click();
  await expect(paper.copies('Ranking sheet')).toHaveValue('4');
  await paper.document(/^Recap/).click();
  await expect(paper.copies('Recap')).toHaveValue('1');
});

test('one document is printed as often as it says', async ({ app: { page }, desktop }) => {
  test.skip(desktop !== null, 'the window cannot show what it would print');
  const { paper, session } = await openSample(page);
  await paper.open(session);
  await paper.copies('Ranking sheet').fill('5');
  await paper.withoutPrinter();
  await page.keyboard.press('ControlOrMeta+p');
  await expect.poll(() => paper.printed(), { timeout: 30_000 }).toBe(1);
  await expect(paper.sheets()).toHaveCount(5);
});

test('printing says how far it is, lets the window go on, and stops', async ({ app: { page } }) => {
  const { paper, session } = await openSample(page);
  await paper.openAll(session, 'before');
  await paper.withoutPrinter();
  await paper.printAll().click();
  await expect(paper.state()).toHaveText(/^Preparing document 1 of 3: Travellers, page \d+ of 13 …$/);
  // Ticks and keys work meanwhile.
  await paper.tick(/^Score slips/).check();
  await expect(page.getByRole('heading', { level: 2, name: 'Score slips' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await paper.whole();
  await expect(paper.state()).toHaveText(/^4 documents/);
  await paper.printAll().click();
  await expect(paper.state()).toHaveText(/^(Making|Preparing) document 1 of 4/);
  await page.keyboard.press('Escape');
  await paper.whole();
  expect(await paper.printed()).toBe(0);
});

test('all of them are saved as one file, those with nothing to print left out', async ({ app: { page } }) => {
  const { paper, session } = await openSample(page);
  await paper.openAll(session, 'after');
  for (const name of [/^Recap/, /^Scorecards/]) await paper.tick(name).uncheck();
  await paper.tick(/^Rulings/).check();
  await expect(page.getByText('Nothing to print yet: left out.')).toBeVisible();
  await expect(paper.state()).toHaveText('2 documents, 1 page');
  const { name, content } = await paper.savePdf();
  expect(name).toMatch(/^Papers after play - Tuesday pairs \d{4}-\d\d-\d\d\.pdf$/);
  const { pages } = await readPdf(content);
  expect(pages).toHaveLength(1);
  expect(pages.map(wordsOn).join('\n')).toContain('Rhône / Saône');
  await paper.tick(/^Ranking sheet/).uncheck();
  await paper.printAll().click();
  await expect(paper.state()).toHaveText('There is nothing to print yet.');
});

test('a document that fails is named, and keeps none of the others from the printer and the file', async ({
  app: { page },
  desktop,
}) => {
  test.skip(desktop !== null, 'the window cannot show what it would print');
  const { paper, session } = await openSample(page);
  await page.route('**/print/recap.pdf*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(new URL(`/sessions/${session}/paper?papers=after`, page.url()).href);
  await paper.tick(/^Scorecards/).uncheck();
  const named = 'Recap could not be made: the others are printed and saved without it. 1 document, 1 page';
  await expect(paper.state()).toHaveText(named);
  expect((await readPdf((await paper.savePdf()).content)).pages.map(wordsOn).join('\n')).not.toContain('Recap');
  await paper.withoutPrinter();
  await paper.printAll().click();
  await expect(paper.state()).toHaveText(/^The others are with the printer; Recap could not be prepared\./);
  expect(await paper.printed()).toBe(1);
  await expect(paper.sheets()).toHaveCount(1);
  // It is made again where it is chosen again.
  await page.unroute('**/print/recap.pdf*');
  await paper.tick(/^Recap/).uncheck();
  await paper.tick(/^Recap/).check();
  await expect(page.getByText('1 page', { exact: true })).toHaveCount(2);
  // Without a document ticked there is nothing to press.
  for (const name of [/^Ranking sheet/, /^Recap/]) await paper.tick(name).uncheck();
  await expect(paper.state()).toHaveText('Tick the documents to print.');
  await expect(paper.printAll()).toBeDisabled();
});

test('by keys alone: from the palette to the ticks, the copies and the printer', async ({ app: { page }, desktop }) => {
  test.skip(desktop !== null, 'the window cannot show what it would print');
  const { paper, session } = await openSample(page);
  await paper.open(session);
  const palette = new PaletteDialog(page);
  await page.keyboard.press('ControlOrMeta+k');
  await palette.field().fill('all papers after');
  await page.keyboard.press('Enter');
  await paper.whole();
  await paper.tick(/^Ranking sheet/).focus();
  await page.keyboard.press('Tab');
  await expect(paper.copies('Ranking sheet')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(paper.copies('Ranking sheet')).toHaveValue('2');
  await page.keyboard.press('Tab');
  await expect(paper.tick(/^Recap/)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(paper.tick(/^Recap/)).not.toBeChecked();
  await paper.withoutPrinter();
  await page.keyboard.press('ControlOrMeta+p');
  await expect.poll(() => paper.printed(), { timeout: 60_000 }).toBe(1);
});

test('to the printer that was chosen, without a dialog; one that does not take the pages is named', async ({
  app: { page },
  desktop,
}) => {
  test.skip(desktop !== null, 'the printers are those of a window that is not this one');
  const printers = [
    { name: 'office', shown: 'Brother in the office' },
    { name: 'bar', shown: 'Behind the bar' },
  ];
  let isOn = true;
  const sent: unknown[] = [];
  await page.route('**/api/printers', (route) => route.fulfill({ json: printers }));
  await page.route('**/api/printers/print', async (route) => {
    const sheets = await paper.sheets().count();
    sent.push({ ...(route.request().postDataJSON() as object), sheets });
    await route.fulfill({ json: { isPrinted: isOn } });
  });
  const { paper, session } = await openSample(page);
  await paper.open(session);
  await page.getByRole('combobox', { name: 'Printer' }).selectOption('Behind the bar');
  await page.reload();
  await paper.pages().first().waitFor();
  await expect(page.getByRole('combobox', { name: 'Printer' })).toHaveValue('bar');
  await paper.withoutPrinter();
  await page.keyboard.press('ControlOrMeta+p');
  await expect.poll(() => sent, { timeout: 30_000 }).toEqual([{ printer: 'bar', paper: 'A4', sheets: 1 }]);
  isOn = false;
  await expect(paper.state()).toHaveText('1 page');
  await page.keyboard.press('ControlOrMeta+p');
  await expect(paper.state()).toHaveText(/^The printer Behind the bar did not take the pages\./);
  await page.getByRole('combobox', { name: 'Printer' }).selectOption('ask each time');
  await page.keyboard.press('ControlOrMeta+p');
  await expect.poll(() => paper.printed(), { timeout: 30_000 }).toBe(1);
  expect(sent).toHaveLength(2);
});

for (const theme of ['light', 'dark'] as const) {
  test(`nothing is in anybody's way: ${theme}`, async ({ app: { page } }) => {
    await setLook(page, { theme });
    const { paper, session } = await openSample(page);
    await paper.openAll(session, 'before');
    await expectNoBarrier(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await expectNoBarrier(page);
  });
}
