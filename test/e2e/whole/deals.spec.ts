import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readPdf, wordsOn } from '../../pdf.ts';
import { howellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { record, recordOneByOne, sessionOf, setLook, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { EventsPage } from '../pages/EventsPage.ts';
import { PaperPage } from '../pages/PaperPage.ts';

const FIRST = 'N:KJ542.A643.T93.J 8.KJ85.K8765.T62 AQ9.QT.AQ.K98754 T763.972.J42.AQ3';
const SECOND = 'N:KT532.AK65.876.T J9.T7.AKQJ9.J843 Q864.Q94.T2.K762 A7.J832.543.AQ95';
const game = (board: number, deal: string) => `[Board "${board}"]\n[Deal "${deal}"]\n`;

/** The deals of the event, above the pages of the hands. */
const dealsOf = (page: Page) => page.getByRole('region', { name: /^(Deals of the event|Donnes du tournoi)$/ });
const handsOf = (page: Page, board: number) =>
  page.getByRole('region', { name: new RegExp(`^(Hands of board|Donne de l’étui) ${board}$`) });

async function openHands(page: Page, session: number): Promise<PaperPage> {
  await page.goto(new URL(`/sessions/${session}/paper?document=hands`, page.url()).href);
  await dealsOf(page).waitFor();
  return new PaperPage(page);
}

async function printedHands(paper: PaperPage): Promise<string> {
  const { pages } = await readPdf((await paper.savePdf()).content);
  return pages.map(wordsOn).join('\n');
}

test('deals from a PBN file are printed and shown once the board is played everywhere', async ({ app: { page } }) => {
  const evening = await startEvening(page, howellSpec(3));
  const { session } = evening;
  const paper = await openHands(page, session);
  await expect(dealsOf(page)).toContainText('The hands of this event are not known yet.');
  const figures = '[DoubleDummyTricks "63456634567a9867a986"]\n[ParContract "EW 4S="]\n';
  const buffer = Buffer.from(`${game(1, FIRST)}${figures}\n${game(2, SECOND)}\n${game(30, SECOND)}`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tuesday.pbn', mimeType: 'application/octet-stream', buffer });
  // The button opens the one import, which leads back.
  const form = page.getByRole('form', { name: 'Import' });
  await expect(form).toContainText('Deals of boards 1–2.');
  await expect(form).toContainText('Board 30 is not played here');
  await form.getByRole('button', { name: 'Take the 2 deals' }).click();
  await expect(dealsOf(page)).toContainText('The hands of 2 of');
  await expect(dealsOf(page)).toContainText('Boards 1–2 wait until nobody can play them any more');
  expect((await sessionOf(page, session)).dealt).toEqual([1, 2]);
  expect(await printedHands(paper)).not.toMatch(/K\s*J\s*5\s*4\s*2/);

  const entry = new EntryPage(page);
  await entry.open(session, 1);
  const ofFirst = evening.results.filter(({ board }) => board === 1);
  await recordOneByOne(page, session, ofFirst.slice(1));
  await expect(entry.field(1)).toBeVisible();
  await expect(handsOf(page, 1)).toHaveCount(0);
  await record(page, session, ofFirst.slice(0, 1));
  await expect(handsOf(page, 1)).toContainText('K J 5 4 2');
  await expect(handsOf(page, 1)).toContainText('Double dummy, as tuesday.pbn has it');
  await expect(handsOf(page, 1).getByRole('row', { name: 'East 7 10 9 8 6' })).toBeVisible();
  await expect(handsOf(page, 1)).toContainText('Par: EW 4S=');
  await expectNoBarrier(page);

  await openHands(page, session);
  await expect(dealsOf(page)).toContainText('Board 2 waits');
  const printed = await printedHands(paper);
  expect(printed).toMatch(/K J 5 4 2/);
  expect(printed).toContain('Left out until played: 2.');

  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await sessionOf(page, session)).results.length).toBe(ofFirst.length - 2);
});

test('a file that is wrong is told line by line, and nothing of it is taken', async ({ app: { page } }) => {
  const { session } = await startEvening(page, howellSpec(3));
  await setLook(page, { theme: 'dark', language: 'fr' });
  await openHands(page, session);
  const machine = readFileSync(path.join(import.meta.dirname, '../../data/formats/deals.dup'));
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'x.dup', mimeType: 'application/octet-stream', buffer: machine.subarray(0, 400) });
  const form = page.getByRole('form', { name: 'Importer' });
  await expect(form).toContainText(/Enregistrement 3.*Le fichier s’arrête au milieu de cet étui/u);
  await expect(form).toContainText('Rien n’est pris tant que le fichier n’est pas juste.');
  await form.locator('input[type=file]').setInputFiles({ name: 'x.dup', mimeType: '', buffer: machine });
  await expect(form).toContainText('Donnes des étuis 1–15.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Coller du PBN …' }).click();
  const field = page.getByRole('textbox', { name: 'PBN des donnes' });
  await expect(field).toBeFocused();
  await field.fill(`${game(1, FIRST)}${game(2, SECOND.replace('J9.', 'K9.'))}`);
  await expect(dealsOf(page)).toContainText(/Ligne 4\s: dans l’étui 2, ♠R est donné deux fois/u);
  await expect(dealsOf(page)).toContainText('Rien n’est pris tant que le fichier n’est pas juste.');
  await expect(page.getByRole('button', { name: /^Prendre/ })).toHaveCount(0);
  await expectNoBarrier(page);
  await field.press('Control+Enter');
  expect((await sessionOf(page, session)).dealt).toEqual([]);
  await field.fill(game(1, FIRST));
  await field.press('Control+Enter');
  await expect(dealsOf(page)).toContainText('Une donne est prise.');
  expect((await sessionOf(page, session)).dealt).toEqual([1]);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await sessionOf(page, session)).dealt).toEqual([]);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(async () => (await sessionOf(page, session)).dealt).toEqual([1]);
});

test('the sample has its hands on paper, beside a board and under an explanation, and never on the second display', async ({
  app: { page },
}) => {
  await new EventsPage(page).sample().click();
  await page.waitForURL(/\/room$/);
  const session = Number(/\/sessions\/(\d+)\//.exec(page.url())?.[1]);
  const paper = await openHands(page, session);
  await expect(paper.pages()).toHaveCount(5);
  await expect(dealsOf(page)).toContainText('The hands of all 26 boards are known.');
  const saved = await paper.download(() => page.getByRole('link', { name: 'Save the hands as PBN' }).click());
  expect(saved.name).toMatch(/^Hands - Tuesday pairs .*\.pbn$/);
  expect(saved.content.toString('utf8').match(/\[Deal "N:/g)).toHaveLength(26);
  await new EntryPage(page).open(session, 7);
  await expect(handsOf(page, 7)).toBeVisible();
  await page.goto(new URL(`/sessions/${session}/ranking`, page.url()).href);
  await expect(handsOf(page, 1)).toContainText('K J 5 4 2');
  await page.goto(new URL(`/sessions/${session}/display`, page.url()).href);
  await expect(page.getByText('Ash').first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText('♠');
});
